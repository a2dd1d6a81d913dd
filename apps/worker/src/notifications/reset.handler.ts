import { Injectable } from '@nestjs/common';
import type { Claim } from '#events';
import { LinkMailsService } from '#notifications';
import { Handles, type JobOutcome, type PayloadOf } from '#queues';

@Injectable()
export class ResetMailHandler {
  constructor(private readonly linkMails: LinkMailsService) {}

  @Handles('mail.reset')
  send({ tokenId }: PayloadOf<'mail.reset'>, claim: Claim): Promise<JobOutcome> {
    return this.linkMails.sendReset(claim, tokenId);
  }
}
