import { Injectable } from '@nestjs/common';
import { Transactions, type Tx } from '#database';
import { logger } from '#observability';
import { Chargebacks } from '../refunds/chargebacks.service.js';
import { DebitOutcomes } from '../direct-debit/debit-outcomes.service.js';
import { IssuesRepository } from '../issues/issues.repository.js';
import { LateWithdrawals } from '../refunds/late-withdrawals.service.js';
import { OrderBooks, priceOf } from '../orders/order-books.service.js';
import { OrderOutcomes } from './order-outcomes.service.js';
import { OrdersRepository, type Order } from '../orders/orders.repository.js';
import { PaymentAttempts } from './payment-attempts.service.js';
import { PaymentProvider, ProviderError, type ProviderPayment, type ProviderRefund } from '../provider/payment-provider.js';
import { RefundFollowing } from '../refunds/refund-following.service.js';
import { creditsOf, failureOf, mismatchOf, pauseBeforeAsking, returnsUnpaid, settlementOf, type Settlement } from './settlement.policy.js';
import { WalletsRepository } from '../wallet/wallets.repository.js';

/** So often an order is looked at anew when others move it meanwhile. */
const MOST_LOOKS = 10;

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
    private readonly following: RefundFollowing,
    private readonly lateWithdrawals: LateWithdrawals,
    private readonly wallets: WalletsRepository,
    private readonly chargebacks: Chargebacks,
    private readonly debits: DebitOutcomes,
  ) {}

  /** Asks the provider and settles. `named`: a payment that says it is that of the order. Throws a `ProviderError` when nothing is known; then nothing has changed. */
  async sync(orderId: string, named: string | null = null): Promise<void> {
    for (let looks = 0; looks < MOST_LOOKS; looks += 1) if (await this.look(orderId, named)) return;
    throw new ProviderError('unavailable', 'the order moves while it is looked at');
  }

  /** False when another look has moved the order meanwhile: what this one saw may be older, and money moves in both directions. */
  private async look(orderId: string, named: string | null): Promise<boolean> {
    const order = await this.transactions.run((tx) => this.orders.findWithAge(tx, orderId));
    if (!order) return true;
    const payment = await this.attempts.find(order, order.ageSeconds, named);
    // After the payment: what the list knows then is all that the payment counts.
    const listed = payment ? await this.following.listedFor(payment) : [];
    return this.transactions.run(async (tx) => {
      const now = await this.orders.lock(tx, orderId);
      if (now && now.movements !== order.movements) return false;
      if (now && payment) await this.settle(tx, now, payment, listed);
      else if (now) await this.giveUp(tx, now);
      return true;
    });
  }

  private async settle(tx: Tx, order: Order, payment: ProviderPayment, listed: readonly ProviderRefund[]): Promise<void> {
    const orderId = order.id;
    const mismatch = mismatchOf(order, payment, this.provider.mode) ?? (order.pspId && order.pspId !== payment.id ? 'wrong_order' : null);
    if (mismatch) {
      logger.error({ orderId, payment: payment.id, mismatch }, 'payment does not belong to its order');
      await this.issues.note(tx, { kind: mismatch, subject: payment.id, orderId: order.id });
    } else {
      const withdrawal = await this.following.withdrawalOf(tx, orderId, listed);
      await this.following.follow(tx, order, listed);
      const settlement = settlementOf(order, payment, withdrawal);
      if (order.method === 'directdebit') await this.settleDebit(tx, order, payment, settlement);
      else await this.apply(tx, order, payment, settlement);
    }
  }

  /** Of a debit some credits are granted before its money comes, and the bank may give the money back: who does not pay, pays so no more. */
  private async settleDebit(tx: Tx, order: Order, payment: ProviderPayment, settlement: Settlement): Promise<void> {
    if (payment.status !== 'paid') {
      // The credits before the discount's code, which the end of the order gives back: a checkout takes the wallet first too.
      if (settlement.state !== null) await this.orders.change(tx, order.id, { state: settlement.state });
      await this.debits.end(tx, order.id, payment);
    }
    await this.apply(tx, order, payment, settlement);
    await this.debits.follow(tx, order.id, payment);
  }

  /** The provider will not open a payment for the order. */
  async refuse(orderId: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      const order = await this.orders.lock(tx, orderId);
      if (order?.state === 'created') await this.outcomes.end(tx, order, 'failed', 'failed');
    });
  }

  /** The provider knows nothing of the order: it is given up when it will not be asked about again. */
  private async giveUp(tx: Tx, order: Order): Promise<void> {
    if (order.state === 'created' && order.askAt === null) await this.outcomes.end(tx, order, 'expired', null);
  }

  private async apply(tx: Tx, order: Order, payment: ProviderPayment, { grant, ...to }: Settlement): Promise<void> {
    const { state } = to;
    await this.orders.change(tx, order.id, { pspId: payment.id, checkoutUrl: payment.checkoutUrl, transfer: payment.transfer });
    if (grant > 0) {
      await this.outcomes.pay(tx, order, grant, payment.payerCountry);
      await this.books.bookPayment(tx, order);
      // What else the provider says is booked by the next look.
      if (await this.lateWithdrawals.payBack(tx, order.id)) return;
      await this.outcomes.noteBan(tx, order);
    } else if (state === 'failed' || state === 'cancelled' || state === 'expired') {
      await this.outcomes.end(tx, order, state, state === 'failed' ? failureOf(payment) : null);
    } else if (state === 'pending') {
      await this.outcomes.wait(tx, order);
      await this.orders.askAgain(tx, order.id, pauseBeforeAsking(state, 0), 0);
    }
    if (returnsUnpaid(order, payment)) await this.issues.note(tx, { kind: 'unpaid_return', subject: payment.id, orderId: order.id });
    const hasPaid = grant > 0 || order.grantedCredits > 0;
    const isMoved = to.refundedMinor !== 0 || to.chargedBackMinor !== 0 || to.revoke !== 0;
    if (!hasPaid || (!isMoved && (grant > 0 || state === null))) return;
    const now = grant > 0 ? await this.orders.lock(tx, order.id) : order;
    if (now) await this.moveBack(tx, now, to);
  }

  /** Books money that went back at the provider, or came again, and lets the credits that it stands for follow it. */
  private async moveBack(
    tx: Tx,
    before: Order,
    { revoke, refundedMinor, chargedBackMinor, state }: Omit<Settlement, 'grant'>,
  ): Promise<void> {
    await this.orders.change(tx, before.id, {
      revokedCredits: before.revokedCredits + revoke,
      refundedMinor: before.refundedMinor + refundedMinor,
      chargedBackMinor: before.chargedBackMinor + chargedBackMinor,
      movements: before.movements + 1,
      ...blockAfter(before, chargedBackMinor),
      ...(state === null ? {} : { state }),
    });
    const order = await this.orders.lock(tx, before.id);
    if (!order) return;
    // The standing before the wallet: sending takes them in this order too.
    await this.outcomes.review(tx, order);
    const { taken, restored } = await this.moveCredits(tx, order, before, revoke, chargedBackMinor > 0 ? 'chargeback' : 'refund');
    await this.books.bookBack(tx, order, 'refund', before.refundedMinor, refundedMinor);
    await this.books.bookBack(tx, order, 'chargeback', before.chargedBackMinor, chargedBackMinor);
    const takenByBank = Math.max(0, taken - creditsOf(order, Math.max(0, refundedMinor)));
    await this.chargebacks.follow(tx, order, { byMinor: chargedBackMinor, taken: takenByBank, restored });
  }

  /** Answers how many were taken, or given again. What a bank took back for credits that are used is owed. */
  private async moveCredits(tx: Tx, order: Order, before: Order, revoke: number, why: 'refund' | 'chargeback') {
    const takenBefore = await this.wallets.takenOf(tx, order);
    const missing = before.revokedCredits - takenBefore;
    const taken = revoke > 0 ? await this.books.revoke(tx, order, revoke, why) : 0;
    const restored = revoke < 0 ? Math.max(0, -revoke - missing) : 0;
    await this.books.restore(tx, order, restored);
    if (order.chargedBackMinor > 0 || before.chargedBackMinor > 0) {
      const backMinor = order.refundedMinor + order.chargedBackMinor;
      const owedMinor = order.chargedBackMinor === 0 ? 0 : Math.max(0, backMinor - priceOf(order, await this.wallets.takenOf(tx, order)));
      await this.books.bookReceivable(tx, order, owedMinor);
    }
    return { taken, restored };
  }
}

/** A chargeback keeps the account from buying, each new one anew; one that was reversed whole does no more. */
function blockAfter({ method, chargedBackMinor }: Order, moved: number): Partial<Pick<Order, 'blocksBuying'>> {
  // Whose debit came back may pay in another way (`DebitBlocks`).
  if (method === 'directdebit') return {};
  if (moved > 0) return { blocksBuying: true };
  return chargedBackMinor > 0 && chargedBackMinor + moved === 0 ? { blocksBuying: false } : {};
}
