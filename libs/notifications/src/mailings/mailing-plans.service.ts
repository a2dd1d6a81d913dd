import { Injectable } from '@nestjs/common';
import { Transactions } from '#database';
import { Outbox, type Claim } from '#events';
import { done, type JobOutcome } from '#queues';
import { mailingRangeDue, pushRangeDue } from '../notifications.events.js';
import { MailingKinds } from './mailing-kinds.js';
import { MailingsRepository } from './mailings.repository.js';

const RANGES_AT_ONCE = 500;
const DAYS_KEPT = 21;

/** When mailings begin: whatever their kind, each is divided into ranges, and what is due of them is asked for. */
@Injectable()
export class MailingPlans {
  constructor(
    private readonly transactions: Transactions,
    private readonly mailings: MailingsRepository,
    private readonly kinds: MailingKinds,
    private readonly outbox: Outbox,
  ) {}

  /** Plans what is due, and asks for the mails and pushes of the ranges that are due; true when there are more of them. */
  async planDue(): Promise<boolean> {
    const zones = await this.transactions.read((tx) => this.mailings.zones(tx));
    for (const kind of this.kinds.all) await kind.planDue(zones);
    return this.transactions.run(async (tx) => {
      await this.mailings.forget(tx, DAYS_KEPT);
      const due = await this.mailings.takeDue(tx, RANGES_AT_ONCE);
      for (const { id: rangeId, channel } of due)
        await this.outbox.tell(tx, channel === 'push' ? pushRangeDue : mailingRangeDue, { rangeId });
      return due.length === RANGES_AT_ONCE;
    });
  }

  /** Plans what became due at this moment, without waiting for the clock; many ranges are left to it. */
  async begin(claim: Claim): Promise<JobOutcome> {
    await this.planDue();
    await this.transactions.run((tx) => claim.settle(tx));
    return done;
  }
}
