import type { WithdrawalAnswer, WithdrawalBody, WithdrawalQuote } from '#contracts';
import { api } from '#kit';

const pathOf = (id: string) => `/api/orders/${encodeURIComponent(id)}/withdrawal`;

/** `key` is that of the link in the receipt, for whoever is not logged in. */
export const getWithdrawal = (id: string, key: string | null, signal?: AbortSignal): Promise<WithdrawalQuote> =>
  api.get<WithdrawalQuote>(pathOf(id), { query: { key }, signal });

export const withdraw = (id: string, key: string | null, body: WithdrawalBody): Promise<WithdrawalAnswer> =>
  api.post<WithdrawalAnswer>(pathOf(id), body, { query: { key } });
