import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { MemberId } from '#contracts';
import { toApiError } from '#kit';
import { forgetPerson } from '../../../session/people';
import { blockMember } from '../api/block-member';
import { blockedKey } from './use-blocked';

/** Blocks somebody and takes them from everything that this window shows. Who is gone already needs no block. */
export function useBlock() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (id: MemberId) => {
      try {
        await blockMember({ profile: id });
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
