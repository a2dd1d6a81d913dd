import { Injectable } from '@nestjs/common';
import type { Claim } from '#events';
import { ComplaintMailsService } from '#notifications';
import { Handles, type JobOutcome, type PayloadOf } from '#queues';

/** What whoever complained is told: that it arrived, and what came of it. */
@Injectable()
export class ComplaintHandler {
  constructor(private readonly mails: ComplaintMailsService) {}

  @Handles('mail.complaint-received')
  sendReceived({ complaintId }: PayloadOf<'mail.complaint-received'>, claim: Claim): Promise<JobOutcome> {
    return this.mails.sendReceived(claim, complaintId);
  }

  @Handles('mail.complaint-decided')
  sendDecided({ complaintId }: PayloadOf<'mail.complaint-decided'>, claim: Claim): Promise<JobOutcome> {
    return this.mails.sendDecided(claim, complaintId);
  }
}
