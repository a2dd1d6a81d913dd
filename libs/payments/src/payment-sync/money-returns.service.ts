import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';
import { OrderBooks, OrdersRepository, type Order } from '../orders/index.js';
import { Chargebacks, returnEntries } from '../refunds/index.js';
import { WalletsRepository } from '../wallet/index.js';
import { OrderOutcomes } from './order-outcomes.service.js';
import type { Settlement } from './settlement.policy.js';

/** Books money of an order that went back at the provider, or came again, and lets the credits that it stands for follow it. */
@Injectable()
export class MoneyReturns {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly outcomes: OrderOutcomes,
    private readonly wallets: WalletsRepository,
    private readonly books: OrderBooks,
    private readonly chargebacks: Chargebacks,
  ) {}

  /** The order's row is locked by the caller. */
  async book(tx: Tx, before: Order, settlement: Settlement): Promise<void> {
    const { revoke, refundedMinor, chargedBackMinor, state } = settlement;
    await this.orders.change(tx, before.id, {
      revokedCredits: before.revokedCredits + revoke,
      refundedMinor: before.refundedMinor + refundedMinor,
      chargedBackMinor: before.chargedBackMinor + chargedBackMinor,
      movements: before.movements + 1,
      ...blockAfter(before, chargedBackMinor),
      ...(state === null ? {} : { state }),
    });
    const order = await this.orders.lock(tx, before.id);
    if (!order) return;
    // The standing before the wallet: sending takes them in this order too.
    await this.outcomes.reviewPremium(tx, order);
    const credits = await this.wallets.lockCreditsOf(tx, order);
    const entries = returnEntries(before, settlement, { ...credits, receivableMinor: await this.books.receivableOf(tx, order.id) });
    await this.books.bookMovement(tx, order, entries, chargedBackMinor > 0 ? 'chargeback' : 'refund');
    const { takenByBank: taken, restored } = entries;
    await this.chargebacks.record(tx, order, { byMinor: chargedBackMinor, taken, restored });
  }
}

/** A chargeback keeps the account from buying, each new one anew; one that was reversed whole does no more. */
function blockAfter({ method, chargedBackMinor }: Order, moved: number): Partial<Pick<Order, 'blocksBuying'>> {
  // Whose debit came back may pay in another way (`DebitBlocks`).
  if (method === 'directdebit') return {};
  if (moved > 0) return { blocksBuying: true };
  return chargedBackMinor > 0 && chargedBackMinor + moved === 0 ? { blocksBuying: false } : {};
}
