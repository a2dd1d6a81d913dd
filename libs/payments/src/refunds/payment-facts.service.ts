import { Injectable } from '@nestjs/common';
import { Transactions, type Tx } from '#database';
import { DebitsRepository } from '../direct-debit/index.js';
import { OrdersRepository, type Order } from '../orders/index.js';
import { RefundsRepository, type Refund } from './refunds.repository.js';

/** What other modules, which tell members about their money, may know of it. */
@Injectable()
export class PaymentFacts {
  constructor(
    private readonly transactions: Transactions,
    private readonly orders: OrdersRepository,
    private readonly refunds: RefundsRepository,
    private readonly debits: DebitsRepository,
  ) {}

  order(orderId: string): Promise<Order | null> {
    return this.transactions.read((tx) => this.orders.find(tx, orderId));
  }

  /** An order with its refunds, the oldest first; null where there is none. `creditsAtOnce`: those of a debit that came before its money. */
  async withRefunds(
    tx: Tx,
    orderId: string,
  ): Promise<{ readonly order: Order | null; readonly refunds: readonly Refund[]; readonly creditsAtOnce: number | undefined }> {
    const debit = await this.debits.of(tx, orderId);
    return {
      order: await this.orders.find(tx, orderId),
      refunds: await this.refunds.ofOrders(tx, [orderId]),
      creditsAtOnce: debit?.creditsAtOnce,
    };
  }

  /** Whether the contract of an order ended before its money came. */
  hasEnded(orderId: string): Promise<boolean> {
    return this.transactions.read(async (tx) => {
      const order = await this.orders.find(tx, orderId);
      const end = await this.refunds.withdrawalOf(tx, orderId);
      return end !== null && order?.paidAt != null && end.createdAt < order.paidAt;
    });
  }

  /** A refund with the order that it belongs to. */
  refund(refundId: string): Promise<{ readonly refund: Refund; readonly order: Order } | null> {
    return this.transactions.read(async (tx) => {
      const refund = await this.refunds.find(tx, refundId);
      const order = refund && (await this.orders.find(tx, refund.orderId));
      return order && { refund, order };
    });
  }
}
