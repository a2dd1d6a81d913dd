import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Money } from '#contracts';
import { toApiError } from '#kit';
import { userKey } from '#member/shared/api/user';
import { withdrawalsKey } from '#member/shared/api/withdrawals';
import { getWithdrawal, withdraw } from '../api/withdrawal';
import { orderKey } from './use-order';
import { pricesKey } from './use-prices';

/** What withdrawing gives back, and the withdrawal. When credits were used meanwhile, the new amount is fetched before it is asked again. */
export function useWithdrawal(id: string, key: string | null) {
  const queries = useQueryClient();
  const quote = useQuery({
    queryKey: ['withdrawal', id, key],
    queryFn: ({ signal }) => getWithdrawal(id, key, signal),
    staleTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const act = useMutation({
    mutationFn: (expected: Money) => withdraw(id, key, { expected }),
    onSuccess: () => {
      for (const queryKey of [orderKey(id), userKey, pricesKey, withdrawalsKey, ['orders'], ['spending']])
        void queries.invalidateQueries({ queryKey });
    },
    onError: async (error) => {
      if (toApiError(error).code === 'withdrawal_changed') await quote.refetch();
    },
  });
  return { quote, act };
}
