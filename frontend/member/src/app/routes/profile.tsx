import { OwnProfileScreen } from '#member/features/own-profile';
import { TownField } from '#member/features/signup';

export default function Profile() {
  return <OwnProfileScreen town={TownField} />;
}
