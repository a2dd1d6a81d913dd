import { Injectable } from '@nestjs/common';
import { AppError } from '#contracts';
import { Transactions, type Tx } from '#database';
import { dayAfter, daysOf } from '../calendar/index.js';
import { PaymentProvider } from '../provider/index.js';
import { PayoutsRepository, type LinePlace, type PayoutLine } from './payouts.repository.js';
import { SettlementsRepository, type Settlement } from './settlements.repository.js';

const PAGE = 1_000;

interface LinesPage {
  readonly lines: readonly PayoutLine[];
  /** Where the next page begins; null after the last. */
  readonly next: LinePlace | null;
}

/** What the provider paid out, for whoever compares it with the statement of the bank. */
@Injectable()
export class Payouts {
  constructor(
    private readonly transactions: Transactions,
    private readonly payouts: PayoutsRepository,
    private readonly settlements: SettlementsRepository,
    private readonly provider: PaymentProvider,
  ) {}

  /** False: no key is set that may read them. */
  get isReadable(): boolean {
    return this.provider.settlements.isReadable;
  }

  /** Of a month of the books, the newest first. */
  of(tx: Tx, month: string): Promise<Settlement[]> {
    const { from, to } = daysOf(month);
    return this.payouts.between(tx, { from, until: dayAfter(to) });
  }

  /** When the provider was last asked; null before the first time. */
  seenAt(tx: Tx): Promise<Date | null> {
    return this.settlements.seenAt(tx);
  }

  /** Throws `not_found`. */
  async find(tx: Tx, id: string): Promise<Settlement> {
    const found = await this.settlements.find(tx, id);
    if (!found) throw new AppError('not_found');
    return found;
  }

  /** The open issue of one that our bank sent back; null when there is none. */
  failureOf(tx: Tx, id: string): Promise<string | null> {
    return this.settlements.failureOf(tx, id);
  }

  /** A page of its movements. */
  async lines(
    tx: Tx,
    id: string,
    { differing, after, limit }: { readonly differing: boolean; readonly after: LinePlace | null; readonly limit: number },
  ): Promise<LinesPage> {
    const found = await this.payouts.lines(tx, id, { differing, after, limit: limit + 1 });
    const lines = found.slice(0, limit);
    const last = lines.at(-1);
    return { lines, next: found.length > limit && last ? { kind: last.kind, id: last.id } : null };
  }

  /** All of them, and never more at once than a page. */
  async *allLines(id: string): AsyncGenerator<PayoutLine> {
    for (let after: LinePlace | null = null; ;) {
      const from: LinePlace | null = after;
      const { lines, next }: LinesPage = await this.transactions.read((tx) =>
        this.lines(tx, id, { differing: false, after: from, limit: PAGE }),
      );
      yield* lines;
      if (!next) return;
      after = next;
    }
  }
}
