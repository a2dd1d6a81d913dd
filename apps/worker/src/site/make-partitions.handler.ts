import { Injectable } from '@nestjs/common';
import { done, Handles, type JobOutcome } from '#queues';
import { PageCounts } from '#site';

@Injectable()
export class MakePagePartitionsHandler {
  constructor(private readonly counts: PageCounts) {}

  @Handles('site.make-partitions')
  async makePartitions(): Promise<JobOutcome> {
    await this.counts.makePartitions();
    return done;
  }
}
