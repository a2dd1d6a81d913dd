import { Injectable } from '@nestjs/common';
import type { Claim } from '#events';
import { ModerationMailsService } from '#notifications';
import { Handles, type JobOutcome, type PayloadOf } from '#queues';

/** What a decision of the moderators is told to its member, to whoever reported, and to whoever knew a fraud. */
@Injectable()
export class DecisionHandler {
  constructor(private readonly mails: ModerationMailsService) {}

  @Handles('mail.decision')
  sendDecision({ decisionId }: PayloadOf<'mail.decision'>, claim: Claim): Promise<JobOutcome> {
    return this.mails.sendDecision(claim, decisionId);
  }

  @Handles('mail.appeal-decided')
  sendAppealDecided({ appealId }: PayloadOf<'mail.appeal-decided'>, claim: Claim): Promise<JobOutcome> {
    return this.mails.sendAppealDecided(claim, appealId);
  }

  @Handles('mail.fraud-warning')
  sendFraudWarning({ contactId }: PayloadOf<'mail.fraud-warning'>, claim: Claim): Promise<JobOutcome> {
    return this.mails.sendFraudWarning(claim, contactId);
  }

  @Handles('mail.report-decided')
  sendReportDecided({ reportId }: PayloadOf<'mail.report-decided'>, claim: Claim): Promise<JobOutcome> {
    return this.mails.sendReportDecided(claim, reportId);
  }
}
