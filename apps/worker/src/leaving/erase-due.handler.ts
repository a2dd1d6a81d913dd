import { Injectable } from '@nestjs/common';
import { ErasureService } from '#auth';
import type { MemberId } from '#contracts';
import { done, Handles, skipped, unfinished, type JobOutcome, type PayloadOf } from '#queues';

const AT_ONCE = 50;

@Injectable()
export class EraseDueHandler {
  constructor(private readonly erasure: ErasureService) {}

  /**
   * Every hour, so that "after 14 days" means it. Its progress is the list of those who could not be erased: at the end they make the job fail,
   * and somebody has to look.
   */
  @Handles('member.erase-due')
  async eraseDue({ progress }: PayloadOf<'member.erase-due'>): Promise<JobOutcome> {
    const passedOver = JSON.parse(progress ?? '[]') as MemberId[];
    const { erased, failed, isOver } = await this.erasure.eraseDue(passedOver, AT_ONCE);
    if (!isOver) return unfinished(JSON.stringify(failed));
    if (failed.length > 0) throw new Error(`${failed.length} accounts could not be erased`);
    return erased > 0 ? done : skipped('nobody is due');
  }
}
