import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';
import { DebitCredits } from '../direct-debit/index.js';
import { IssuesRepository } from '../issues/index.js';
import { OrderBooks, type Order } from '../orders/index.js';

/** Books the money of an order that came, and gives the credits that it paid for. */
@Injectable()
export class PaymentBooking {
  constructor(
    private readonly books: OrderBooks,
    private readonly debits: DebitCredits,
    private readonly issues: IssuesRepository,
  ) {}

  async book(tx: Tx, order: Order): Promise<void> {
    await this.books.bookPayment(tx, order);
    const isGranted = order.method === 'directdebit' ? await this.grantRest(tx, order) : await this.books.grantAll(tx, order);
    // The money came after the account was erased: nobody is there to use the credits, and finance gives it back.
    if (!isGranted) await this.issues.note(tx, { kind: 'paid_after_erasure', subject: order.id, orderId: order.id });
  }

  /** Of a debit, the credits that were not granted with it. What was used before the money came is paid for by it. */
  private async grantRest(tx: Tx, order: Order): Promise<boolean> {
    await this.books.bookReceivable(tx, order, 0);
    return this.debits.grantRest(tx, order);
  }
}
