import { ShowViewsChoice } from '../../features/likes';
import { PrivacyPanel } from '../../features/own-profile';

export default function SettingsPrivacy() {
  return (
    <PrivacyPanel>
      <ShowViewsChoice />
    </PrivacyPanel>
  );
}
