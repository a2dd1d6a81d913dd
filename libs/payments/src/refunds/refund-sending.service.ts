import { Injectable } from '@nestjs/common';
import { Transactions, type Tx } from '#database';
import type { Claim } from '#events';
import { deterministicId } from '../books/index.js';
import { OrdersRepository, pauseBeforeRefundPoll, type Order } from '../orders/index.js';
import { PaymentProvider, ProviderError, type ProviderRefund } from '../provider/index.js';
import { FailedRefunds } from './failed-refunds.service.js';
import { transferOf } from './listed-refunds.service.js';
import { RefundsRepository, type Refund } from './refunds.repository.js';

interface Transferred {
  readonly answer: ProviderRefund | null;
  readonly amountMinor: number;
}

/** Pays money back through the provider. */
@Injectable()
export class RefundSending {
  constructor(
    private readonly transactions: Transactions,
    private readonly orders: OrdersRepository,
    private readonly refunds: RefundsRepository,
    private readonly failed: FailedRefunds,
    private readonly provider: PaymentProvider,
  ) {}

  /** Asks the provider for a refund, once however often it is tried. Throws when nothing is known, to be tried again. */
  async send(claim: Claim, refundId: string): Promise<void> {
    const [refund, order] = await this.transactions.run(async (tx) => {
      const found = await this.refunds.find(tx, refundId);
      return [found, found && (await this.orders.find(tx, found.orderId))] as const;
    });
    const isDue = refund?.state === 'requested' && refund.failedTransfers === 0;
    if (!isDue || !order?.pspId) return void (await this.transactions.run((tx) => claim.settle(tx)));
    await this.transfer(claim, { ...order, pspId: order.pspId }, refund);
  }

  /** Makes the transfers of an order that failed once more. Throws a `ProviderError`. */
  async retryDue(orderId: string): Promise<void> {
    const [order, refunds] = await this.transactions.run(async (tx) => [
      await this.orders.find(tx, orderId),
      await this.refunds.dueForRetry(tx, orderId),
    ]);
    if (!order?.pspId) return;
    for (const refund of refunds) await this.transfer(null, { ...order, pspId: order.pspId }, refund);
  }

  private async transfer(claim: Claim | null, order: Order & { readonly pspId: string }, refund: Refund): Promise<void> {
    const { answer, amountMinor } = await this.findOrCreate(order.pspId, refund);
    await this.transactions.run(async (tx) => {
      await claim?.settle(tx);
      await this.orders.lock(tx, order.id);
      if (amountMinor < refund.amountMinor) await this.refunds.lowerTo(tx, refund.id, amountMinor);
      if (amountMinor === 0) return void (await this.refunds.close(tx, refund.id, 'done'));
      if (!answer) return this.handleFailure(tx, refund);
      await this.refunds.markSent(tx, refund.id, answer.id);
      // The call that says how it ended may never come, or has come before this was noted.
      await this.orders.schedulePoll(tx, order.id, pauseBeforeRefundPoll(0), 0);
    });
  }

  /** Once, though two syncs made the same transfer at the same moment. */
  private async handleFailure(tx: Tx, { id, failedTransfers }: Refund): Promise<void> {
    const now = await this.refunds.find(tx, id);
    if (now?.state === 'requested' && now.failedTransfers === failedTransfers) await this.failed.handleTransfer(tx, now);
  }

  /**
   * No answer: the provider will not, and has not. The answer to an earlier try may be lost, and the provider knows our key for an hour alone: what
   * it lists is asked first, and once more when it refuses what it may have done already. Never more is asked for than has not gone back meanwhile,
   * by a chargeback or by somebody at the provider: `amountMinor` is what is left of the refund.
   */
  private async findOrCreate(paymentId: string, refund: Refund): Promise<Transferred> {
    const listed = async () => transferOf(refund, await this.provider.listRefunds(paymentId));
    const known = await listed();
    if (known) return { answer: known, amountMinor: known.amount.minor };
    const { id, currency, failedTransfers } = refund;
    const amountMinor = Math.min(refund.amountMinor, await this.unreturnedOf(paymentId));
    if (amountMinor === 0) return { answer: null, amountMinor };
    const key = failedTransfers === 0 ? id : deterministicId(id, 'transfer', failedTransfers);
    try {
      const amount = { minor: amountMinor, currency };
      return { answer: await this.provider.createRefund({ paymentId, refundId: id, key, amount, description: id }), amountMinor };
    } catch (error) {
      if (!(error instanceof ProviderError && error.kind === 'refused')) throw error;
      return { answer: (await listed()) ?? null, amountMinor };
    }
  }

  /** What has not gone back of a payment. */
  private async unreturnedOf(paymentId: string): Promise<number> {
    const payment = await this.provider.findPayment(paymentId);
    if (!payment) throw new ProviderError('unavailable', 'the payment of a refund is not found');
    return Math.max(0, payment.amount.minor - payment.refundedMinor - payment.chargedBackMinor);
  }
}
