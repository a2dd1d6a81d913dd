import { Injectable } from '@nestjs/common';
import { Transactions } from '#database';
import { IssuesRepository } from '../issues/index.js';
import { PaymentProvider, type SettlementLine } from '../provider/index.js';
import { SettlementComparisonRepository } from './settlement-comparison.repository.js';
import { sumsOf } from './settlement-sums.policy.js';
import { SettlementsRepository } from './settlements.repository.js';

const AT_ONCE = 500;
const FIRST = '';

/**
 * Reads what the provider paid out, movement by movement, and holds it against our orders. Each step is stored by itself and finds out what is left to
 * do: whoever is broken off goes on where it was, and whoever comes again changes nothing.
 */
@Injectable()
export class ReadSettlements {
  constructor(
    private readonly transactions: Transactions,
    private readonly settlements: SettlementsRepository,
    private readonly comparison: SettlementComparisonRepository,
    private readonly issues: IssuesRepository,
    private readonly provider: PaymentProvider,
  ) {}

  /** False: no key is set that may read them. */
  get isReadable(): boolean {
    return this.provider.settlements.isReadable;
  }

  /** Which payouts there are and how they stand. Throws a `ProviderError` when the provider does not answer, to be tried again. */
  async list(): Promise<void> {
    const since = await this.transactions.read((tx) => this.settlements.since(tx));
    for await (const settlement of this.provider.settlements.list(since)) {
      if (settlement.status === 'open') continue; // it still grows, under a name that is not its own
      await this.transactions.run((tx) => this.settlements.store(tx, this.provider.name, settlement, sumsOf(settlement)));
    }
  }

  /** Stores all movements of the next payout. False when all are stored. */
  async readNext(): Promise<boolean> {
    const next = await this.transactions.read((tx) => this.settlements.nextUnread(tx));
    if (!next) return false;
    const { id, currency, amountMinor: minor } = next;
    let batch: SettlementLine[] = [];
    const store = async (): Promise<void> => {
      const lines = batch;
      batch = [];
      if (lines.length > 0) await this.transactions.run((tx) => this.settlements.addLines(tx, id, lines));
    };
    for await (const line of this.provider.settlements.lines({ id, amount: { minor, currency } })) {
      batch.push(line);
      if (batch.length >= AT_ONCE) await store();
    }
    await store();
    await this.transactions.run((tx) => this.settlements.noteRead(tx, id));
    return true;
  }

  /** Compares what is new, and again what did not agree. Issues begin with what they are about and end with it. */
  async compare(): Promise<void> {
    for (let after = FIRST; ;) {
      const ids = await this.transactions.read((tx) => this.settlements.toCompare(tx, after, AT_ONCE));
      for (const id of ids)
        await this.transactions.run(async (tx) => {
          for (const issue of await this.comparison.compare(tx, id, this.provider.name)) await this.issues.note(tx, issue);
          await this.settlements.noteCompared(tx, id);
        });
      if (ids.length < AT_ONCE) break;
      after = ids.at(-1) ?? after;
    }
    await this.transactions.run(async (tx) => {
      for (const fault of await this.comparison.faults(tx)) await this.issues.note(tx, fault);
      await this.comparison.closeResolved(tx);
    });
  }
}
