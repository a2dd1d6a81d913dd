import { MatchFinderScreen } from '#member/features/match-finder';
import { useLiking } from '../liking';

export default function MatchFinder() {
  return <MatchFinderScreen onLike={useLiking()} />;
}
