import { Injectable } from '@nestjs/common';
import { SignalsService } from '#moderation';
import { done, Handles, skipped, type JobOutcome } from '#queues';

@Injectable()
export class NoticeOpenersHandler {
  constructor(private readonly signals: SignalsService) {}

  @Handles('moderation.notice-openers')
  async notice(): Promise<JobOutcome> {
    return (await this.signals.noticeOpeners()) > 0 ? done : skipped('nobody repeats themselves');
  }
}
