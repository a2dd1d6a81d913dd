import { useMutation, useQueryClient } from '@tanstack/react-query';
import { userKey } from '#member/shared/api/user';
import { withdrawalsKey } from '#member/shared/api/withdrawals';
import { cancelOrder } from '../api/orders';
import { endAttempt } from '../state/attempt';
import { orderKey } from './use-order';
import { pricesKey } from './use-prices';

/** Calls an order off. Its code, the limit and the way out of the contract hang on it; when its money was there first, the order says so. */
export function useCancelOrder(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => cancelOrder(id),
    onSuccess: (order) => {
      endAttempt(id);
      queries.setQueryData(orderKey(id), order);
    },
    onSettled: () => {
      for (const queryKey of [orderKey(id), pricesKey, userKey, withdrawalsKey, ['orders'], ['spending'], ['withdrawal', id]])
        void queries.invalidateQueries({ queryKey });
    },
  });
}
