import { Injectable } from '@nestjs/common';
import type { Claim } from '#events';
import { LinkMailsService } from '#notifications';
import { Handles, type JobOutcome, type PayloadOf } from '#queues';

@Injectable()
export class MailChangedHandler {
  constructor(private readonly linkMails: LinkMailsService) {}

  @Handles('mail.mail-changed')
  send({ tokenId }: PayloadOf<'mail.mail-changed'>, claim: Claim): Promise<JobOutcome> {
    return this.linkMails.sendMailChanged(claim, tokenId);
  }
}
