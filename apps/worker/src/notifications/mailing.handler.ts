import { Injectable } from '@nestjs/common';
import type { Claim } from '#events';
import { MailingPlans, MailingsService } from '#notifications';
import { done, Handles, unfinished, type JobOutcome, type PayloadOf } from '#queues';

@Injectable()
export class MailingHandler {
  constructor(
    private readonly plans: MailingPlans,
    private readonly mailings: MailingsService,
  ) {}

  @Handles('notifications.plan-mailings')
  async plan(): Promise<JobOutcome> {
    return (await this.plans.planDue()) ? unfinished('more') : done;
  }

  @Handles('notifications.begin-announcement')
  begin(_payload: PayloadOf<'notifications.begin-announcement'>, claim: Claim): Promise<JobOutcome> {
    return this.plans.begin(claim);
  }

  @Handles('mail.mailing-range', 'push.mailing-range')
  sendRange({ rangeId }: PayloadOf<'mail.mailing-range' | 'push.mailing-range'>, claim: Claim): Promise<JobOutcome> {
    return this.mailings.sendRange(claim, rangeId);
  }
}
