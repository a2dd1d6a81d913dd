import { OwnProfileScreen } from '../../features/own-profile';
import { TownField } from '../../features/signup';

export default function Profile() {
  return <OwnProfileScreen town={TownField} />;
}
