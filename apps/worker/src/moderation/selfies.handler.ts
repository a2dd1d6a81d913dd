import { Injectable } from '@nestjs/common';
import type { Claim } from '#events';
import { SelfieEndings } from '#moderation';
import { done, Handles, skipped, unfinished, type JobOutcome, type PayloadOf } from '#queues';

@Injectable()
export class SelfiesHandler {
  constructor(private readonly endings: SelfieEndings) {}

  /** The decision about a selfie was not taken back: its file goes, and its member is told. */
  @Handles('moderation.settle-selfie')
  async settle({ verificationId }: PayloadOf<'moderation.settle-selfie'>, claim: Claim): Promise<JobOutcome> {
    return (await this.endings.settle(claim, verificationId)) ? done : skipped('taken back, or settled before');
  }

  /** Ends selfies that nobody looked at, and makes sure that none outlives its decision. */
  @Handles('moderation.end-selfies')
  async end(): Promise<JobOutcome> {
    const { ended, isOver } = await this.endings.closeOverdue();
    if (!isOver) return unfinished();
    return ended > 0 ? done : skipped('no selfie is overdue');
  }
}
