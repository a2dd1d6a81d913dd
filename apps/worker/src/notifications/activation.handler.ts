import { Injectable } from '@nestjs/common';
import type { Claim } from '#events';
import { LinkMailsService } from '#notifications';
import { Handles, type JobOutcome, type PayloadOf } from '#queues';

@Injectable()
export class ActivationMailHandler {
  constructor(private readonly linkMails: LinkMailsService) {}

  @Handles('mail.activation')
  send({ tokenId }: PayloadOf<'mail.activation'>, claim: Claim): Promise<JobOutcome> {
    return this.linkMails.sendActivation(claim, tokenId);
  }
}
