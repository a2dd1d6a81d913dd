import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AppError, type OrderBody } from '#contracts';
import type { Tx } from '#database';
import { BuyersRepository, OrdersRepository, type Order } from '../orders/index.js';
import { NewOrders, type OrderCaller } from './new-orders.service.js';

export interface PlacedOrder {
  readonly order: Order;
  readonly isNew: boolean;
}

/** Decides about an order under the lock of the member's wallet: two at once are decided one after the other, and the same one twice is one. */
@Injectable()
export class OrderPlacement {
  constructor(
    private readonly buyers: BuyersRepository,
    private readonly orders: OrdersRepository,
    private readonly newOrders: NewOrders,
  ) {}

  /** The same key again is the same order; throws `idempotency_mismatch` where it stands for another. */
  async placeOnce(tx: Tx, caller: OrderCaller, body: OrderBody, idempotencyKey: string): Promise<PlacedOrder> {
    const { memberId } = caller;
    // A debit makes premium at once: the standing before the wallet, as sending takes them.
    if (body.method === 'directdebit') await this.buyers.lockStanding(tx, memberId);
    await this.buyers.lockWallet(tx, memberId);
    const bodyHash = createHash('sha256').update(JSON.stringify(body)).digest();
    const known = await this.orders.byKey(tx, memberId, idempotencyKey);
    if (known && !known.bodyHash.equals(bodyHash)) throw new AppError('idempotency_mismatch');
    if (known) return { order: known, isNew: false };
    const buyer = await this.buyers.find(tx, memberId);
    if (!buyer) throw new AppError('authentication_required');
    return { order: await this.newOrders.insert(tx, buyer, caller, body, { idempotencyKey, bodyHash }), isNew: true };
  }
}
