import { Injectable } from '@nestjs/common';
import { PreparingService } from '#exports';
import { done, Handles, skipped, type JobOutcome } from '#queues';

@Injectable()
export class SweepExportsHandler {
  constructor(private readonly preparing: PreparingService) {}

  /** Removes the files of copies that are over. */
  @Handles('export.sweep')
  async sweep(): Promise<JobOutcome> {
    return (await this.preparing.sweep()) > 0 ? done : skipped('nothing is over');
  }
}
