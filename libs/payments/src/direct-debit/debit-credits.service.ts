import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';
import { deterministicId, purchaseRef } from '../books/index.js';
import { PremiumService, type Order } from '../orders/index.js';
import { WalletsRepository } from '../wallet/index.js';
import { DebitsRepository, type Debit } from './debits.repository.js';

/** The credits of an order by direct debit: some come before its money, the rest with it, and what no money comes for is taken back. */
@Injectable()
export class DebitCredits {
  constructor(
    private readonly debits: DebitsRepository,
    private readonly wallets: WalletsRepository,
    private readonly premium: PremiumService,
  ) {}

  /** Those that are there as soon as the debit is announced. */
  async grantFirst(tx: Tx, order: Order, credits: number): Promise<void> {
    if (credits > 0) await this.wallets.grant(tx, order.memberId, purchaseRef(order.id, credits), { ...partOf(order), credits });
  }

  /** The money of the order came: the credits that were not granted with it, and those that were taken back meanwhile. False when nobody has a wallet for them. */
  async grantRest(tx: Tx, order: Order): Promise<boolean> {
    const debit = await this.debits.of(tx, order.id);
    if (!debit) return false;
    const { creditsAtOnce: atOnce } = debit;
    const taken = await this.wallets.revokedOf(tx, { ...order, grantedCredits: atOnce });
    if (taken > 0) await this.wallets.restore(tx, order.memberId, refOf(order, 'restored'), { ...partOf(order), credits: taken });
    const rest = order.credits - atOnce;
    return rest === 0 || this.wallets.grant(tx, order.memberId, purchaseRef(order.id, order.credits), { ...partOf(order), credits: rest });
  }

  /** Takes the unused ones of the credits that came with the order. Premium is with those who have a purchase that stands. Answers how many were taken. */
  async revoke(tx: Tx, order: Order, { creditsAtOnce }: Debit, why: 'refund' | 'chargeback'): Promise<number> {
    const { id: orderId, memberId } = order;
    // The standing before the wallet: sending takes them in this order too.
    await this.premium.review(tx, memberId);
    return creditsAtOnce === 0 ? 0 : this.wallets.revoke(tx, memberId, creditsAtOnce, why, refOf(order, 'taken'), orderId);
  }

  /** How many of the credits that came with the order were used. */
  async usedOf(tx: Tx, order: Order, { creditsAtOnce: grantedCredits }: Debit): Promise<number> {
    return grantedCredits - (await this.wallets.revokedOf(tx, { ...order, grantedCredits }));
  }
}

/** The entries by which the first credits of an order were taken back, and given again. */
const refOf = ({ id, movements }: Order, what: 'taken' | 'restored'): string => deterministicId(id, `advance ${what}`, movements);

const partOf = ({ id: orderId, payableMinor: priceMinor, credits: ofCredits, currency }: Order) => ({
  orderId,
  priceMinor,
  ofCredits,
  currency,
});
