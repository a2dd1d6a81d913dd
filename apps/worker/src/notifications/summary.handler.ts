import { Injectable } from '@nestjs/common';
import { SummariesService } from '#notifications';
import { done, Handles, unfinished, type JobOutcome } from '#queues';

@Injectable()
export class SummaryHandler {
  constructor(private readonly summaries: SummariesService) {}

  @Handles('notifications.plan-summaries')
  async plan(): Promise<JobOutcome> {
    return (await this.summaries.planDue()) ? unfinished('more') : done;
  }
}
