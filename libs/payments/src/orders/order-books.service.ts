import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';
import { MoneyRepository, purchaseRef, type Transfer } from '../books/index.js';
import { WalletsRepository } from '../wallet/index.js';
import { movementRef, paymentEntries, receivableEntries } from './order-entries.policy.js';
import type { Order } from './orders.repository.js';

/** The entries of one movement of an order: credits that are taken or given again, and transfers of money. */
interface MovementEntries {
  readonly taken: number;
  readonly restored: number;
  readonly money: readonly Transfer[];
}

/** Writes what an order means into both books, credits and money. Each line has a name that happens once, so that writing again writes nothing. */
@Injectable()
export class OrderBooks {
  constructor(
    private readonly wallets: WalletsRepository,
    private readonly money: MoneyRepository,
  ) {}

  /** The money of the order came. */
  async bookPayment(tx: Tx, order: Order): Promise<void> {
    await this.money.record(tx, order, paymentEntries(order));
  }

  /** Gives all credits of an order. False when nobody has a wallet for them. */
  grantAll(tx: Tx, { id: orderId, memberId, credits, payableMinor: priceMinor, currency }: Order): Promise<boolean> {
    const bought = { orderId, credits, priceMinor, ofCredits: credits, currency };
    return this.wallets.grant(tx, memberId, purchaseRef(orderId, credits), bought);
  }

  /** Books a movement of the order, which counts it already. The caller holds the member's wallet. */
  async bookMovement(
    tx: Tx,
    order: Order,
    { taken, restored: credits, money }: MovementEntries,
    why: 'refund' | 'chargeback',
  ): Promise<void> {
    const { id: orderId, memberId, payableMinor: priceMinor, credits: ofCredits, currency } = order;
    if (taken > 0) {
      const revoked = await this.wallets.revoke(tx, memberId, taken, why, movementRef(order, 'revoke'), orderId);
      if (revoked !== taken) throw new Error('credits were used while they were counted');
    }
    const bought = { orderId, credits, priceMinor, ofCredits, currency };
    if (credits > 0) await this.wallets.restore(tx, memberId, movementRef(order, 'restore'), bought);
    await this.money.record(tx, order, money);
  }

  /** What the member owes for an order, in minor units. */
  receivableOf(tx: Tx, orderId: string): Promise<number> {
    return this.money.receivableOf(tx, orderId);
  }

  /** A bank took back what was used, or what had gone back before: so much is owed from now on. */
  async bookReceivable(tx: Tx, order: Order, afterMinor: number): Promise<void> {
    const beforeMinor = await this.money.receivableOf(tx, order.id);
    await this.money.record(tx, order, receivableEntries(order, beforeMinor, afterMinor, movementRef(order, 'receivable')));
  }
}
