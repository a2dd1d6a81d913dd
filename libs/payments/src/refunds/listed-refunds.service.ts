import { Injectable } from '@nestjs/common';
import { Transactions, type Tx } from '#database';
import { PaymentProvider, type ProviderPayment, type ProviderRefund } from '../provider/index.js';
import { isPaidElsewhere, type DeclaredWithdrawal } from './declared-withdrawal.policy.js';
import { RefundsRepository, type Refund } from './refunds.repository.js';

/** The refunds of a payment as the provider lists them. */
@Injectable()
export class ListedRefunds {
  constructor(
    private readonly transactions: Transactions,
    private readonly refunds: RefundsRepository,
    private readonly provider: PaymentProvider,
  ) {}

  /** Nothing is asked while there is nothing to know. Throws a `ProviderError`. */
  async of({ id, orderId, refundedMinor }: ProviderPayment): Promise<readonly ProviderRefund[]> {
    const hasOwn = async () => orderId !== null && (await this.transactions.read((tx) => this.refunds.ofOrders(tx, [orderId]))).length > 0;
    return refundedMinor > 0 || (await hasOwn()) ? this.provider.listRefunds(id) : [];
  }

  /** The member's withdrawal from an order, as the list has it; null when there is none. */
  async withdrawalOf(tx: Tx, orderId: string, listed: readonly ProviderRefund[]): Promise<DeclaredWithdrawal | null> {
    const refund = await this.refunds.withdrawalOf(tx, orderId);
    if (!refund) return null;
    const transfer = transferOf(refund, listed);
    const isPaidBack = transfer?.status === 'refunded' || isPaidElsewhere(refund);
    return { credits: refund.credits, amountMinor: refund.amountMinor, isCounted: transfer !== undefined, isPaidBack };
  }
}

/** Nothing of it goes back any more. */
export const isOff = ({ status }: ProviderRefund): boolean => status === 'failed' || status === 'canceled';

/** The transfer of our refund that is under way or has arrived: a failed one has a later one after it, or none. */
export const transferOf = ({ id }: Pick<Refund, 'id'>, listed: readonly ProviderRefund[]): ProviderRefund | undefined =>
  listed.find((told) => told.refundId === id && !isOff(told));
