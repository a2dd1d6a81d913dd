import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';
import { DebitOutcomes } from '../direct-debit/index.js';
import { IssuesRepository } from '../issues/index.js';
import { OrdersRepository, pauseBeforePoll, type Order } from '../orders/index.js';
import type { ProviderPayment } from '../provider/index.js';
import { MoneyReturns } from './money-returns.service.js';
import { OrderOutcomes } from './order-outcomes.service.js';
import { PaymentArrivals } from './payment-arrivals.service.js';
import { failureOf, isMoved, returnsUnpaid, type Settlement } from './settlement.policy.js';

/** Makes an order and the books say what its payment says. The order's row is locked by the caller. */
@Injectable()
export class OrderSettlement {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly outcomes: OrderOutcomes,
    private readonly arrivals: PaymentArrivals,
    private readonly returns: MoneyReturns,
    private readonly debits: DebitOutcomes,
    private readonly issues: IssuesRepository,
  ) {}

  async apply(tx: Tx, order: Order, payment: ProviderPayment, settlement: Settlement): Promise<void> {
    if (order.method !== 'directdebit') return this.settle(tx, order, payment, settlement);
    // Of a debit some credits are granted before its money comes, and the bank may give the money back: who does not pay, pays so no more.
    if (payment.status !== 'paid') await this.closeDebit(tx, order, payment, settlement);
    await this.settle(tx, order, payment, settlement);
    await this.debits.follow(tx, order.id, payment);
  }

  /** The credits before the discount's code, which the end of the order gives back: a checkout takes the wallet first too. */
  private async closeDebit(tx: Tx, order: Order, payment: ProviderPayment, { state }: Settlement): Promise<void> {
    if (state !== null) await this.orders.change(tx, order.id, { state });
    await this.debits.end(tx, order.id, payment);
  }

  private async settle(tx: Tx, order: Order, payment: ProviderPayment, settlement: Settlement): Promise<void> {
    const { grant, state } = settlement;
    await this.orders.change(tx, order.id, { pspId: payment.id, checkoutUrl: payment.checkoutUrl, transfer: payment.transfer });
    if (grant > 0) {
      // What else the provider says of one that is withdrawn is booked by the next sync.
      if (!(await this.arrivals.accept(tx, order, payment, grant))) return;
    } else await this.moveUnpaid(tx, order, payment, settlement);
    if (returnsUnpaid(order, payment)) await this.issues.note(tx, { kind: 'unpaid_return', subject: payment.id, orderId: order.id });
    const hasPaid = grant > 0 || order.grantedCredits > 0;
    if (!hasPaid || (!isMoved(settlement) && (grant > 0 || state === null))) return;
    const now = grant > 0 ? await this.orders.lock(tx, order.id) : order;
    if (now) await this.returns.book(tx, now, settlement);
  }

  private async moveUnpaid(tx: Tx, order: Order, payment: ProviderPayment, { state }: Settlement): Promise<void> {
    if (state === 'failed' || state === 'cancelled' || state === 'expired') {
      await this.outcomes.close(tx, order, state, state === 'failed' ? failureOf(payment) : null);
    } else if (state === 'pending') {
      await this.outcomes.markPending(tx, order);
      await this.orders.schedulePoll(tx, order.id, pauseBeforePoll(state, 0), 0);
    }
  }
}
