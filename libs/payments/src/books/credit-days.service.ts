import { Injectable } from '@nestjs/common';
import { Clock, Transactions } from '#database';
import { bookDay, dayAfter } from '../calendar/index.js';
import { CreditDaysRepository } from './credit-days.repository.js';

/** Counts each day of the books that is over, once and in their order: what was used, taken back and left behind of paid credits. */
@Injectable()
export class CreditDays {
  constructor(
    private readonly transactions: Transactions,
    private readonly days: CreditDaysRepository,
    private readonly clock: Clock,
  ) {}

  /** Counts the next day. False when today is all that is left. */
  async countNext(): Promise<boolean> {
    const today = bookDay(this.clock.now());
    return this.transactions.run(async (tx) => {
      await this.days.lock(tx);
      const last = await this.days.countedUntil(tx);
      const next = last === null ? await this.days.firstDay(tx) : dayAfter(last);
      if (next >= today) return false;
      await this.days.count(tx, next);
      return true;
    });
  }
}
