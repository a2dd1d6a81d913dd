import type { PaymentMethod } from '#contracts';

/** Where a bundle is paid, with the way to pay chosen beforehand and a discount code that goes along. */
export const checkoutPath = (bundleId: string, method?: PaymentMethod | null, code?: string): string =>
  `/credits/${bundleId}${method ? `/${method}` : ''}${code ? `?${new URLSearchParams({ code }).toString()}` : ''}`;

/** Where a bundle is paid by direct debit; without a bundle one is chosen there first. */
export const directDebitPath = (bundleId: string, code?: string): string =>
  `/directdebit?${new URLSearchParams({ bundle: bundleId, ...(code && { code }) }).toString()}`;

export const orderPath = (id: string): string => `/transactions/${id}`;
export const bankAccountPath = (id: string): string => `/transactions/${id}/bank-account`;
export const ordersPath = '/transactions';
export const spendingPath = '/settings/spending';
