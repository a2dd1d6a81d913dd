import { useQuery } from '@tanstack/react-query';
import type { WithdrawalQuote, WithdrawalsAnswer } from '#contracts';
import { api } from '#kit';

export const withdrawalsKey = ['withdrawals'] as const;

const listWithdrawals = async (signal?: AbortSignal): Promise<readonly WithdrawalQuote[]> =>
  (await api.get<WithdrawalsAnswer>('/api/withdrawals', { signal })).withdrawals;

/** The orders that the member can still withdraw from, and what each gives back now. */
export const useOpenWithdrawals = () =>
  useQuery({ queryKey: withdrawalsKey, queryFn: ({ signal }) => listWithdrawals(signal), staleTime: 0 });
