import { Injectable } from '@nestjs/common';
import { Transactions, type Tx } from '#database';
import { Outbox } from '#events';
import { logger } from '#observability';
import { DoublePayments } from '../payment-sync/double-payments.service.js';
import { IssuesRepository, type Issue } from '../issues/issues.repository.js';
import { OpenOrders } from '../payment-sync/open-orders.service.js';
import { OrdersRepository, type Order } from '../orders/orders.repository.js';
import { refunded, refundUndone, settled } from '../payments.events.js';
import { PaymentProvider, type ProviderPayment } from '../provider/payment-provider.js';
import { differenceOf } from './reconciliation.policy.js';
import { ReconciliationRepository } from './reconciliation.repository.js';
import { ProviderCallsRepository } from '../payment-sync/provider-calls.repository.js';
import { RefundsRepository } from '../refunds/refunds.repository.js';
import { isAnother } from '../payment-sync/settlement.policy.js';
import { SettlementService } from '../payment-sync/settlement.service.js';

const AT_ONCE = 250;
/** What is younger is still on its way: a call of the provider, a look that waits in a queue. */
const SETTLING_MS = 5 * 60_000;
const HOURLY_HOURS = 48;
const NIGHTLY_HOURS = 35 * 24;
/** So many open issues are looked at again at once. */
const MOST_REVIEWED = 500;
const ALWAYS = new Date(0);
const FIRST = '00000000-0000-0000-0000-000000000000';

interface Window {
  readonly since: Date;
  /** Until here everything should have settled. */
  readonly until: Date;
}

/**
 * Compares three books with each other: the provider's, the orders', and those of credits and money. Differences become issues for finance; what
 * the provider knows better is then settled in the usual way, and stands as an issue until a later comparison finds that it agrees.
 */
@Injectable()
export class ReconciliationService {
  constructor(
    private readonly transactions: Transactions,
    private readonly reconciliation: ReconciliationRepository,
    private readonly settlement: SettlementService,
    private readonly openOrders: OpenOrders,
    private readonly doublePayments: DoublePayments,
    private readonly provider: PaymentProvider,
    private readonly issues: IssuesRepository,
    private readonly orders: OrdersRepository,
    private readonly refunds: RefundsRepository,
    private readonly calls: ProviderCallsRepository,
    private readonly outbox: Outbox,
  ) {}

  /** The orders of two days; answers how many issues are open. Throws a `ProviderError` when the provider does not answer, to be tried again. */
  hourly(): Promise<number> {
    return this.reconcile(HOURLY_HOURS, (since) => since);
  }

  /** Five weeks at the provider, every order that waits for money, and the whole of our own books. */
  async nightly(): Promise<number> {
    await this.askAboutOpen();
    await this.compareBalances();
    await this.transactions.run((tx) => this.calls.forgetUnknown(tx));
    return this.reconcile(NIGHTLY_HOURS, () => ALWAYS);
  }

  private async reconcile(hours: number, booksSince: (since: Date) => Date): Promise<number> {
    const { now, since } = await this.transactions.read((tx) => this.reconciliation.window(tx, hours));
    const window = { since, until: new Date(now.getTime() - SETTLING_MS) };
    const seen = await this.compareTheirs(window);
    await this.compareOurs(window, seen);
    await this.compareReturned(window, seen);
    await this.review(now);
    const books = booksSince(since);
    return this.transactions.run(async (tx) => {
      await this.askForPapers(tx);
      for (const fault of await this.reconciliation.faultsSince(tx, books)) await this.issues.note(tx, fault);
      await this.issues.closeUnseen(tx, now, books);
      await this.issues.closeCured(tx);
      const open = await this.issues.countOpen(tx);
      if (open > 0) logger.error({ event: 'reconciliation_issues', open }, 'payments do not agree with the books');
      return open;
    });
  }

  /** What is paid, or paid back, has a paper; the same job issues it that should have. */
  private async askForPapers(tx: Tx): Promise<void> {
    for (const orderId of await this.orders.withoutPaper(tx, AT_ONCE)) await this.outbox.tell(tx, settled, { orderId });
    for (const refundId of await this.refunds.withoutPaper(tx, AT_ONCE)) await this.outbox.tell(tx, refunded, { refundId });
    for (const refundId of await this.refunds.withVoidPaper(tx, AT_ONCE)) await this.outbox.tell(tx, refundUndone, { refundId });
  }

