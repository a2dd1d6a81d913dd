import { useParams } from 'react-router';
import { useSeen } from '#member/features/likes';
import { ProfileScreen } from '#member/features/profile';
import { useSession } from '#member/shared/state/session';
import { useLiking } from '../liking';
import { mayLookAround } from '../route-facts';

export default function MembersId() {
  const { id = '' } = useParams();
  const { settings, user, sourceKnown } = useSession();
  return <ProfileScreen key={id} id={id} open={mayLookAround(settings, user, sourceKnown)} onLike={useLiking()} onOpened={useSeen()} />;
}
