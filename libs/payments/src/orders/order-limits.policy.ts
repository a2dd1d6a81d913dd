import { allowed, refused, type Verdict } from '#contracts';
import type { SiteSettings } from '#site';

/** The orders of a member, as far as they decide about the next one. */
export interface RecentOrders {
  /** A bank took back the money of one of them. */
  readonly isBlocked: boolean;
  /** Wait for money. */
  readonly open: number;
  /** When there is room for another one within the hour; null: now. */
  readonly freeAt: Date | null;
}

/** Whether a member may order once more. Nobody buys as often as the limits allow: who would go beyond asks for payments that nobody will make. */
export function mayOrder(
  { isBlocked, open, freeAt }: RecentOrders,
  settings: Pick<SiteSettings, 'open_orders' | 'support_email'>,
): Verdict {
  if (isBlocked) return refused('buying_blocked', { params: { email: settings.support_email } });
  if (open >= settings.open_orders) return refused('open_orders_limit');
  return freeAt ? refused('orders_limit', { retryAt: freeAt }) : allowed;
}
