import { Injectable } from '@nestjs/common';
import type { Claim } from '#events';
import { InvitationMailsService } from '#notifications';
import { Handles, type JobOutcome, type PayloadOf } from '#queues';

@Injectable()
export class InvitationMailHandler {
  constructor(private readonly mails: InvitationMailsService) {}

  @Handles('mail.invitation')
  send({ invitationId }: PayloadOf<'mail.invitation'>, claim: Claim): Promise<JobOutcome> {
    return this.mails.send(claim, invitationId);
  }
}
