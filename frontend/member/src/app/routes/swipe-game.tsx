import { useQueryClient } from '@tanstack/react-query';
import type { MemberId } from '#contracts';
import { reloadLikes } from '#member/features/likes';
import { offerMoment } from '#member/features/live';
import { SwipeScreen } from '#member/features/swipe';

export default function SwipeGame() {
  const queries = useQueryClient();
  return (
    <SwipeScreen onMatch={(profileId: MemberId) => offerMoment({ kind: 'match', profileId })} onLiked={() => void reloadLikes(queries)} />
  );
}
