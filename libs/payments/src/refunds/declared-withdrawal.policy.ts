import { endsContract, type RefundCause, type RefundState } from '#contracts';

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
