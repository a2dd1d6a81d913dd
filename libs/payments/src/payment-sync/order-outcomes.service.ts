import { Injectable } from '@nestjs/common';
import type { PaymentFailure } from '#contracts';
import type { Tx } from '#database';
import { Outbox } from '#events';
import { Publisher } from '#realtime';
import {
  BuyersRepository,
  lastDayOf,
  mayMove,
  OrdersRepository,
  paymentStateOf,
  PremiumService,
  type Order,
  type OrderState,
} from '../orders/index.js';
import { isCountryClear, withPayment } from '../prices/index.js';
import { orderReceived, settled } from '../payments.events.js';
import { dateIn } from '../calendar/index.js';
import { HeldDiscounts } from './held-discounts.service.js';

const UTC = 'UTC';

/** What follows for the member when an order moves on. The order's row is locked by the caller. */
@Injectable()
export class OrderOutcomes {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly buyers: BuyersRepository,
    private readonly discounts: HeldDiscounts,
    private readonly premium: PremiumService,
    private readonly outbox: Outbox,
    private readonly publisher: Publisher,
  ) {}

  /** The payment exists and is open. */
  async markPending(tx: Tx, order: Order): Promise<void> {
    await this.orders.change(tx, order.id, { state: 'pending' });
    if (order.method === 'banktransfer') await this.outbox.tell(tx, orderReceived, { orderId: order.id });
    this.publish(tx, order, 'pending');
  }

  /** The money is there: the withdrawal period and premium begin. */
  async markPaid(tx: Tx, order: Order, credits: number, payerCountry: string | null): Promise<void> {
    if (!mayMove(order.state, 'paid')) throw new Error(`an order that is ${order.state} cannot be paid`);
    const buyer = await this.buyers.find(tx, order.memberId);
    const now = buyer?.now ?? new Date();
    // A debit made it with its first credits.
    const madePremium = (await this.premium.begin(tx, order.memberId)) || order.madePremium;
    await this.discounts.honour(tx, order);
    const countryEvidence = withPayment(order.countryEvidence, payerCountry, order.method);
    await this.orders.change(tx, order.id, {
      state: 'paid',
      failure: null,
      askAt: null,
      paidAt: now,
      grantedCredits: credits,
      madePremium,
      countryEvidence,
      countryUnclear: !isCountryClear(order.country, countryEvidence),
      withdrawUntil: lastDayOf(dateIn(buyer?.zone ?? UTC, now), order.refundDays),
    });
    await this.outbox.tell(tx, settled, { orderId: order.id });
    this.publish(tx, order, 'paid');
  }

  /** It came to nothing: what the order held is free again. */
  async close(tx: Tx, order: Order, state: 'failed' | 'cancelled' | 'expired', failure: PaymentFailure | null): Promise<void> {
    await this.orders.change(tx, order.id, { state, failure, checkoutUrl: null, askAt: null });
    await this.discounts.release(tx, order);
    this.publish(tx, order, state);
  }

  /** Money went back or came again: premium is with those who have a purchase that stands. */
  async reviewPremium(tx: Tx, order: Order): Promise<void> {
    await this.premium.review(tx, order.memberId);
    this.publish(tx, order, order.state);
  }

  private publish(tx: Tx, { id, memberId }: Order, state: OrderState): void {
    tx.afterCommit(() => this.publisher.toMember(memberId, 'payment.changed', { v: 1, payment_id: id, state: paymentStateOf(state) }));
  }
}
