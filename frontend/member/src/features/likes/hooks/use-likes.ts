import { useInfiniteQuery, type QueryClient } from '@tanstack/react-query';
import type { LikesAnswer, LikeType } from '#contracts';
import { peopleKey } from '#member/shared/api/people';
import { useFirstData } from '#member/shared/hooks/use-first-data';
import { listLikes } from '../api/list-likes';

const likesKey = [peopleKey, 'likes'] as const;

/** A list page by page; the first may have come with the page. */
export function useLikes(type: LikeType) {
  const came = useFirstData('likes');
  return useInfiniteQuery({
    queryKey: [...likesKey, type],
    queryFn: ({ pageParam, signal }) => listLikes(type, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (last: LikesAnswer) => last.cursor,
    ...(came?.type === type && { initialData: { pages: [came], pageParams: [null] }, initialDataUpdatedAt: performance.timeOrigin }),
  });
}

/** The lists changed on the server: what is on the screen is asked for again, the rest when it is opened. */
export const reloadLikes = (queries: QueryClient): Promise<void> => queries.invalidateQueries({ queryKey: likesKey });

/** As above, but what is on the screen stays: a card that one just pressed must not run away. */
export const outdateLikes = (queries: QueryClient): Promise<void> => queries.invalidateQueries({ queryKey: likesKey, refetchType: 'none' });

const matchReloadMs = 500;

/** A match has appeared somewhere: the lists are asked for half a second later, also when it was closed by then. */
export const reloadAfterMatch = (queries: QueryClient): void => void setTimeout(() => void reloadLikes(queries), matchReloadMs);
