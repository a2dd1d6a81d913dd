import { Injectable } from '@nestjs/common';
import { Transactions, type Tx } from '#database';
import { Outbox } from '#events';
import { logger } from '#observability';
import { IssuesRepository } from './issues.repository.js';
import { OrderBooks } from './order-books.service.js';
import { OrderOutcomes } from './order-outcomes.service.js';
import { OrdersRepository, type Order } from './orders.repository.js';
import { PaymentAttempts } from './payment-attempts.service.js';
import { refunded } from './payments.events.js';
import { PaymentProvider, type ProviderPayment } from './provider/payment-provider.js';
import { RefundsRepository } from './refunds.repository.js';
import { creditsOf, failureOf, mismatchOf, pauseBeforeAsking, settlementOf, type Settlement } from './settlement.policy.js';

/**
 * Makes an order say what the provider says of its payment. Whoever heard that something may have happened (the webhook, the page that members
 * come back to, the clock, the reconciliation) comes here, and nobody's word but the provider's counts: a call that is doubled, late, forged or
 * never comes changes nothing.
 */
@Injectable()
export class SettlementService {
  constructor(
    private readonly transactions: Transactions,
    private readonly orders: OrdersRepository,
    private readonly attempts: PaymentAttempts,
    private readonly provider: PaymentProvider,
    private readonly books: OrderBooks,
    private readonly outcomes: OrderOutcomes,
    private readonly issues: IssuesRepository,
    private readonly refunds: RefundsRepository,
    private readonly outbox: Outbox,
  ) {}

  /** Asks the provider and settles. Throws a `ProviderError` when nothing is known; then nothing has changed. */
  async sync(orderId: string): Promise<void> {
    const order = await this.transactions.run((tx) => this.orders.findWithAge(tx, orderId));
    if (!order) return;
    const payment = await this.attempts.find(order, order.ageSeconds);
    await this.transactions.run<unknown>((tx) => (payment ? this.settle(tx, orderId, payment) : this.giveUp(tx, orderId)));
  }

  /** Lets the order follow its payment, in the caller's transaction. False when there is no such order. */
  async settle(tx: Tx, orderId: string, payment: ProviderPayment): Promise<boolean> {
    const order = await this.orders.lock(tx, orderId);
    if (!order) return false;
    const mismatch = mismatchOf(order, payment, this.provider.mode) ?? (order.pspId && order.pspId !== payment.id ? 'wrong_order' : null);
    if (mismatch) {
      logger.error({ orderId, payment: payment.id, mismatch }, 'payment does not belong to its order');
      await this.issues.note(tx, { kind: mismatch, subject: payment.id, orderId: order.id });
    } else {
      await this.apply(tx, order, payment, settlementOf(order, payment));
    }
    return true;
  }

  /** The provider will not open a payment for the order. */
  async refuse(orderId: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      const order = await this.orders.lock(tx, orderId);
      if (order?.state === 'created') await this.outcomes.end(tx, order, 'failed', 'failed');
    });
  }

  /** The provider knows nothing of the order: it is given up when it will not be asked about again. */
  private async giveUp(tx: Tx, orderId: string): Promise<void> {
    const order = await this.orders.lock(tx, orderId);
    if (order?.state === 'created' && order.askAt === null) await this.outcomes.end(tx, order, 'expired', null);
  }

  private async apply(tx: Tx, order: Order, payment: ProviderPayment, { grant, ...to }: Settlement): Promise<void> {
    const { state } = to;
    await this.orders.change(tx, order.id, { pspId: payment.id, checkoutUrl: payment.checkoutUrl, transfer: payment.transfer });
    if (grant > 0) {
      await this.outcomes.pay(tx, order, grant);
      await this.books.bookPayment(tx, order);
    } else if (state === 'failed' || state === 'cancelled' || state === 'expired') {
      await this.outcomes.end(tx, order, state, state === 'failed' ? failureOf(payment) : null);
    } else if (state === 'pending') {
      await this.outcomes.wait(tx, order);
      await this.orders.askAgain(tx, order.id, pauseBeforeAsking(state, 0), 0);
    }
    if (to.refundedMinor + to.chargedBackMinor + to.revoke > 0) await this.takeBack(tx, order.id, to);
  }

  /** Books money that went back at the provider, and takes the credits that it stands for as far as they are not used. */
  private async takeBack(
    tx: Tx,
    orderId: string,
    { revoke, refundedMinor, chargedBackMinor, state }: Omit<Settlement, 'grant'>,
  ): Promise<void> {
    const order = await this.orders.lock(tx, orderId);
    if (!order) return;
    const why = chargedBackMinor > 0 ? 'chargeback' : 'refund';
    await this.orders.change(tx, orderId, {
      revokedCredits: order.revokedCredits + revoke,
      refundedMinor: order.refundedMinor + refundedMinor,
      chargedBackMinor: order.chargedBackMinor + chargedBackMinor,
      ...(state === 'refunded' || state === 'charged_back' ? { state } : {}),
    });
    if (chargedBackMinor > 0) await this.issues.note(tx, { kind: 'charged_back', subject: orderId, orderId });
    // The standing before the wallet: sending takes them in this order too.
    await this.outcomes.undo(tx, order);
    const taken = await this.books.revoke(tx, order, revoke, why);
    if (why === 'chargeback') await this.books.bookReceivable(tx, order, revoke - taken);
    await this.books.bookBack(tx, order, 'refund', order.refundedMinor, refundedMinor);
    const ofRefund = chargedBackMinor > 0 ? Math.min(revoke, creditsOf(order, refundedMinor)) : revoke;
    if (refundedMinor > 0) await this.noteRefund(tx, order, order.refundedMinor + refundedMinor, ofRefund);
    await this.books.bookBack(tx, order, 'chargeback', order.chargedBackMinor, chargedBackMinor);
    if (chargedBackMinor > 0) await this.insertRefund(tx, order, 'chargeback', chargedBackMinor, revoke - ofRefund);
  }

  /** What went back beyond our own refunds was given back at the provider: the member is told of it, and gets a credit note, as of any other. */
  private async noteRefund(tx: Tx, order: Order, refundedMinor: number, credits: number): Promise<void> {
    const known = (await this.refunds.ofOrders(tx, [order.id])).filter(({ state, cause }) => state !== 'failed' && cause !== 'chargeback');
    const amountMinor = refundedMinor - known.reduce((sum, refund) => sum + refund.amountMinor, 0);
    if (amountMinor > 0) await this.insertRefund(tx, order, 'provider', amountMinor, credits);
  }

  /** A refund that is over before we hear of it. */
  private async insertRefund(tx: Tx, order: Order, cause: 'provider' | 'chargeback', amountMinor: number, credits: number): Promise<void> {
    const { id: orderId, memberId, currency } = order;
    const refund = await this.refunds.insert(tx, { orderId, memberId, cause, amountMinor, currency, credits, state: 'done' });
    await this.outbox.tell(tx, refunded, { refundId: refund.id });
  }
}
