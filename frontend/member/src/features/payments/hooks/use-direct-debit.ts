import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { DirectDebitView, MandateView } from '#contracts';
import { userKey } from '#member/shared/api/user';
import { withdrawalsKey } from '#member/shared/api/withdrawals';
import { getDirectDebit, revokeMandate } from '../api/direct-debit';
import { pricesKey } from './use-prices';

export const directDebitKey = ['direct-debit'] as const;

/** Whether the member can pay by direct debit now, and the mandates that they gave. */
export const useDirectDebit = () =>
  useQuery({ queryKey: directDebitKey, queryFn: ({ signal }) => getDirectDebit(signal), staleTime: 0, refetchOnWindowFocus: false });

const withMandate = (view: DirectDebitView | undefined, mandate: MandateView): DirectDebitView | undefined =>
  view && { ...view, mandates: view.mandates.map((one) => (one.id === mandate.id ? mandate : one)) };

/** Takes a mandate back. Orders that wait for it end with it. */
export function useRevokeMandate(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => revokeMandate(id),
    onSuccess: (mandate) => {
      queries.setQueryData<DirectDebitView>(directDebitKey, (view) => withMandate(view, mandate));
      for (const queryKey of [directDebitKey, pricesKey, userKey, withdrawalsKey, ['order'], ['orders'], ['spending']])
        void queries.invalidateQueries({ queryKey });
    },
  });
}
