import { allowed, refused, type Verdict } from '#contracts';

/** The orders of a member, as far as they decide about the next one. */
export interface RecentOrders {
  /** Wait for money. */
  readonly open: number;
  /** When there is room for another one within the hour; null: now. */
  readonly freeAt: Date | null;
}

/** Nobody buys as often as that: who orders more asks the provider for payments that nobody will make. */
export function mayOrder({ open, freeAt }: RecentOrders, settings: { readonly open_orders: number }): Verdict {
  if (open >= settings.open_orders) return refused('open_orders_limit');
  return freeAt ? refused('orders_limit', { retryAt: freeAt }) : allowed;
}
