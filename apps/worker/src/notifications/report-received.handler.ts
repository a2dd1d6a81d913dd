import { Injectable } from '@nestjs/common';
import type { Claim } from '#events';
import { ReportMailsService } from '#notifications';
import { Handles, type JobOutcome, type PayloadOf } from '#queues';

@Injectable()
export class ReportReceivedMailHandler {
  constructor(private readonly reportMails: ReportMailsService) {}

  @Handles('mail.report-received')
  send({ reportId }: PayloadOf<'mail.report-received'>, claim: Claim): Promise<JobOutcome> {
    return this.reportMails.sendReceived(claim, reportId);
  }
}
