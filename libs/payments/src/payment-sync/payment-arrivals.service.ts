import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';
import { IssuesRepository } from '../issues/index.js';
import { BuyersRepository, type Order } from '../orders/index.js';
import type { ProviderPayment } from '../provider/index.js';
import { LateWithdrawals } from '../refunds/index.js';
import { OrderOutcomes } from './order-outcomes.service.js';
import { PaymentBooking } from './payment-booking.service.js';

/** The money of an order is there, for the first time. The order's row is locked by the caller. */
@Injectable()
export class PaymentArrivals {
  constructor(
    private readonly outcomes: OrderOutcomes,
    private readonly booking: PaymentBooking,
    private readonly lateWithdrawals: LateWithdrawals,
    private readonly buyers: BuyersRepository,
    private readonly issues: IssuesRepository,
  ) {}

  /** False when the member had withdrawn from it before, and the money goes back. */
  async accept(tx: Tx, order: Order, payment: ProviderPayment, credits: number): Promise<boolean> {
    await this.outcomes.markPaid(tx, order, credits, payment.payerCountry);
    await this.booking.book(tx, order);
    if (await this.lateWithdrawals.payBack(tx, order.id)) return false;
    await this.noteBan(tx, order);
    return true;
  }

  /** Whoever is banned by now cannot use what they paid for. Whether the ban was for fraud decides what becomes of the money: a person looks. */
  private async noteBan(tx: Tx, { id, memberId }: Order): Promise<void> {
    const buyer = await this.buyers.find(tx, memberId);
    if (buyer?.isBanned) await this.issues.note(tx, { kind: 'paid_while_banned', subject: id, orderId: id });
  }
}
