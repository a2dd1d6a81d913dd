import { Injectable } from '@nestjs/common';
import type { MemberId } from '#contracts';
import type { Claim } from '#events';
import { VerificationMails } from '#notifications';
import { Handles, type JobOutcome, type PayloadOf } from '#queues';

/** What came of a selfie, and of its badge. */
@Injectable()
export class VerificationMailHandler {
  constructor(private readonly mails: VerificationMails) {}

  @Handles('mail.verification')
  sendOutcome({ verificationId }: PayloadOf<'mail.verification'>, claim: Claim): Promise<JobOutcome> {
    return this.mails.sendOutcome(claim, verificationId);
  }

  @Handles('mail.badge-lost')
  sendBadgeLost({ memberId, verificationId }: PayloadOf<'mail.badge-lost'>, claim: Claim): Promise<JobOutcome> {
    return this.mails.sendBadgeLost(claim, memberId as MemberId, verificationId);
  }
}
