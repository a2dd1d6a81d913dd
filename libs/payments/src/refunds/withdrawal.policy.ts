import type { ErrorCode, PaymentMethod } from '#contracts';
import { mayCancel, type OrderState } from '../orders/index.js';

export interface WithdrawalFacts {
  readonly state: OrderState;
  readonly method: PaymentMethod;
  readonly payableMinor: number;
  readonly credits: number;
  readonly grantedCredits: number;
  readonly revokedCredits: number;
  /** What of the money has not gone back, and is not on its way (`refundableOf`). */
  readonly refundableMinor: number;
  /** Credits of the order that nobody used. */
  readonly unusedCredits: number;
  /** The last day, as a date in the member's zone; today in the same zone. */
  readonly withdrawUntil: string | null;
  readonly today: string;
  readonly isWithdrawn: boolean;
}

type WithdrawalFault = Extract<ErrorCode, 'withdrawal_over' | 'withdrawal_done' | 'order_not_found'>;

/** The contract stands from the order on: of one that waits for a transfer or a debit nothing was paid yet, and nothing has to come back. */
export const awaitsMoney = ({ state, method }: Pick<WithdrawalFacts, 'state' | 'method'>): boolean =>
  (method === 'banktransfer' || method === 'directdebit') && mayCancel(state) === 'cancel';

/** Why an order cannot be withdrawn from; null when it can. */
export function withdrawalFault({
  state,
  method,
  withdrawUntil,
  today,
  isWithdrawn,
}: Pick<WithdrawalFacts, 'state' | 'method' | 'withdrawUntil' | 'today' | 'isWithdrawn'>): WithdrawalFault | null {
  if (isWithdrawn || state === 'refunded' || state === 'charged_back') return 'withdrawal_done';
  if (awaitsMoney({ state, method })) return null;
  if (state !== 'paid' || withdrawUntil === null) return 'order_not_found';
  return today > withdrawUntil ? 'withdrawal_over' : null;
}

/** What comes back: the price less the used credits pro rata, rounded half up in the member's favour, and no more than has not gone back yet. */
export function refundFor({ payableMinor, credits, unusedCredits, refundableMinor }: WithdrawalFacts): number {
  const share = Number((BigInt(payableMinor) * BigInt(unusedCredits) * 2n + BigInt(credits)) / (2n * BigInt(credits)));
  return Math.max(0, Math.min(share, refundableMinor));
}
