import { useInfiniteQuery, useMutation, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import type { BlocksAnswer, MemberId } from '#contracts';
import { toApiError } from '#kit';
import { blockedKey } from '#member/shared/hooks/use-block';
import { peopleKey } from '#member/shared/api/people';
import { listBlocked } from '../api/list-blocked';
import { unblockMember } from '../api/unblock-member';

export const useBlocked = () =>
  useInfiniteQuery({
    queryKey: blockedKey,
    queryFn: ({ pageParam, signal }) => listBlocked(pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.cursor,
  });

/** Lifts a block. Who was unblocked in another window already is simply off the list. */
export function useUnblock() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (id: MemberId) => {
      try {
        await unblockMember(id);
      } catch (thrown) {
        if (toApiError(thrown).code !== 'member_not_found') throw thrown;
      }
    },
    onSuccess: (_done, id) => {
      queries.setQueryData<InfiniteData<BlocksAnswer>>(
        blockedKey,
        (known) =>
          known && { ...known, pages: known.pages.map((page) => ({ ...page, blocked: page.blocked.filter((one) => one.id !== id) })) },
      );
      // They may meet again: lists that are opened next are asked for anew.
      void queries.invalidateQueries({ queryKey: [peopleKey] });
    },
  });
}
