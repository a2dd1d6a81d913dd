import { SearchScreen } from '#member/features/search';
import { useSession } from '#member/shared/state/session';
import { useLiking } from '../liking';
import { mayLookAround } from '../route-facts';

export default function Members() {
  const { settings, user, sourceKnown } = useSession();
  return <SearchScreen open={mayLookAround(settings, user, sourceKnown)} onLike={useLiking()} />;
}
