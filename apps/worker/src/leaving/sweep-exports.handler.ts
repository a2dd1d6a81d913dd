import { Injectable } from '@nestjs/common';
import { PreparingService } from '#exports';
import { done, Handles, skipped, unfinished, type JobOutcome } from '#queues';

const AT_ONCE = 100;

@Injectable()
export class SweepExportsHandler {
  constructor(private readonly preparing: PreparingService) {}

  /** Removes the files of copies that are over. */
  @Handles('export.sweep')
  async sweep(): Promise<JobOutcome> {
    const swept = await this.preparing.sweep(AT_ONCE);
    if (swept >= AT_ONCE) return unfinished();
    return swept > 0 ? done : skipped('nothing is over');
  }
}
