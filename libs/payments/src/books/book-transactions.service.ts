import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';
import { isSale, linesOfCredits, linesOfEntry, wordsOf, type Line } from './accounts.policy.js';
import { BookEntriesRepository, type BookEntry, type Span } from './book-entries.repository.js';

/** One movement with its sides, which add up to nothing. */
export interface BookTransaction {
  readonly no: string;
  readonly day: string;
  readonly words: string;
  readonly orderId: string | null;
  /** When that order was sold: a later movement refers to it. */
  readonly soldOn: string | null;
  readonly lines: readonly Line[];
}

export interface BookJournal {
  readonly id: 'MONEY' | 'CREDITS' | 'PAYOUTS';
  readonly transactions: AsyncIterable<BookTransaction>;
}

/** How a reader asks: in a transaction of its own each time, or always in the same one. */
export type Ask = <Result>(work: (tx: Tx) => Promise<Result>) => Promise<Result>;

const PAGE = 2_000;

/** Everything that moved, in its order, and never more of it at once than a page. */
@Injectable()
export class BookTransactions {
  constructor(private readonly entries: BookEntriesRepository) {}

  journals(ask: Ask, companyId: string, span: Span, currency: string): BookJournal[] {
    return [
      { id: 'MONEY', transactions: this.money(ask, companyId, span, currency) },
      { id: 'CREDITS', transactions: this.credits(ask, companyId, span, currency) },
      { id: 'PAYOUTS', transactions: this.payouts(ask, companyId, span, currency) },
    ];
  }

  private async *money(ask: Ask, companyId: string, span: Span, currency: string): AsyncGenerator<BookTransaction> {
    let last: BookEntry | null = null;
    for (;;) {
      const after: BookEntry | null = last;
      const page: BookEntry[] = await ask((tx) => this.entries.page(tx, companyId, span, currency, after, PAGE));
      for (const entry of page) yield toTransaction(entry);
      last = page.at(-1) ?? null;
      if (page.length < PAGE) return;
    }
  }

  private async *credits(ask: Ask, companyId: string, span: Span, currency: string): AsyncGenerator<BookTransaction> {
    for (const day of await ask((tx) => this.entries.creditDays(tx, companyId, span, currency))) {
      const lines = linesOfCredits(day);
      if (lines.length === 0) continue;
      yield { no: `C-${day.day}`, day: day.day, words: 'Credits of the day', orderId: null, soldOn: null, lines };
    }
  }

  private async *payouts(ask: Ask, companyId: string, span: Span, currency: string): AsyncGenerator<BookTransaction> {
    for (const entry of await ask((tx) => this.entries.payouts(tx, companyId, span, currency))) {
      const words = `${wordsOf(entry.kind)}, ${entry.settlement}`;
      yield { no: `P-${entry.id}`, day: entry.day, words, orderId: null, soldOn: null, lines: linesOfEntry(entry) };
    }
  }
}

const toTransaction = (entry: BookEntry): BookTransaction => {
  const sale = isSale(entry.kind) || entry.soldOn === null ? '' : ` of a sale of ${entry.soldOn}`;
  return {
    no: `M-${entry.id}`,
    day: entry.day,
    words: wordsOf(entry.kind) + sale,
    orderId: entry.orderId,
    soldOn: entry.soldOn,
    lines: linesOfEntry(entry),
  };
};
