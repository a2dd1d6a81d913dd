import { Injectable } from '@nestjs/common';
import { ErasureList } from '#member-data';
import { done, Handles, skipped, type JobOutcome } from '#queues';

@Injectable()
export class ForgetErasuresHandler {
  constructor(private readonly list: ErasureList) {}

  @Handles('member.forget-erasures')
  async forgetErasures(): Promise<JobOutcome> {
    return (await this.list.forget()) > 0 ? done : skipped('no backup is older than a note');
  }
}
