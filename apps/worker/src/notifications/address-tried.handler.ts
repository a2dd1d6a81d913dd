import { Injectable } from '@nestjs/common';
import type { MemberId } from '#contracts';
import type { Claim } from '#events';
import { LinkMailsService } from '#notifications';
import { Handles, type JobOutcome, type PayloadOf } from '#queues';

@Injectable()
export class AddressTriedHandler {
  constructor(private readonly linkMails: LinkMailsService) {}

  @Handles('mail.address-tried')
  send({ memberId, tryId }: PayloadOf<'mail.address-tried'>, claim: Claim): Promise<JobOutcome> {
    return this.linkMails.sendAddressTried(claim, memberId as MemberId, tryId);
  }
}
