import { Injectable } from '@nestjs/common';
import { ReportsService, SignalsService, TrustService } from '#moderation';
import { done, Handles, skipped, type JobOutcome } from '#queues';

@Injectable()
export class ForgetOldHandler {
  constructor(
    private readonly reports: ReportsService,
    private readonly signals: SignalsService,
    private readonly trust: TrustService,
  ) {}

  /** Ends evidence, notes and limits when their time is over. */
  @Handles('moderation.forget-old')
  async forget(): Promise<JobOutcome> {
    const [evidence, notes] = [await this.reports.forgetOld(), await this.signals.forgetOld()];
    const judged = await this.trust.judgeCapped();
    return evidence + notes + judged > 0 ? done : skipped('nothing is old enough');
  }
}
