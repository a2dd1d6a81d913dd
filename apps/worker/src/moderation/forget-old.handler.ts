import { Injectable } from '@nestjs/common';
import { ReportsService, SignalsService } from '#moderation';
import { done, Handles, skipped, type JobOutcome } from '#queues';

@Injectable()
export class ForgetOldHandler {
  constructor(
    private readonly reports: ReportsService,
    private readonly signals: SignalsService,
  ) {}

  /** Ends evidence and notes when their time is over. */
  @Handles('moderation.forget-old')
  async forget(): Promise<JobOutcome> {
    const [evidence, notes] = [await this.reports.forgetOld(), await this.signals.forgetOld()];
    return evidence + notes > 0 ? done : skipped('nothing is old enough');
  }
}
