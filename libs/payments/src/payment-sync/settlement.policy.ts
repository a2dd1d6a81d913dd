import { endsContract, type PaymentFailure, type RefundCause, type RefundState } from '#contracts';
import { mayMove, type OrderState } from '../orders/order-states.policy.js';
import type { ProviderPayment } from '../provider/payment-provider.js';

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

export type Mismatch = 'wrong_order' | 'wrong_amount' | 'wrong_currency' | 'wrong_mode';

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

/** A withdrawal takes effect when it is declared, whatever becomes of the transfer that pays it back. */
export interface DeclaredWithdrawal {
  readonly credits: number;
  readonly amountMinor: number;
  /** Its money is among what the provider says went back. */
  readonly isCounted: boolean;
  readonly isPaidBack: boolean;
}

/** Finance paid it after its transfers had failed: the provider knows of no transfer. */
export const isPaidElsewhere = ({
  cause,
  state,
  pspRefundId,
  amountMinor,
}: {
  readonly cause: RefundCause;
  readonly state: RefundState;
  readonly pspRefundId: string | null;
  readonly amountMinor: number;
}): boolean => endsContract({ cause }) && state === 'done' && pspRefundId === null && amountMinor > 0;

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

/** The credits of an order that so much money stands for, rounded half up. */
export const creditsOf = ({ credits, payableMinor }: Pick<OrderFacts, 'credits' | 'payableMinor'>, minor: number): number =>
  payableMinor === 0
    ? credits
    : Math.min(credits, Number((BigInt(credits) * BigInt(minor) * 2n + BigInt(payableMinor)) / (2n * BigInt(payableMinor))));

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

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const DAY_S = 24 * HOUR_S;
// A bank transfer may take two weeks.
const untilTransferred: readonly number[] = [HOUR_S, ...Array.from({ length: 15 }, () => DAY_S)];
const pauses: Readonly<Partial<Record<OrderState, readonly number[]>>> = {
  // Whether the provider heard of it at all is not known.
  created: [5 * MINUTE_S, HOUR_S, DAY_S, DAY_S, DAY_S, DAY_S, DAY_S],
  pending: untilTransferred,
  // A member called it off, and the money may be on its way.
  cancelled: untilTransferred,
};

/** Seconds until the provider is asked again without having called; null: never. `asked` counts how often it was. */
export const pauseBeforeAsking = (state: OrderState, asked: number): number | null => pauses[state]?.[asked] ?? null;

/** A call of which our note of the refund had not yet heard is made up for at once; a bank takes days. */
const refundPauses: readonly number[] = [10, 5 * MINUTE_S, HOUR_S, 6 * HOUR_S, ...Array.from({ length: 35 }, () => DAY_S)];

/** Seconds until a transfer that failed is made again, by how often it did; null: not any more, and finance pays it another way. */
const transferPauses: readonly number[] = [DAY_S, 3 * DAY_S, 7 * DAY_S];
export const pauseBeforeNextTransfer = (failed: number): number | null => transferPauses[failed - 1] ?? null;

/** The same for an order of which a refund is under way. */
export const pauseBeforeFollowing = (asked: number): number | null => refundPauses[asked] ?? null;
