import { Injectable } from '@nestjs/common';
import type { Claim } from '#events';
import { LinkMailsService } from '#notifications';
import { Handles, type JobOutcome, type PayloadOf } from '#queues';

@Injectable()
export class NewDeviceMailHandler {
  constructor(private readonly linkMails: LinkMailsService) {}

  @Handles('mail.new-device')
  send({ deviceId }: PayloadOf<'mail.new-device'>, claim: Claim): Promise<JobOutcome> {
    return this.linkMails.sendNewDevice(claim, deviceId);
  }
}
