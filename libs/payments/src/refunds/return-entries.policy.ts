import type { Transfer } from '../books/index.js';
import { creditsOf, moneyBackEntries, movementRef, priceOf, receivableEntries } from '../orders/index.js';

/** An order before money of it went back, or came again. */
export interface ReturnedOrder {
  readonly id: string;
  readonly credits: number;
  readonly payableMinor: number;
  readonly vatMinor: number;
  readonly revokedCredits: number;
  readonly refundedMinor: number;
  readonly chargedBackMinor: number;
  readonly movements: number;
}

/** What moves at once; below zero where it comes again. */
export interface ReturnedMoney {
  readonly refundedMinor: number;
  readonly chargedBackMinor: number;
  /** Credits whose money goes back, however many of them are used. */
  readonly revoke: number;
}

/** What stands in the books of an order before. The wallet is held: nothing of it is used meanwhile. */
export interface BookedCredits {
  /** Taken back, and not given again. */
  readonly taken: number;
  readonly unused: number;
  /** False once the account is erased: nothing is taken or given any more. */
  readonly hasWallet: boolean;
  readonly receivableMinor: number;
}

export interface ReturnEntries {
  /** Unused credits that are taken back, and how many of them the bank took. */
  readonly taken: number;
  readonly takenByBank: number;
  /** Credits that are given again. */
  readonly restored: number;
  readonly money: readonly Transfer[];
}

/**
 * Every entry that follows when money of an order goes back or comes again: the credits that it stands for, what a bank took for credits that are
 * used and that is owed from now on, and the way of the money with its VAT.
 */
export function returnEntries(order: ReturnedOrder, moved: ReturnedMoney, booked: BookedCredits): ReturnEntries {
  const { revoke } = moved;
  const taken = revoke > 0 ? Math.min(revoke, booked.unused) : 0;
  // Used credits were never taken back: they do not come again.
  const missing = order.revokedCredits - booked.taken;
  const restored = revoke < 0 ? Math.max(0, -revoke - missing) : 0;
  const takenAfter = booked.taken + taken - (booked.hasWallet ? restored : 0);
  const after = { id: order.id, movements: order.movements + 1 };
  return {
    taken,
    takenByBank: Math.max(0, taken - creditsOf(order, Math.max(0, moved.refundedMinor))),
    restored,
    money: [
      ...owedEntries(order, moved, booked.receivableMinor, takenAfter, movementRef(after, 'receivable')),
      ...moneyBackEntries(
        order,
        'refund',
        { beforeMinor: order.refundedMinor, byMinor: moved.refundedMinor },
        movementRef(after, 'refund'),
      ),
      ...moneyBackEntries(
        order,
        'chargeback',
        { beforeMinor: order.chargedBackMinor, byMinor: moved.chargedBackMinor },
        movementRef(after, 'chargeback'),
      ),
    ].filter(({ amountMinor }) => amountMinor > 0),
  };
}

/** Only what a bank took back is owed: as far as the credits that are away do not make up for it. */
function owedEntries(order: ReturnedOrder, moved: ReturnedMoney, receivableMinor: number, takenAfter: number, ref: string): Transfer[] {
  const chargedBackMinor = order.chargedBackMinor + moved.chargedBackMinor;
  if (chargedBackMinor === 0 && order.chargedBackMinor === 0) return [];
  const backMinor = order.refundedMinor + moved.refundedMinor + chargedBackMinor;
  const owedMinor = chargedBackMinor === 0 ? 0 : Math.max(0, backMinor - priceOf(order, takenAfter));
  return receivableEntries(order, receivableMinor, owedMinor, ref);
}
