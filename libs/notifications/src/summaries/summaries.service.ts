import { Injectable } from '@nestjs/common';
import { Transactions } from '#database';
import { Outbox, type Claim } from '#events';
import { pushSummaryDue, summaryDue } from '../notifications.events.js';
import { PendingRepository, type Summary } from './pending.repository.js';
import { SummaryNewsService, type SummaryNews } from './summary-news.service.js';
import { TimingService } from '../preferences/index.js';

const MEMBERS_AT_ONCE = 500;

/** `key` is the same as long as the same things wait. */
export type News = SummaryNews & { readonly key: string };

/** What waits for its reader's hour comes as one mail, or one push. */
@Injectable()
export class SummariesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly pending: PendingRepository,
    private readonly timing: TimingService,
    private readonly news: SummaryNewsService,
    private readonly outbox: Outbox,
  ) {}

  /** Calls for the summaries that are due; true when there are more of them. */
  planDue(): Promise<boolean> {
    return this.transactions.run(async (tx) => {
      const due = await this.pending.leaseDue(tx, MEMBERS_AT_ONCE);
      for (const { memberId, channel } of due) await this.outbox.tell(tx, channel === 'push' ? pushSummaryDue : summaryDue, { memberId });
      return new Set(due.map(({ memberId }) => memberId)).size === MEMBERS_AT_ONCE;
    });
  }

  /** What is still new of what waited; whatever becomes of the claim, what it would have told is done with it. */
  async newsFor(claim: Claim, summary: Summary): Promise<News | undefined> {
    const due = await this.transactions.read((tx) => this.pending.due(tx, summary));
    const [first, last] = [due[0], due.at(-1)];
    if (!first || !last) return undefined;
    // They may have been chosen since it began to wait.
    const later = await this.transactions.read((tx) => this.timing.quietEnd(tx, summary.memberId));
    if (later) {
      claim.onSettle((tx) => this.pending.postpone(tx, summary, last.due, later));
      return undefined;
    }
    claim.onSettle((tx) => this.pending.removeUntil(tx, summary, last.due));
    const news = await this.news.stillNew(summary, due);
    return news && { ...news, key: `${first.due.toISOString()}:${first.about}` };
  }
}
