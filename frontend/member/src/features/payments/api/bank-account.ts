import type { BankAccountBody, BankAccountView } from '#contracts';
import { api } from '#kit';

const pathOf = (id: string) => `/api/orders/${encodeURIComponent(id)}/bank-account`;

/** `key` is that of the link in the mail, for whoever is not logged in. */
export const getBankAccount = (id: string, key: string | null, signal?: AbortSignal): Promise<BankAccountView> =>
  api.get<BankAccountView>(pathOf(id), { query: { key }, signal });

export const giveBankAccount = (id: string, key: string | null, body: BankAccountBody): Promise<BankAccountView> =>
  api.put<BankAccountView>(pathOf(id), body, { query: { key } });
