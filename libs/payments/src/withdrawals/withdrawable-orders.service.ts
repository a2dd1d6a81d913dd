import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '#config';
import type { Tx } from '#database';
import { OrdersRepository, type Order } from '../orders/index.js';
import { isWithdrawalKey } from './withdrawal-key.js';
import { ownOrder, type Withdrawer } from './withdrawer.js';

/** The orders that somebody may withdraw from: their own, or that of the link which they hold. Throws `order_not_found` for all others. */
@Injectable()
export class WithdrawableOrders {
  constructor(
    private readonly orders: OrdersRepository,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async find(tx: Tx, who: Withdrawer, orderId: string): Promise<Order> {
    return this.allowed(await this.orders.find(tx, orderId), who);
  }

  /** The same, with its row locked. */
  async lock(tx: Tx, who: Withdrawer, orderId: string): Promise<Order> {
    return this.allowed(await this.orders.lock(tx, orderId), who);
  }

  private allowed(order: Order | null, who: Withdrawer): Order {
    return ownOrder(order, who, (id, key) => isWithdrawalKey(this.config.appSecret, id, key));
  }
}
