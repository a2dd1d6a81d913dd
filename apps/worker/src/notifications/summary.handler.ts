import { Injectable } from '@nestjs/common';
import type { Claim } from '#events';
import { SummariesService } from '#notifications';
import { done, Handles, unfinished, type JobOutcome, type PayloadOf } from '#queues';

@Injectable()
export class SummaryHandler {
  constructor(private readonly summaries: SummariesService) {}

  @Handles('notifications.plan-summaries')
  async plan(): Promise<JobOutcome> {
    return (await this.summaries.planDue()) ? unfinished('more') : done;
  }

  @Handles('push.summary')
  push({ memberId }: PayloadOf<'push.summary'>, claim: Claim): Promise<JobOutcome> {
    return this.summaries.sendPush(claim, memberId);
  }
}
