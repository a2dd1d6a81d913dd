import { Injectable } from '@nestjs/common';
import { Transactions, type Tx } from '#database';
import { logger } from '#observability';
import { OrdersRepository, pauseBeforePoll, pauseBeforeRefundPoll, type Order } from '../orders/index.js';
import { ProviderError } from '../provider/index.js';
import { RefundSending, RefundsRepository } from '../refunds/index.js';
import { SettlementService } from './settlement.service.js';

const AT_ONCE = 50;

/** Asks about orders and refunds of which nobody told us: calls get lost, and people close their browser. */
@Injectable()
export class OpenOrders {
  constructor(
    private readonly transactions: Transactions,
    private readonly orders: OrdersRepository,
    private readonly settlement: SettlementService,
    private readonly refunds: RefundsRepository,
    private readonly refundSending: RefundSending,
  ) {}

  /** Asks about those that are due, some at a time; whether there are more. */
  async pollDue(): Promise<boolean> {
    const due = await this.transactions.run((tx) => this.orders.dueForPoll(tx, AT_ONCE));
    for (const order of due) await this.poll(order);
    return due.length === AT_ONCE;
  }

  /** Settles what the provider says of an order, and makes its failed transfers again that are due; one that does not answer is asked again by the clock. */
  async syncPayment(orderId: string): Promise<void> {
    try {
      await this.settlement.sync(orderId);
      await this.refundSending.retryDue(orderId);
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      logger.warn({ err: error, orderId }, 'the provider does not answer about an order');
    }
  }

  private async poll(order: Order): Promise<void> {
    await this.transactions.run((tx) => this.scheduleNextPoll(tx, order));
    await this.syncPayment(order.id);
  }

  /** Whoever moved the order since it was found to be due has said when it is asked about next: that stands. */
  private async scheduleNextPoll(tx: Tx, due: Order): Promise<void> {
    const order = await this.orders.lock(tx, due.id);
    if (order?.askAt?.getTime() !== due.askAt?.getTime()) return;
    const { id, state, asked } = order ?? due;
    const refunds = await this.refunds.ofOrders(tx, [id]);
    const isUnderWay = refunds.some(({ state: now, failedTransfers }) => now === 'sent' || (now === 'requested' && failedTransfers > 0));
    const pause = isUnderWay ? pauseBeforeRefundPoll(asked + 1) : pauseBeforePoll(state, asked + 1);
    await this.orders.schedulePoll(tx, id, pause, asked + 1);
  }
}
