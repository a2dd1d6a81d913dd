import type { PaymentFailure } from '#contracts';
import type { Mismatch } from '../issues/index.js';
import { creditsOf, mayMove, type OrderState } from '../orders/index.js';
import type { ProviderPayment } from '../provider/index.js';
import type { DeclaredWithdrawal } from '../refunds/index.js';

/** What the decision needs to know of an order. */
export interface OrderFacts {
  readonly id: string;
  readonly state: OrderState;
  readonly credits: number;
  readonly payableMinor: number;
  readonly currency: string;
  readonly grantedCredits: number;
  readonly revokedCredits: number;
  readonly refundedMinor: number;
  readonly chargedBackMinor: number;
}

/** Why a payment of the provider does not count for an order; null when it does. */
export function mismatchOf(order: OrderFacts, payment: ProviderPayment, mode: 'live' | 'test'): Mismatch | null {
  if (payment.orderId !== order.id) return 'wrong_order';
  if (payment.mode !== mode) return 'wrong_mode';
  if (payment.amount.currency !== order.currency) return 'wrong_currency';
  if (payment.amount.minor !== order.payableMinor) return 'wrong_amount';
  return null;
}

/** Whether the payment names an order which has another one. */
export const isAnother = ({ pspId }: { readonly pspId: string | null }, { id }: Pick<ProviderPayment, 'id'>): boolean =>
  pspId !== null && pspId !== id;

/**
 * What is missing between what is true at the provider and what stands in our books; all of it zero or null when they agree. Money that went back
 * and came again is negative, and so are the credits that it stands for.
 */
export interface Settlement {
  /** The state to move to. */
  readonly state: OrderState | null;
  readonly grant: number;
  /** Credits whose money went back, beyond those counted before. */
  readonly revoke: number;
  readonly refundedMinor: number;
  readonly chargedBackMinor: number;
}

/** What to do so that the order says what the provider says. Asked again with the same answer, there is nothing to do. */
export function settlementOf(order: OrderFacts, payment: ProviderPayment, withdrawal: DeclaredWithdrawal | null): Settlement {
  const granted = payment.status === 'paid' ? order.credits : order.grantedCredits;
  // What was never paid cannot go back.
  const [refundedMinor, chargedBackMinor] = granted > 0 ? [payment.refundedMinor, payment.chargedBackMinor] : [0, 0];
  const ours = withdrawal?.isCounted ? withdrawal.amountMinor : 0;
  const othersMinor = Math.max(0, refundedMinor + chargedBackMinor - ours);
  const revoked = (withdrawal?.credits ?? 0) + (othersMinor > 0 ? creditsOf(order, othersMinor) : 0);
  const revoke = Math.min(revoked, granted) - order.revokedCredits;
  return {
    state: stateAfter(order, payment, withdrawal),
    grant: granted - order.grantedCredits,
    // Of a contract that ended nothing can be used any more, whatever comes again: its money is for finance to pay.
    revoke: withdrawal ? Math.max(0, revoke) : revoke,
    refundedMinor: refundedMinor - order.refundedMinor,
    chargedBackMinor: chargedBackMinor - order.chargedBackMinor,
  };
}

/** Whether money went back, or came again, since it was counted. */
export const isMoved = ({ refundedMinor, chargedBackMinor, revoke }: Settlement): boolean =>
  refundedMinor !== 0 || chargedBackMinor !== 0 || revoke !== 0;

/** Whether the provider says that money went back which never came. */
export const returnsUnpaid = (order: OrderFacts, { status, refundedMinor, chargedBackMinor }: ProviderPayment): boolean =>
  status !== 'paid' && order.grantedCredits === 0 && refundedMinor + chargedBackMinor > 0;

const unpaid = {
  open: 'pending',
  pending: 'pending',
  authorized: 'pending',
  failed: 'failed',
  canceled: 'cancelled',
  expired: 'expired',
} as const;

function stateAfter(
  { state, payableMinor }: OrderFacts,
  { status, refundedMinor, chargedBackMinor }: ProviderPayment,
  withdrawal: DeclaredWithdrawal | null,
): OrderState | null {
  const isRefunded = withdrawal?.isPaidBack === true || (refundedMinor > 0 && refundedMinor >= payableMinor);
  const refunded = isRefunded ? (['refunded'] as const) : [];
  const back = chargedBackMinor > 0 ? (['charged_back'] as const) : refunded;
  const steps: readonly OrderState[] = status === 'paid' ? ['paid', ...back] : [unpaid[status]];
  const end = steps.reduce<OrderState>((now, next) => (mayMove(now, next) ? next : now), state);
  return end === state ? null : end;
}

const cardFailures: Readonly<Record<string, PaymentFailure>> = {
  insufficient_funds: 'card_funds',
  invalid_card_number: 'card_details',
  invalid_cvv: 'card_details',
  invalid_card_holder_name: 'card_details',
  card_expired: 'card_details',
  invalid_card_type: 'card_details',
};

/** What the member is told of a payment that failed. */
export function failureOf({ method, failureReason }: Pick<ProviderPayment, 'method' | 'failureReason'>): PaymentFailure {
  if (method === 'directdebit') return 'debit_returned';
  if (method !== 'creditcard') return 'failed';
  return (failureReason !== null && cardFailures[failureReason]) || 'card_refused';
}
