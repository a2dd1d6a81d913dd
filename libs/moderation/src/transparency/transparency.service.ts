import { Injectable } from '@nestjs/common';
import { Transactions } from '#database';
import type { StatedDecision } from './statement-record.policy.js';
import { TransparencyRepository, type Span } from './transparency.repository.js';

const AT_ONCE = 500;

/** What a year of moderation was like, in figures, and each restriction of it. Years are those of UTC. */
@Injectable()
export class TransparencyService {
  constructor(
    private readonly transactions: Transactions,
    private readonly figures: TransparencyRepository,
  ) {}

  /** `moderatorId`: the figures of this moderator alone; null: of all. */
  async yearOf(year: number, { moderatorId }: { readonly moderatorId: string | null }) {
    const [span, report] = [spanOf(year), await this.reportOf(year)];
    const moderators = await this.transactions.readStale(null, (tx) => this.figures.moderators(tx, span, moderatorId));
    return { ...report, moderators };
  }

  /** The same without anybody's name: what everybody may read. */
  reportOf(year: number) {
    const span = spanOf(year);
    return this.transactions.readStale(null, async (tx) => ({
      cases: await this.figures.cases(tx, span),
      times: await this.figures.times(tx, span),
      decisions: await this.figures.decisions(tx, span),
      appeals: await this.figures.appeals(tx, span),
    }));
  }

  /** Every restriction of the year, the oldest first, a few hundred in memory at a time. */
  async *statements(year: number): AsyncGenerator<StatedDecision> {
    let page: readonly StatedDecision[] = [];
    do {
      page = await this.pageAfter(year, page.at(-1)?.id ?? null);
      yield* page;
    } while (page.length === AT_ONCE);
  }

  private pageAfter(year: number, id: string | null): Promise<StatedDecision[]> {
    return this.transactions.readStale(null, (tx) => this.figures.stated(tx, spanOf(year), id, AT_ONCE));
  }
}

const spanOf = (year: number): Span => [new Date(Date.UTC(year, 0)), new Date(Date.UTC(year + 1, 0))];
