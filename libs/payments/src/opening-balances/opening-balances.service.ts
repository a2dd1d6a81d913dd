import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';
import { deterministicId } from '../books/index.js';
import { openingLots, sumOfCredits, type BroughtCredits } from './opening.policy.js';
import { OpeningBalancesRepository } from './opening-balances.repository.js';

export type Opening = { readonly memberId: string; readonly credits: readonly BroughtCredits[]; readonly premium: boolean };

/**
 * What members of another product bring along: credits, booked once against an account of their own, so that what was sold here stays what was
 * paid here; and premium, which no undone purchase takes from them.
 */
@Injectable()
export class OpeningBalances {
  constructor(private readonly openings: OpeningBalancesRepository) {}

  /** Makes the wallets of new members. `ref` names what they came by: the entries in the ledger carry it. */
  async openAll(tx: Tx, ref: string, openings: readonly Opening[]): Promise<void> {
    await this.openings.insertWallets(
      tx,
      ref,
      openings.map(({ memberId, credits }) => ({ memberId, balance: sumOfCredits(credits) })),
    );
    await this.openings.insertLots(
      tx,
      openings.flatMap(({ memberId, credits }) => openingLots(credits).map((lot) => ({ memberId, ...lot }))),
    );
    await this.openings.insertBrought(
      tx,
      ref,
      openings.map(({ memberId }) => memberId),
    );
    await this.openings.insertPremium(
      tx,
      openings.filter(({ premium }) => premium).map(({ memberId }) => memberId),
    );
  }

  /** Books what a member brought along off again, for one who never came: a new entry, which comes to nothing with the first. */
  async undo(tx: Tx, ref: string, memberId: string): Promise<void> {
    await this.openings.bookOff(tx, memberId, ref, undoneRef(ref));
  }

  /** What the ledger says of the credits that came by `ref`, counted from its entries alone, less those that were booked off again. */
  booked(tx: Tx, ref: string): Promise<number> {
    return this.openings.sumOf(tx, [ref, undoneRef(ref)]);
  }
}

const undoneRef = (ref: string): string => deterministicId(ref, 'undone');
