import { Injectable } from '@nestjs/common';
import type { MemberId, NotificationChannel } from '#contracts';
import { Transactions, type Tx } from '#database';
import type { Claim } from '#events';
import { skipped, type JobOutcome } from '#queues';
import type { Choice } from '../definitions/index.js';
import { PendingRepository } from './pending.repository.js';
import { TimingService } from '../preferences/index.js';

type Chosen = Choice & { readonly memberId: MemberId; readonly channel: NotificationChannel };

/** Puts what its reader does not want to be told now into the summary in which they want it. */
@Injectable()
export class SummaryQueue {
  constructor(
    private readonly transactions: Transactions,
    private readonly timing: TimingService,
    private readonly pending: PendingRepository,
  ) {}

  /** Settles the claim of what is not told now, or never. Undefined when it is to be told now: the claim is the caller's then. */
  async defer(claim: Claim, { memberId, channel, category, about }: Chosen): Promise<JobOutcome | undefined> {
    const moment = await this.transactions.read((tx) => this.timing.momentFor(tx, memberId, category, channel));
    if (moment === 'never') {
      await this.transactions.run((tx) => claim.settle(tx));
      return skipped('not wanted');
    }
    // Whatever becomes of it now: what is not looked at comes up again in the summary of what is unseen.
    claim.onSettle((tx) => this.addReminder(tx, { memberId, channel, about }));
    if (moment === 'now') return undefined;
    await this.transactions.run(async (tx) => {
      if (await claim.settle(tx)) await this.pending.add(tx, { memberId, channel, category, about, due: moment });
    });
    return skipped('waits for a summary');
  }

  private async addReminder(tx: Tx, { memberId, channel, about }: Omit<Chosen, 'category'>): Promise<void> {
    const category = 'unread_notifications';
    const due = await this.timing.reminderFor(tx, memberId, category, channel);
    if (due !== 'never') await this.pending.add(tx, { memberId, channel, category, about, due });
  }
}
