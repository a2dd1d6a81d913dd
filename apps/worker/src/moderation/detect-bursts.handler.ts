import { Injectable } from '@nestjs/common';
import { HasteSignals, SignalsService } from '#moderation';
import { done, Handles, skipped, type JobOutcome } from '#queues';

@Injectable()
export class DetectBurstsHandler {
  constructor(
    private readonly signals: SignalsService,
    private readonly haste: HasteSignals,
  ) {}

  /** Who repeats themselves, who writes to many in a hurry, and who signed up with many others. */
  @Handles('moderation.detect-bursts')
  async detect(): Promise<JobOutcome> {
    const noticed = (await this.signals.noticeOpeners()) + (await this.haste.noticeBursts()) + (await this.haste.noticeHaste());
    return noticed > 0 ? done : skipped('nothing stands out');
  }
}
