import { Injectable } from '@nestjs/common';
import { AppError, assertAllowed } from '#contracts';
import type { Tx } from '#database';
import { Outbox } from '#events';
import { CompaniesService } from '#site';
import { monthClosed } from '../payments.events.js';
import { dayAfter, daysOf } from '../calendar/index.js';
import { BookBalances } from './book-balances.service.js';
import { BookClosingsRepository, type BookClosing } from './book-closings.repository.js';
import { BookEntriesRepository } from './book-entries.repository.js';
import { MonthFactsReader } from './month-facts.service.js';
import { keepUntil, mayClose, mayReopen } from './months.policy.js';

export interface MonthWish {
  readonly companyId: string;
  readonly month: string;
  /** As many payment issues as whoever closes it was told are open. */
  readonly openIssues: number;
  readonly staffId: string;
}

/**
 * Closes months of the books, and opens them again. Into a closed one nothing is dated any more: the database refuses it, and what comes late is
 * booked in the open one, where it names the day of its sale.
 */
@Injectable()
export class BookClosings {
  constructor(
    private readonly closings: BookClosingsRepository,
    private readonly entries: BookEntriesRepository,
    private readonly balances: BookBalances,
    private readonly companies: CompaniesService,
    private readonly outbox: Outbox,
    private readonly facts: MonthFactsReader,
  ) {}

  /** Throws `not_found`, what `mayClose` refuses, and `books_changed` when other issues are open than were told. */
  async close(tx: Tx, { companyId, month, openIssues, staffId }: MonthWish): Promise<BookClosing> {
    await this.closings.lockBooks(tx);
    const { country } = await this.companies.find(tx, companyId);
    assertAllowed(mayClose(await this.facts.of(tx, companyId, month)));
    if ((await this.closings.openIssues(tx, companyId)) !== openIssues) throw new AppError('books_changed');
    const { from, to } = daysOf(month);
    const span = { from, until: dayAfter(to) };
    const isAbroad = await this.entries.sellsAbroad(tx, companyId, span, country);
    const id = await this.closings.insert(tx, {
      companyId,
      month,
      balances: await this.balances.before(tx, companyId, span.until),
      openIssues,
      keepUntil: keepUntil(month, country, isAbroad),
      closedBy: staffId,
    });
    await this.outbox.tell(tx, monthClosed, { closingId: id });
    return this.found(tx, id);
  }

  /** Throws `not_found`, and `books_order` while a later month is closed. Again: it is open, and nothing changes. */
  async reopen(tx: Tx, id: string, staffId: string, reason: string): Promise<{ readonly closing: BookClosing; readonly isNew: boolean }> {
    await this.closings.lockBooks(tx);
    const { companyId, month } = await this.found(tx, id);
    const closed = (await this.closings.ofCompany(tx, companyId)).filter(({ reopenedAt }) => reopenedAt === null);
    if (closed.some((one) => one.id === id))
      assertAllowed(
        mayReopen(
          month,
          closed.map((one) => one.month),
        ),
      );
    const isNew = await this.closings.reopen(tx, id, staffId, reason);
    return { closing: await this.found(tx, id), isNew };
  }

  private async found(tx: Tx, id: string): Promise<BookClosing> {
    const closing = await this.closings.find(tx, id);
    if (!closing) throw new AppError('not_found');
    return closing;
  }
}
