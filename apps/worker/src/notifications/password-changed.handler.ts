import { Injectable } from '@nestjs/common';
import type { Claim } from '#events';
import { LinkMailsService } from '#notifications';
import { Handles, type JobOutcome, type PayloadOf } from '#queues';

@Injectable()
export class PasswordChangedHandler {
  constructor(private readonly linkMails: LinkMailsService) {}

  @Handles('mail.password-changed')
  send({ tokenId }: PayloadOf<'mail.password-changed'>, claim: Claim): Promise<JobOutcome> {
    return this.linkMails.sendPasswordChanged(claim, tokenId);
  }
}
