import { Injectable } from '@nestjs/common';
import { Transactions, type Tx } from '#database';
import { CancellationService } from '../checkout/index.js';
import { OrdersRepository } from '../orders/index.js';
import { DebitsRepository } from '../direct-debit/index.js';

/** Announced debits that will not be collected: their mandate is revoked, or nobody is there any more who ordered them. */
@Injectable()
export class DebitCancellations {
  constructor(
    private readonly transactions: Transactions,
    private readonly debits: DebitsRepository,
    private readonly orders: OrdersRepository,
    private readonly cancellations: CancellationService,
  ) {}

  /** Each in a transaction of its own, so that no two orders are held at once. */
  async ofMandate(mandateId: string): Promise<void> {
    const announced = await this.transactions.read((tx) => this.debits.announcedOf(tx, { mandateId }));
    for (const { orderId } of announced) await this.transactions.run((tx) => this.end(tx, orderId));
  }

  async ofMember(tx: Tx, memberId: string): Promise<void> {
    for (const { orderId } of await this.debits.announcedOf(tx, { memberId })) await this.end(tx, orderId);
  }

  private async end(tx: Tx, orderId: string): Promise<void> {
    const order = await this.orders.lock(tx, orderId);
    const debit = await this.debits.of(tx, orderId);
    if (order && debit?.state === 'announced') await this.cancellations.close(tx, order);
  }
}
