import { Injectable } from '@nestjs/common';
import { LinkMailsService } from '#notifications';
import { Handles, type JobOutcome, type PayloadOf } from '#queues';

@Injectable()
export class PasswordChangedHandler {
  constructor(private readonly linkMails: LinkMailsService) {}

  @Handles('mail.password-changed')
  send({ tokenId }: PayloadOf<'mail.password-changed'>, outboxId: string | undefined): Promise<JobOutcome> {
    return this.linkMails.sendPasswordChanged(outboxId, tokenId);
  }
}
