import { Injectable } from '@nestjs/common';
import type { Claim } from '#events';
import { LinkMailsService } from '#notifications';
import { Handles, type JobOutcome, type PayloadOf } from '#queues';

@Injectable()
export class UndoDeletionMailHandler {
  constructor(private readonly linkMails: LinkMailsService) {}

  @Handles('mail.undo-deletion')
  send({ tokenId }: PayloadOf<'mail.undo-deletion'>, claim: Claim): Promise<JobOutcome> {
    return this.linkMails.sendUndoDeletion(claim, tokenId);
  }
}
