import { Injectable } from '@nestjs/common';
import { EndedMandates } from '#payments';
import { done, Handles, type JobOutcome } from '#queues';

@Injectable()
export class EndMandatesHandler {
  constructor(private readonly mandates: EndedMandates) {}

  /** What was revoked is revoked at the provider, and it deletes what it keeps of erased members. */
  @Handles('payment.end-mandates')
  async follow(): Promise<JobOutcome> {
    await this.mandates.follow();
    return done;
  }
}
