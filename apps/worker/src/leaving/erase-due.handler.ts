import { Injectable } from '@nestjs/common';
import { ErasureService } from '#auth';
import { done, Handles, skipped, type JobOutcome } from '#queues';

@Injectable()
export class EraseDueHandler {
  constructor(private readonly erasure: ErasureService) {}

  /** Every hour, so that "after 14 days" means it. What failed makes the job fail: somebody has to look. */
  @Handles('member.erase-due')
  async eraseDue(): Promise<JobOutcome> {
    const { erased, failed } = await this.erasure.eraseDue();
    if (failed > 0) throw new Error(`${failed} accounts could not be erased`);
    return erased > 0 ? done : skipped('nobody is due');
  }
}
