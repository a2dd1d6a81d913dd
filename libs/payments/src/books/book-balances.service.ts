import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';
import { addUp, carryResults, linesOfCredits, linesOfEntry, type AccountBalance } from './accounts.policy.js';
import { BookClosingsRepository } from './book-closings.repository.js';
import { BookEntriesRepository, type Span } from './book-entries.repository.js';
import { dayAfter, daysOf } from '../calendar/index.js';

export interface Movements {
  readonly debits: readonly AccountBalance[];
  readonly credits: readonly AccountBalance[];
  /** Lines by currency. */
  readonly lines: ReadonlyMap<string, number>;
}

const NEVER = '-infinity';

/** Balances and movements of all accounts of a company. */
@Injectable()
export class BookBalances {
  constructor(
    private readonly entries: BookEntriesRepository,
    private readonly closings: BookClosingsRepository,
  ) {}

  /** Before a day: from the last month closed until then, so that what is closed is not read again. */
  async before(tx: Tx, companyId: string, day: string): Promise<AccountBalance[]> {
    const closed = await this.closings.lastBefore(tx, companyId, day);
    const start = closed ? dayAfter(daysOf(closed.month).to) : NEVER;
    const year = `${day.slice(0, 4)}-01-01`;
    const base = closed?.balances ?? [];
    const isOfThisYear = closed?.month.slice(0, 4) === year.slice(0, 4);
    if (isOfThisYear) return addUp(base, await this.net(tx, companyId, { from: start, until: day }));
    const earlier = addUp(base, await this.net(tx, companyId, { from: start, until: year }));
    return addUp(carryResults(earlier), await this.net(tx, companyId, { from: year, until: day }));
  }

  /** What moved in some days, debits and credits apart; both add up to the same. */
  async movements(tx: Tx, companyId: string, span: Span): Promise<Movements> {
    const [debits, credits]: [AccountBalance[], AccountBalance[]] = [[], []];
    const lines = new Map<string, number>();
    const post = (currency: string, account: string, minor: number): void => {
      if (minor > 0) debits.push({ currency, account, minor });
      else credits.push({ currency, account, minor: -minor });
    };
    const sums = await this.entries.sums(tx, companyId, span);
    for (const { currency, entries, ...sum } of sums) {
      for (const { account, minor } of linesOfEntry(sum)) post(currency, account, minor);
      lines.set(currency, (lines.get(currency) ?? 0) + 2 * entries);
    }
    const currencies = await this.entries.creditSums(tx, companyId, span);
    for (const { currency } of currencies) {
      // Day by day: on one an account may be debited, on the next credited.
      for (const day of await this.entries.creditDays(tx, companyId, span, currency)) {
        const own = linesOfCredits(day);
        for (const { account, minor } of own) post(currency, account, minor);
        lines.set(currency, (lines.get(currency) ?? 0) + own.length);
      }
    }
    return { debits: addUp(debits), credits: addUp(credits), lines };
  }

  private async net(tx: Tx, companyId: string, span: Span): Promise<AccountBalance[]> {
    if (span.from >= span.until) return [];
    const sums = await this.entries.sums(tx, companyId, span);
    const released = await this.entries.creditSums(tx, companyId, span);
    return addUp(
      sums.flatMap(({ currency, ...sum }) => linesOfEntry(sum).map((line) => ({ currency, ...line }))),
      released.flatMap(({ currency, ...sum }) => linesOfCredits(sum).map((line) => ({ currency, ...line }))),
    );
  }
}
