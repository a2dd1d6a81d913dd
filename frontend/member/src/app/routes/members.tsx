import { SearchScreen } from '../../features/search';
import { useSession } from '../../session/session';
import { useLiking } from '../liking';
import { mayLookAround } from '../route-facts';

export default function Members() {
  const { settings, user, sourceKnown } = useSession();
  return <SearchScreen open={mayLookAround(settings, user, sourceKnown)} onLike={useLiking()} />;
}
