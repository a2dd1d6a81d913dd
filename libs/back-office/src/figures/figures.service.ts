import { Injectable } from '@nestjs/common';
import { Transactions, type Tx } from '#database';
import { logger } from '#observability';
import { DailyFiguresRepository } from './daily-figures.repository.js';
import type { Days } from './days.js';
import { disagreementsOf } from './figure-checks.policy.js';
import { firstDayOf, pieceFrom } from './refresh.policy.js';
import { RefreshesRepository, type Today } from './refreshes.repository.js';
import { SignupsRepository } from './signups.repository.js';

/** Keeps the sums that the owner's dashboard reads. Whatever is counted again comes to the same, and days that nobody counted are caught up. */
@Injectable()
export class FiguresService {
  constructor(
    private readonly transactions: Transactions,
    private readonly signups: SignupsRepository,
    private readonly daily: DailyFiguresRepository,
    private readonly refreshes: RefreshesRepository,
  ) {}

  /** Counts a piece of what has to be counted, from `progress` on; answers where the next piece begins, undefined when it was the last. */
  refresh(progress?: string): Promise<string | undefined> {
    return this.transactions.run(async (tx) => {
      await this.refreshes.begin(tx);
      const moment = await this.refreshes.today(tx);
      const from = progress ?? firstDayOf({ ...(await this.refreshes.bounds(tx)), today: moment.today });
      const { next, ...days } = pieceFrom(from, moment.today);
      await this.count(tx, days);
      if (next) return next;
      await this.finish(tx, moment);
      return undefined;
    });
  }

  private async count(tx: Tx, days: Days): Promise<void> {
    await this.signups.note(tx, days);
    await this.signups.nameSources(tx, days);
    await this.signups.noteSteps(tx, days);
    await this.daily.countSignups(tx, days);
    await this.daily.countActivity(tx, days);
    await this.daily.countMoney(tx, days);
  }

  private async finish(tx: Tx, { now, today }: Today): Promise<void> {
    for (const day of await this.signups.noteFictional(tx)) await this.daily.countSignups(tx, { from: day, to: day });
    await this.daily.noteStanding(tx, today);
    const disagreements = disagreementsOf(await this.refreshes.counts(tx, today));
    await this.refreshes.end(tx, { until: now, disagreements });
    if (disagreements.length > 0) logger.error({ event: 'figures_disagree', disagreements }, 'figures of the dashboard do not add up');
  }
}
