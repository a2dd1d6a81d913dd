import { Injectable } from '@nestjs/common';
import { Transactions } from '#database';
import { IssuesRepository, type Issue } from '../issues/index.js';
import type { Order } from '../orders/index.js';
import { DoublePayments, isAnother, SettlementService } from '../payment-sync/index.js';
import { PaymentProvider, type ProviderPayment } from '../provider/index.js';
import { differenceOf } from './reconciliation.policy.js';
import { ReconciliationRepository } from './reconciliation.repository.js';

const AT_ONCE = 250;
/** So many open issues are reviewed at once. */
const MOST_REVIEWED = 500;
const FIRST = '00000000-0000-0000-0000-000000000000';

export interface ComparedTime {
  readonly since: Date;
  /** Until here everything should have settled. */
  readonly until: Date;
}

/** Compares the payments of the provider with the orders, both ways. Throws a `ProviderError` when the provider does not answer. */
@Injectable()
export class PaymentComparison {
  constructor(
    private readonly transactions: Transactions,
    private readonly reconciliation: ReconciliationRepository,
    private readonly provider: PaymentProvider,
    private readonly issues: IssuesRepository,
    private readonly settlement: SettlementService,
    private readonly doublePayments: DoublePayments,
  ) {}

  async compare(time: ComparedTime): Promise<void> {
    const seen = await this.compareTheirs(time);
    await this.compareOurs(time, seen);
    await this.compareReturned(time, seen);
  }

  /** Asks again about what comparisons before a moment found of payments, and ends what is no more. */
  async review(before: Date): Promise<void> {
    const found = await this.transactions.read((tx) => this.issues.ofPayments(tx, before, MOST_REVIEWED));
    for (const issue of found) {
      const payment = await this.provider.findPayment(issue.subject);
      const order = payment ? (await this.ordersOf([payment])).get(payment.orderId ?? '') : undefined;
      const stands = payment ? differenceOf(order, payment, this.provider.mode)?.kind === issue.kind : issue.kind === 'missing_payment';
      await this.transactions.run((tx) => (stands ? this.issues.note(tx, issue) : this.issues.close(tx, issue)));
    }
  }

  /** Every payment of the provider has its order. Answers the ids of those that were compared. */
  private async compareTheirs(time: ComparedTime): Promise<Set<string>> {
    const seen = new Set<string>();
    let batch: ProviderPayment[] = [];
    for await (const payment of this.provider.listPayments(time.since)) {
      seen.add(payment.id);
      batch.push(payment);
      if (batch.length < AT_ONCE) continue;
      await this.compareAll(batch, time);
      batch = [];
    }
    await this.compareAll(batch, time);
    return seen;
  }

  /** Every payment of an order is known to the provider. */
  private async compareOurs({ since, until }: ComparedTime, seen: ReadonlySet<string>): Promise<void> {
    for (let after = FIRST; ;) {
      const orders = await this.transactions.read((tx) => this.reconciliation.paymentsBetween(tx, since, until, after, AT_ONCE));
      for (const { id, pspId } of orders) if (pspId && !seen.has(pspId)) await this.findAgain(id, pspId, { since, until });
      if (orders.length < AT_ONCE) return;
      after = orders.at(-1)?.id ?? after;
    }
  }

  /** Money may go back long after its payment: what went back lately is compared, however old the payment is. */
  private async compareReturned(time: ComparedTime, seen: ReadonlySet<string>): Promise<void> {
    const returned = new Set<string>();
    for await (const id of this.provider.listReturned(time.since)) if (!seen.has(id)) returned.add(id);
    for (const id of returned) {
      const payment = await this.provider.findPayment(id);
      if (payment) await this.compareAll([payment], time);
    }
  }

  private async findAgain(orderId: string, pspId: string, time: ComparedTime): Promise<void> {
    const payment = await this.provider.findPayment(pspId);
    if (payment) return this.compareAll([payment], time);
    await this.note({ kind: 'missing_payment', subject: pspId, orderId });
  }

  private async compareAll(payments: readonly ProviderPayment[], { until }: ComparedTime): Promise<void> {
    const ids = payments.map(({ id }) => id);
    const called = await this.transactions.read((tx) => this.reconciliation.calledSince(tx, ids, until));
    const orders = await this.ordersOf(payments);
    for (const payment of payments) {
      if (called.has(payment.id) || (payment.paidAt ?? payment.createdAt) > until) continue;
      await this.compareOne(orders.get(payment.orderId ?? ''), payment);
    }
  }

  private async ordersOf(payments: readonly ProviderPayment[]): Promise<Map<string, Order>> {
    const ids = payments.flatMap(({ orderId }) => (orderId === null ? [] : [orderId]));
    const orders = await this.transactions.read((tx) => this.reconciliation.byIds(tx, ids));
    return new Map(orders.map((order) => [order.id, order]));
  }

  /** Notes what differs; what the provider knows better is then settled in the usual way. */
  private async compareOne(order: Order | undefined, payment: ProviderPayment): Promise<void> {
    const difference = differenceOf(order, payment, this.provider.mode);
    if (!difference) return;
    const { kind, details } = difference;
    await this.note({ kind, subject: payment.id, orderId: order?.id ?? null, details });
    if (!order) return;
    if (isAnother(order, payment)) await this.doublePayments.resolve(order, payment);
    else if (kind === 'missing_grant' || kind === 'amount_drift') await this.settlement.sync(order.id);
  }

  private note(issue: Issue): Promise<void> {
    return this.transactions.run((tx) => this.issues.note(tx, issue));
  }
}
