import type { IssueKind, Mismatch } from '../issues/index.js';
import type { Order } from '../orders/index.js';
import type { ProviderPayment } from '../provider/index.js';
import { isAnother, mismatchOf, returnsUnpaid, settlementOf } from '../payment-sync/index.js';

/** What finance reads of a difference, in words of the order and of its payment. */
export interface Difference {
  readonly kind: Extract<
    IssueKind,
    'missing_order' | 'missing_grant' | 'unpaid_grant' | 'amount_drift' | 'paid_twice' | 'unpaid_return' | Mismatch
  >;
  readonly details: Readonly<Record<string, unknown>>;
}

/** What does not agree between a payment at the provider and its order; null when all does. Payments without money need no order. */
export function differenceOf(order: Order | undefined, payment: ProviderPayment, mode: 'live' | 'test'): Difference | null {
  const { status, amount, refundedMinor, chargedBackMinor } = payment;
  const isOfOrder = order !== undefined && order.grantedCredits > 0 && order.pspId === payment.id;
  // What went back whole and was never counted leaves nothing to do.
  if (!isOfOrder && status === 'paid' && refundedMinor + chargedBackMinor >= amount.minor) return null;
  if (order && returnsUnpaid(order, payment)) return { kind: 'unpaid_return', details: { status, refundedMinor, chargedBackMinor } };
  if (!order) return status === 'paid' ? { kind: 'missing_order', details: { ...amount } } : null;
  const mismatch = mismatchOf(order, payment, mode);
  // When the order has been paid besides, the money of a second payment must go back.
  if (isAnother(order, payment)) {
    const second = order.grantedCredits > 0 ? 'paid_twice' : 'missing_grant';
    return status === 'paid' ? { kind: mismatch ?? second, details: { ...amount } } : null;
  }
  if (mismatch) return { kind: mismatch, details: { status, ...amount } };
  if (status !== 'paid')
    return order.grantedCredits > 0 ? { kind: 'unpaid_grant', details: { status, granted: order.grantedCredits } } : null;
  const { grant } = settlementOf(order, payment, null);
  if (grant > 0) return { kind: 'missing_grant', details: { credits: grant } };
  if (refundedMinor === order.refundedMinor && chargedBackMinor === order.chargedBackMinor) return null;
  const details = {
    provider: { refundedMinor, chargedBackMinor },
    order: { refundedMinor: order.refundedMinor, chargedBackMinor: order.chargedBackMinor },
  };
  return { kind: 'amount_drift', details };
}
