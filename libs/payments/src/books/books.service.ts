import { Injectable } from '@nestjs/common';
import { Clock, type Tx } from '#database';
import { CompaniesService } from '#site';
import { bookDay, dayAfter, daysOf, type Days } from '../calendar/index.js';
import type { AccountBalance } from './accounts.policy.js';
import { BookBalances, type Movements } from './book-balances.service.js';
import { BookClosingsRepository, type BookClosing } from './book-closings.repository.js';
import { BookEntriesRepository, type CreditSum, type Span } from './book-entries.repository.js';
import { CreditDaysRepository, type UnspentSum } from './credit-days.repository.js';
import type { BookCompany } from './book-company.js';
import { countedDays } from './months.policy.js';

export interface PeriodBooks {
  readonly days: Days;
  readonly opening: readonly AccountBalance[];
  readonly movements: Movements;
  readonly credits: readonly CreditSum[];
}

const NOTHING: Omit<PeriodBooks, 'days'> = {
  opening: [],
  movements: { debits: [], credits: [], lines: new Map() },
  credits: [],
};

/** The double-entry books of a company, told from the book of money and from what became of credits. They end with the last day that is counted. */
@Injectable()
export class Books {
  constructor(
    private readonly balances: BookBalances,
    private readonly closings: BookClosingsRepository,
    private readonly entries: BookEntriesRepository,
    private readonly credits: CreditDaysRepository,
    private readonly companies: CompaniesService,
    private readonly clock: Clock,
  ) {}

  today(): string {
    return bookDay(this.clock.now());
  }

  /** Throws `not_found`. */
  async company(tx: Tx, id: string): Promise<BookCompany> {
    const { name, address, city, country, kvk, vat_numbers: vatNumbers } = await this.companies.find(tx, id);
    return { id, name, address, city, country, kvk, vatNumbers };
  }

  countedUntil(tx: Tx): Promise<string | null> {
    return this.credits.countedUntil(tx);
  }

  closingsOf(tx: Tx, companyId: string): Promise<BookClosing[]> {
    return this.closings.ofCompany(tx, companyId);
  }

  firstMonth(tx: Tx, companyId: string): Promise<string | null> {
    return this.entries.firstMonth(tx, companyId);
  }

  openIssues(tx: Tx, companyId: string): Promise<number> {
    return this.closings.openIssues(tx, companyId);
  }

  unspent(tx: Tx, companyId: string, day: string): Promise<UnspentSum[]> {
    return this.credits.unspent(tx, companyId, day);
  }

  /** Of a month or a quarter, as far as it is counted. */
  async of(tx: Tx, companyId: string, period: string): Promise<PeriodBooks> {
    const days = daysOf(period);
    const span = await this.spanOf(tx, period);
    if (!span) return { days, ...NOTHING };
    const opening = await this.balances.before(tx, companyId, span.from);
    const movements = await this.balances.movements(tx, companyId, span);
    return { days, opening, movements, credits: await this.entries.creditSums(tx, companyId, span) };
  }

  /** In which currencies a company has anything in its books by the end of a period. */
  async currencies(tx: Tx, companyId: string, period: string): Promise<string[]> {
    const { opening, movements } = await this.of(tx, companyId, period);
    const all = [...opening, ...movements.debits].map(({ currency }) => currency);
    return all.length === 0 ? ['EUR'] : [...new Set(all)].toSorted();
  }

  /** Its days, as far as they are counted; null when none is. */
  async spanOf(tx: Tx, period: string): Promise<Span | null> {
    const counted = countedDays(daysOf(period), await this.credits.countedUntil(tx));
    return counted && { from: counted.from, until: dayAfter(counted.to) };
  }
}
