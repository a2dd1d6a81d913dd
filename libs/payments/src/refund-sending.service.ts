import { Injectable } from '@nestjs/common';
import { Transactions, type Tx } from '#database';
import { Outbox, type Claim } from '#events';
import { IssuesRepository } from './issues.repository.js';
import { OrderBooks } from './order-books.service.js';
import { OrdersRepository, type Order } from './orders.repository.js';
import { refunded } from './payments.events.js';
import { PremiumService } from './premium.service.js';
import { PaymentProvider, ProviderError, type ProviderRefund } from './provider/payment-provider.js';
import { RefundsRepository, type Refund } from './refunds.repository.js';
import { pauseBeforeFollowing } from './settlement.policy.js';
import { WalletsRepository } from './wallets.repository.js';

/** Pays money back through the provider, and gives the credits back when that cannot be done. */
@Injectable()
export class RefundSending {
  constructor(
    private readonly transactions: Transactions,
    private readonly orders: OrdersRepository,
    private readonly refunds: RefundsRepository,
    private readonly wallets: WalletsRepository,
    private readonly premium: PremiumService,
    private readonly books: OrderBooks,
    private readonly provider: PaymentProvider,
    private readonly outbox: Outbox,
    private readonly issues: IssuesRepository,
  ) {}

  /** Asks the provider for a refund, once however often it is tried. Throws when nothing is known, to be tried again. */
  async send(claim: Claim, refundId: string): Promise<void> {
    const [refund, order] = await this.transactions.run(async (tx) => {
      const found = await this.refunds.find(tx, refundId);
      return [found, found && (await this.orders.find(tx, found.orderId))] as const;
    });
    if (!refund || !order?.pspId || refund.state !== 'requested') return void (await this.transactions.run((tx) => claim.settle(tx)));
    const answer = await this.ask(order.pspId, refund);
    await this.transactions.run(async (tx) => {
      await claim.settle(tx);
      if (!answer) return this.fail(tx, refund, 0);
      await this.refunds.markSent(tx, refund.id, answer.id);
      // The call that says how it ended may never come, or has come before this was noted.
      await this.orders.askAgain(tx, order.id, pauseBeforeFollowing(0), 0);
    });
  }

  /** Lets our refunds of an order follow what the provider says of them. */
  async follow(orderId: string): Promise<void> {
    const open = await this.transactions.run(async (tx) => {
      const refunds = await this.refunds.ofOrders(tx, [orderId]);
      const order = await this.orders.find(tx, orderId);
      return order?.pspId && refunds.some(({ state }) => state === 'sent') ? order.pspId : null;
    });
    if (!open) return;
    const told = await this.provider.listRefunds(open);
    const payment = await this.provider.findPayment(open);
    await this.transactions.run((tx) => this.end(tx, orderId, told, payment?.refundedMinor ?? 0));
  }

  /**
   * Null: the provider will not, and has not. The answer to an earlier try may be lost, and the provider knows our key for an hour alone: what it
   * lists is asked first, and once more when it refuses what it may have done already.
   */
  private async ask(paymentId: string, { id, amountMinor, currency }: Refund): Promise<ProviderRefund | null> {
    const listed = async () => (await this.provider.listRefunds(paymentId)).find(({ refundId }) => refundId === id);
    const known = await listed();
    if (known) return known;
    try {
      return await this.provider.createRefund({ paymentId, refundId: id, amount: { minor: amountMinor, currency }, description: id });
    } catch (error) {
      if (!(error instanceof ProviderError && error.kind === 'refused')) throw error;
      return (await listed()) ?? null;
    }
  }

  private async end(tx: Tx, orderId: string, told: readonly ProviderRefund[], refundedMinor: number): Promise<void> {
    const order = await this.orders.lock(tx, orderId);
    // The provider counts a refund as gone from the moment it was asked for.
    const overMinor = Math.max(0, (order?.refundedMinor ?? 0) - refundedMinor);
    const ours = await this.refunds.ofOrders(tx, [orderId]);
    for (const refund of ours.filter(({ state }) => state === 'sent')) {
      const status = told.find(({ refundId }) => refundId === refund.id)?.status;
      if (status === 'failed' || status === 'canceled') await this.fail(tx, refund, Math.min(overMinor, refund.amountMinor));
      else if (status === 'refunded' && (await this.refunds.end(tx, refund.id, 'done'))) {
        await this.orders.change(tx, orderId, { state: 'refunded' });
        await this.outbox.tell(tx, refunded, { refundId: refund.id });
      }
    }
  }

  /** The money stays with us, so the credits go back to the member, and finance looks at it. `voidMinor` was booked as gone. */
  private async fail(tx: Tx, refund: Refund, voidMinor: number): Promise<void> {
    const order = await this.orders.lock(tx, refund.orderId);
    if (!order || !(await this.refunds.end(tx, refund.id, 'failed'))) return;
    if (voidMinor > 0) await this.books.bookVoid(tx, order, voidMinor);
    await this.orders.change(tx, order.id, {
      revokedCredits: order.revokedCredits - refund.credits,
      refundedMinor: order.refundedMinor - voidMinor,
      // Whoever paid for all of it and got nothing back has paid.
      ...(order.state === 'refunded' && order.refundedMinor === voidMinor ? { state: 'paid' } : {}),
    });
    await this.premium.review(tx, order.memberId);
    if (refund.credits > 0) await this.giveBack(tx, order, refund);
    await this.issues.note(tx, { kind: 'refund_failed', subject: refund.id, orderId: order.id });
  }

  private giveBack(
    tx: Tx,
    { id: orderId, memberId, payableMinor: priceMinor, credits: ofCredits, currency }: Order,
    refund: Refund,
  ): Promise<void> {
    return this.wallets.giveBack(tx, memberId, refund.id, { orderId, credits: refund.credits, priceMinor, ofCredits, currency });
  }
}
