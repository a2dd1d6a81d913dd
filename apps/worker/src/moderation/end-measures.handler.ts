import { Injectable } from '@nestjs/common';
import { DecisionsService } from '#moderation';
import { done, Handles, skipped, unfinished, type JobOutcome } from '#queues';

@Injectable()
export class EndMeasuresHandler {
  constructor(private readonly decisions: DecisionsService) {}

  /** Opens accounts and conversations again whose time is over. */
  @Handles('moderation.end-measures')
  async end(): Promise<JobOutcome> {
    const { ended, isOver } = await this.decisions.endExpired();
    if (!isOver) return unfinished();
    return ended > 0 ? done : skipped('no measure is over');
  }
}
