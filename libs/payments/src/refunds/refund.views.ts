import { endsContract, type RefundView } from '#contracts';
import type { Refund } from './refunds.repository.js';

export const toRefundView = ({ id, cause, amountMinor, currency, credits, state, createdAt }: Refund): RefundView => ({
  id,
  cause,
  amount: { minor: amountMinor, currency },
  credits,
  state,
  at: createdAt.toISOString(),
});

/** A chargeback that was reversed, and a refund that somebody at the provider took back, came to nothing; what a member declared stands. */
export const concernsMember = (refund: Refund): boolean => endsContract(refund) || refund.state !== 'failed';
