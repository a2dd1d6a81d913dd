import { Injectable } from '@nestjs/common';
import { done, Handles, skipped, type JobOutcome } from '#queues';
import { BlocksService } from '#visibility';

@Injectable()
export class ForgetPartedHandler {
  constructor(private readonly blocks: BlocksService) {}

  /** Removes the copies of what blocks took away, once the moderators' time with them is over. */
  @Handles('visibility.forget-parted')
  async forgetParted(): Promise<JobOutcome> {
    return (await this.blocks.forgetOldCopies()) > 0 ? done : skipped('no copy is old enough');
  }
}
