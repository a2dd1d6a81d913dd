import { endsContract, type RefundCause, type RefundState } from '#contracts';

interface MovedMoney {
  readonly payableMinor: number;
  readonly refundedMinor: number;
  readonly chargedBackMinor: number;
}
interface MovingRefund {
  readonly cause: RefundCause;
  readonly state: RefundState;
  readonly amountMinor: number;
}

/**
 * What of an order's money could still be paid back. A refund counts from the moment in which it is asked for: the provider says only later that
 * it went back. A withdrawal whose transfers failed is owed all the same.
 */
export function refundableOf({ payableMinor, refundedMinor, chargedBackMinor }: MovedMoney, refunds: readonly MovingRefund[]): number {
  const known = refunds
    .filter(({ cause, state }) => cause !== 'chargeback' && (state !== 'failed' || endsContract({ cause })))
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  return Math.max(0, payableMinor - chargedBackMinor - Math.max(refundedMinor, known));
}
