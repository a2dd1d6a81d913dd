import { Injectable } from '@nestjs/common';
import { Transactions } from '#database';
import { entriesOf } from './settlement-entries.policy.js';
import { SettlementEntriesRepository } from './settlement-entries.repository.js';
import { SettlementsRepository } from './settlements.repository.js';

const AT_ONCE = 500;

/** Writes fees and payouts into the books of the companies whose money they are, once; and again what came back and was paid after all. */
@Injectable()
export class SettlementBooks {
  constructor(
    private readonly transactions: Transactions,
    private readonly settlements: SettlementsRepository,
    private readonly entries: SettlementEntriesRepository,
  ) {}

  async bookAll(): Promise<void> {
    for (let after = ''; ;) {
      const ids = await this.transactions.read((tx) => this.settlements.toBook(tx, after, AT_ONCE));
      for (const id of ids) await this.book(id);
      if (ids.length < AT_ONCE) return;
      after = ids.at(-1) ?? after;
    }
  }

  /** Where nobody has sold anything yet, there are no books: it waits. */
  private async book(id: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      const settlement = await this.settlements.lockUnbooked(tx, id);
      if (!settlement) return;
      if (settlement.bookedBackAt !== null) {
        await this.entries.bookAgain(tx, id);
        return this.settlements.noteBookedAgain(tx, id);
      }
      const { settledAt, createdAt } = settlement;
      const parts = await this.entries.partsOf(tx, id);
      const owner = await this.entries.lastSeller(tx);
      if (owner === null) return;
      await this.entries.record(tx, id, settledAt ?? createdAt, entriesOf(parts, settlement, owner));
      await this.settlements.noteBooked(tx, id);
    });
  }
}
