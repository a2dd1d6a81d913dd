import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { BankAccountBody } from '#contracts';
import { getBankAccount, giveBankAccount } from '../api/bank-account';

/** Where the money of an order is to be paid that could not go back the way it came. */
export function useBankAccount(id: string, key: string | null) {
  const queries = useQueryClient();
  const queryKey = ['bank-account', id, key];
  const asked = useQuery({ queryKey, queryFn: ({ signal }) => getBankAccount(id, key, signal), staleTime: 0, refetchOnWindowFocus: false });
  const give = async (body: BankAccountBody) => queries.setQueryData(queryKey, await giveBankAccount(id, key, body));
  return { asked, give };
}
