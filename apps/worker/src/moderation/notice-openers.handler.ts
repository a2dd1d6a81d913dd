import { Injectable } from '@nestjs/common';
import { MemberSignals, SignalsService } from '#moderation';
import { done, Handles, skipped, type JobOutcome } from '#queues';

@Injectable()
export class NoticeOpenersHandler {
  constructor(
    private readonly signals: SignalsService,
    private readonly memberSignals: MemberSignals,
  ) {}

  /** Who repeats themselves, who writes to many in a hurry, and who signed up with many others. */
  @Handles('moderation.notice-openers')
  async notice(): Promise<JobOutcome> {
    const noticed =
      (await this.signals.noticeOpeners()) + (await this.memberSignals.noticeBursts()) + (await this.memberSignals.noticeHaste());
    return noticed > 0 ? done : skipped('nothing stands out');
  }
}
