import { Injectable } from '@nestjs/common';
import { Audit } from '#audit';
import { done, Handles, type JobOutcome } from '#queues';

@Injectable()
export class MakePartitionsHandler {
  constructor(private readonly audit: Audit) {}

  @Handles('audit.make-partitions')
  async makePartitions(): Promise<JobOutcome> {
    await this.audit.makePartitions();
    return done;
  }
}
