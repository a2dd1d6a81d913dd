import { Injectable } from '@nestjs/common';
import { LinkMailsService } from '#notifications';
import { Handles, type JobOutcome, type PayloadOf } from '#queues';

@Injectable()
export class MailChangeHandler {
  constructor(private readonly linkMails: LinkMailsService) {}

  @Handles('mail.mail-change')
  send({ tokenId }: PayloadOf<'mail.mail-change'>, outboxId: string | undefined): Promise<JobOutcome> {
    return this.linkMails.sendMailChange(outboxId, tokenId);
  }
}
