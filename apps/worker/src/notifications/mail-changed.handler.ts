import { Injectable } from '@nestjs/common';
import { LinkMailsService } from '#notifications';
import { Handles, type JobOutcome, type PayloadOf } from '#queues';

@Injectable()
export class MailChangedHandler {
  constructor(private readonly linkMails: LinkMailsService) {}

  @Handles('mail.mail-changed')
  send({ tokenId }: PayloadOf<'mail.mail-changed'>, outboxId: string | undefined): Promise<JobOutcome> {
    return this.linkMails.sendMailChanged(outboxId, tokenId);
  }
}
