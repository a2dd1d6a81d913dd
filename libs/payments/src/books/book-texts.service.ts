import { Injectable } from '@nestjs/common';
import type { BookFileKind } from '#contracts-admin';
import { Transactions } from '#database';
import { monthsOf } from '../calendar/index.js';
import { auditfile } from './auditfile.js';
import type { BookCompany } from './book-company.js';
import { BookTransactions, type Ask } from './book-transactions.service.js';
import { Books } from './books.service.js';
import { inBlocks } from './in-blocks.js';
import { journalFile } from './journal-file.js';

export interface BookFileFacts {
  readonly kind: BookFileKind;
  readonly company: BookCompany;
  readonly period: string;
  readonly currency: string;
  readonly createdOn: string;
}

/** The books of a period as a file. */
@Injectable()
export class BookTexts {
  constructor(
    private readonly transactions: Transactions,
    private readonly books: Books,
    private readonly lines: BookTransactions,
  ) {}

  /** A file as it is read block by block, and how many lines it has. */
  async write(
    facts: BookFileFacts,
    ask: Ask = (work) => this.transactions.read(work),
  ): Promise<{ lines: number; text: AsyncIterable<string> }> {
    const { kind, company, period, currency, createdOn } = facts;
    const { days, opening, movements } = await ask((tx) => this.books.of(tx, company.id, period));
    const span = await ask((tx) => this.books.spanOf(tx, period));
    const journals = span ? this.lines.journals(ask, company.id, span, currency) : [];
    const lines = movements.lines.get(currency) ?? 0;
    if (kind === 'journal') return { lines, text: inBlocks(journalFile(company.name, currency, journals)) };
    const own = <One extends { readonly currency: string }>(all: readonly One[]) => all.filter((one) => one.currency === currency);
    const [debits, credits] = [own(movements.debits), own(movements.credits)];
    const text = auditfile({
      company,
      currency,
      days,
      months: monthsOf(period),
      createdOn,
      opening: own(opening),
      accounts: [...debits, ...credits].map(({ account }) => account),
      lines,
      totalMinor: debits.reduce((sum, { minor }) => sum + minor, 0),
      journals,
    });
    return { lines, text: inBlocks(text) };
  }
}
