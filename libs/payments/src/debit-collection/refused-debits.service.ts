import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';
import { DebitOutcomes, DebitsRepository } from '../direct-debit/index.js';
import { OrdersRepository } from '../orders/index.js';
import { OrderOutcomes } from '../payment-sync/index.js';

/** Debits that the provider will not collect. */
@Injectable()
export class RefusedDebits {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly debits: DebitsRepository,
    private readonly orderOutcomes: OrderOutcomes,
    private readonly outcomes: DebitOutcomes,
  ) {}

  /** The order fails, and nothing is known against whoever made it. */
  async close(tx: Tx, orderId: string): Promise<void> {
    const order = await this.orders.lock(tx, orderId);
    const debit = await this.debits.of(tx, orderId);
    if (order?.pspId !== null || debit?.state !== 'sent') return;
    const isOpen = order.state === 'pending';
    if (isOpen) await this.orders.change(tx, orderId, { state: 'failed' });
    await this.outcomes.refuse(tx, orderId);
    if (isOpen) await this.orderOutcomes.close(tx, order, 'failed', 'failed');
  }
}
