import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BlockBody, DoneAnswer, MemberId } from '#contracts';
import { api, toApiError } from '#kit';
import { forgetPerson } from '../api/people';

export const blockedKey = ['blocked'] as const;

/** Blocks somebody and takes them from everything that this window shows. Who is gone already needs no block. */
export function useBlock() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (id: MemberId) => {
      try {
        await api.post<DoneAnswer>('/api/blocks', { profile: id } satisfies BlockBody);
      } catch (thrown) {
        if (toApiError(thrown).code !== 'member_not_found') throw thrown;
      }
    },
    onSuccess: (_done, id) => {
      forgetPerson(queries, id);
      void queries.invalidateQueries({ queryKey: blockedKey });
    },
  });
}