  /** Every payment of the provider has its order. Answers the ids of those that were looked at. */
  private async compareTheirs(window: Window): Promise<Set<string>> {
    const seen = new Set<string>();
    let batch: ProviderPayment[] = [];
    for await (const payment of this.provider.listPayments(window.since)) {
      seen.add(payment.id);
      batch.push(payment);
      if (batch.length < AT_ONCE) continue;
      await this.compare(batch, window);
      batch = [];
    }
    await this.compare(batch, window);
    return seen;
  }

  /** Every payment of an order is known to the provider. */
  private async compareOurs({ since, until }: Window, seen: ReadonlySet<string>): Promise<void> {
    for (let after = FIRST; ;) {
      const orders = await this.transactions.read((tx) => this.reconciliation.paymentsBetween(tx, since, until, after, AT_ONCE));
      for (const { id, pspId } of orders) if (pspId && !seen.has(pspId)) await this.findAgain(id, pspId, { since, until });
      if (orders.length < AT_ONCE) return;
      after = orders.at(-1)?.id ?? after;
    }
  }

  /** Money may go back long after its payment: what went back lately is looked at, however old the payment is. */
  private async compareReturned(window: Window, seen: ReadonlySet<string>): Promise<void> {
    const returned = new Set<string>();
    for await (const id of this.provider.listReturned(window.since)) if (!seen.has(id)) returned.add(id);
    for (const id of returned) {
      const payment = await this.provider.findPayment(id);
      if (payment) await this.compare([payment], window);
    }
  }

  /** Looks again at what earlier comparisons found of payments, and ends what is no more. */
  private async review(began: Date): Promise<void> {
    const found = await this.transactions.read((tx) => this.issues.ofPayments(tx, began, MOST_REVIEWED));
    for (const issue of found) {
      const payment = await this.provider.findPayment(issue.subject);
      const order = payment ? (await this.ordersOf([payment])).get(payment.orderId ?? '') : undefined;
      const stands = payment ? differenceOf(order, payment, this.provider.mode)?.kind === issue.kind : issue.kind === 'missing_payment';
      await this.transactions.run((tx) => (stands ? this.issues.note(tx, issue) : this.issues.close(tx, issue)));
    }
  }

  private async findAgain(orderId: string, pspId: string, window: Window): Promise<void> {
    const payment = await this.provider.findPayment(pspId);
    if (payment) return this.compare([payment], window);
    await this.note({ kind: 'missing_payment', subject: pspId, orderId });
  }

  private async compare(payments: readonly ProviderPayment[], { until }: Window): Promise<void> {
    const ids = payments.map(({ id }) => id);
    const called = await this.transactions.read((tx) => this.reconciliation.calledSince(tx, ids, until));
    const orders = await this.ordersOf(payments);
    for (const payment of payments) {
      if (called.has(payment.id) || (payment.paidAt ?? payment.createdAt) > until) continue;
      await this.follow(orders.get(payment.orderId ?? ''), payment);
    }
  }

  private async ordersOf(payments: readonly ProviderPayment[]): Promise<Map<string, Order>> {
    const ids = payments.flatMap(({ orderId }) => (orderId === null ? [] : [orderId]));
    const orders = await this.transactions.read((tx) => this.reconciliation.byIds(tx, ids));
    return new Map(orders.map((order) => [order.id, order]));
  }

  private async follow(order: Order | undefined, payment: ProviderPayment): Promise<void> {
    const difference = differenceOf(order, payment, this.provider.mode);
    if (!difference) return;
    const { kind, details } = difference;
    await this.note({ kind, subject: payment.id, orderId: order?.id ?? null, details });
    if (!order) return;
    if (isAnother(order, payment)) await this.doublePayments.settle(order, payment);
    else if (kind === 'missing_grant' || kind === 'amount_drift') await this.settlement.sync(order.id);
  }

  private async compareBalances(): Promise<void> {
    const { now } = await this.transactions.read((tx) => this.reconciliation.window(tx, 0));
    await this.transactions.run(async (tx) => {
      for (const fault of await this.reconciliation.walletFaults(tx)) await this.issues.note(tx, fault);
      await this.issues.closeUnseenBalances(tx, now);
    });
  }

  private async askAboutOpen(): Promise<void> {
    const { since } = await this.transactions.read((tx) => this.reconciliation.window(tx, HOURLY_HOURS));
    for (let after = FIRST; ;) {
      const ids = await this.transactions.read((tx) => this.reconciliation.openBefore(tx, since, after, AT_ONCE));
      for (const id of ids) await this.openOrders.look(id);
      if (ids.length < AT_ONCE) return;
      after = ids.at(-1) ?? after;
    }
  }

  private note(issue: Issue): Promise<void> {
    return this.transactions.run((tx) => this.issues.note(tx, issue));
  }
}
