import { Injectable } from '@nestjs/common';
import type { Claim } from '#events';
import { SignalsService } from '#moderation';
import { done, Handles, skipped, type JobOutcome, type PayloadOf } from '#queues';

@Injectable()
export class NoteSignalsHandler {
  constructor(private readonly signals: SignalsService) {}

  /** A message was sent that its receiver is warned of: the moderators get a note. */
  @Handles('moderation.note-signals')
  async note({ conversationId, memberId }: PayloadOf<'moderation.note-signals'>, claim: Claim): Promise<JobOutcome> {
    return (await this.signals.note(claim, conversationId, memberId)) > 0 ? done : skipped('noted before');
  }
}
