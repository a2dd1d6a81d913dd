import { Injectable } from '@nestjs/common';
import type { Claim } from '#events';
import { DecisionsService } from '#moderation';
import { done, Handles, skipped, type JobOutcome, type PayloadOf } from '#queues';

@Injectable()
export class CarryOutHandler {
  constructor(private readonly decisions: DecisionsService) {}

  /** Puts a decision in force that its moderator did not take back. */
  @Handles('moderation.carry-out')
  async carryOut({ decisionId }: PayloadOf<'moderation.carry-out'>, claim: Claim): Promise<JobOutcome> {
    return (await this.decisions.carryOut(claim, decisionId)) ? done : skipped('taken back, or carried out before');
  }
}
