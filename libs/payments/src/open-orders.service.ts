import { Injectable } from '@nestjs/common';
import { Transactions } from '#database';
import { logger } from '#observability';
import { OrdersRepository, type Order } from './orders.repository.js';
import { ProviderError } from './provider/payment-provider.js';
import { pauseBeforeAsking } from './settlement.policy.js';
import { SettlementService } from './settlement.service.js';

const AT_ONCE = 50;

/** Asks about orders of which nobody told us: calls get lost, and people close their browser. */
@Injectable()
export class OpenOrders {
  constructor(
    private readonly transactions: Transactions,
    private readonly orders: OrdersRepository,
    private readonly settlement: SettlementService,
  ) {}

  /** Asks about those that are due, some at a time; whether there are more. */
  async ask(): Promise<boolean> {
    const due = await this.transactions.run((tx) => this.orders.dueToAsk(tx, AT_ONCE));
    for (const order of due) await this.askAbout(order);
    return due.length === AT_ONCE;
  }

  private async askAbout({ id, state, asked }: Order): Promise<void> {
    await this.transactions.run((tx) => this.orders.askAgain(tx, id, pauseBeforeAsking(state, asked + 1), asked + 1));
    await this.settlement.sync(id).catch((error: unknown) => {
      if (!(error instanceof ProviderError)) throw error;
      logger.warn({ err: error, orderId: id }, 'the provider does not answer about an order');
    });
  }
}
