import { Injectable } from '@nestjs/common';
import type { Claim } from '#events';
import { FraudContacts } from '#moderation';
import { done, Handles, skipped, type JobOutcome, type PayloadOf } from '#queues';

@Injectable()
export class MakeGoodHandler {
  constructor(private readonly contacts: FraudContacts) {}

  /** Somebody was banned because of money: those who knew them get back what they spent, and are told. */
  @Handles('moderation.make-good')
  async makeGood({ decisionId }: PayloadOf<'moderation.make-good'>, claim: Claim): Promise<JobOutcome> {
    return (await this.contacts.compensate(claim, decisionId)) > 0 ? done : skipped('nobody was left to tell');
  }

  /** Such a ban was a mistake: whoever was told of it is told that. */
  @Handles('moderation.tell-cleared')
  async tellCleared({ decisionId }: PayloadOf<'moderation.tell-cleared'>, claim: Claim): Promise<JobOutcome> {
    return (await this.contacts.notifyCleared(claim, decisionId)) > 0 ? done : skipped('nobody had been told');
  }
}
