import { useQueryClient } from '@tanstack/react-query';
import type { MemberId } from '#contracts';
import { reloadLikes } from '../../features/likes';
import { offerMoment } from '../../features/live';
import { SwipeScreen } from '../../features/swipe';

export default function SwipeGame() {
  const queries = useQueryClient();
  return (
    <SwipeScreen onMatch={(profileId: MemberId) => offerMoment({ kind: 'match', profileId })} onLiked={() => void reloadLikes(queries)} />
  );
}
