import { Injectable } from '@nestjs/common';
import { AppError, type OrderBody } from '#contracts';
import { Transactions } from '#database';
import { logger } from '#observability';
import { SettlementService } from '../payment-sync/index.js';
import { Offers } from '../prices/index.js';
import { ProviderError } from '../provider/index.js';
import type { OrderCaller } from './new-orders.service.js';
import { OrderPlacement } from './order-placement.service.js';

export interface Ordered {
  readonly orderId: string;
  readonly isNew: boolean;
}

/** Takes an order and opens its payment at the provider. */
@Injectable()
export class CheckoutService {
  constructor(
    private readonly transactions: Transactions,
    private readonly offers: Offers,
    private readonly placement: OrderPlacement,
    private readonly settlement: SettlementService,
  ) {}

  /**
   * The same key again is the same order. The order rests with us before the provider hears of it; when the provider does not answer, it waits
   * and is asked about later. Throws `payments_unavailable` when the provider refuses; then the order has failed.
   */
  async order(caller: OrderCaller, body: OrderBody, key: string): Promise<Ordered> {
    await this.offers.ready();
    const { order, isNew } = await this.transactions.run((tx) => this.placement.placeOnce(tx, caller, body, key));
    if (order.state !== 'created') return { orderId: order.id, isNew };
    await this.settlement.sync(order.id).catch(async (error: unknown) => {
      if (!(error instanceof ProviderError)) throw error;
      logger.warn({ err: error, orderId: order.id }, 'the provider did not open a payment');
      if (error.kind === 'unavailable') return;
      await this.settlement.refuse(order.id);
      throw new AppError('payments_unavailable');
    });
    return { orderId: order.id, isNew };
  }
}
