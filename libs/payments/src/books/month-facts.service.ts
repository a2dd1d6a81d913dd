import { Injectable } from '@nestjs/common';
import { Clock, type Tx } from '#database';
import { bookDay } from '../calendar/index.js';
import { BookClosingsRepository } from './book-closings.repository.js';
import { BookEntriesRepository } from './book-entries.repository.js';
import { CreditDaysRepository } from './credit-days.repository.js';
import type { MonthFacts } from './months.policy.js';

/** What decides whether a month of the books may be closed. */
@Injectable()
export class MonthFactsReader {
  constructor(
    private readonly closings: BookClosingsRepository,
    private readonly entries: BookEntriesRepository,
    private readonly credits: CreditDaysRepository,
    private readonly clock: Clock,
  ) {}

  async of(tx: Tx, companyId: string, month: string): Promise<MonthFacts> {
    return {
      month,
      today: bookDay(this.clock.now()),
      countedUntil: await this.credits.countedUntil(tx),
      firstMonth: await this.entries.firstMonth(tx, companyId),
      closed: (await this.closings.ofCompany(tx, companyId)).filter(({ reopenedAt }) => reopenedAt === null).map((one) => one.month),
    };
  }
}
