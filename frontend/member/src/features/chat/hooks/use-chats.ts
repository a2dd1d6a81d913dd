import { useQuery, useQueryClient } from '@tanstack/react-query';
import { feedQuery, mergeFeed } from '#member/shared/api/feed';
import { useFirstData } from '#member/shared/hooks/use-first-data';

/** The member's conversations; the same copy that the badges count. They may have come with the page. */
export function useChats() {
  const queries = useQueryClient();
  const came = useFirstData('chats');
  return useQuery({
    ...feedQuery(queries),
    ...(came && { initialData: () => mergeFeed(undefined, came), initialDataUpdatedAt: performance.timeOrigin }),
  });
}
