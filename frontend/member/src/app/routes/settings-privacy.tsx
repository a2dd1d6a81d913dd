import { ShowViewsChoice } from '#member/features/likes';
import { PrivacyPanel } from '#member/features/own-profile';

export default function SettingsPrivacy() {
  return (
    <PrivacyPanel>
      <ShowViewsChoice />
    </PrivacyPanel>
  );
}
