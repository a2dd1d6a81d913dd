import { Injectable } from '@nestjs/common';
import type { Claim } from '#events';
import { LinkMailsService } from '#notifications';
import { Handles, type JobOutcome, type PayloadOf } from '#queues';

@Injectable()
export class MailChangeHandler {
  constructor(private readonly linkMails: LinkMailsService) {}

  @Handles('mail.mail-change')
  send({ tokenId }: PayloadOf<'mail.mail-change'>, claim: Claim): Promise<JobOutcome> {
    return this.linkMails.sendMailChange(claim, tokenId);
  }
}
