import { Injectable } from '@nestjs/common';
import { AccountsService } from '#auth';
import { Transactions } from '#database';
import { ReportsService } from '#moderation';
import type { JobOutcome } from '#queues';
import { EmailsService } from './emails.service.js';
import { MailDelivery } from './mail-delivery.js';

@Injectable()
export class ReportMailsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly reports: ReportsService,
    private readonly accounts: AccountsService,
    private readonly emails: EmailsService,
    private readonly delivery: MailDelivery,
  ) {}

  /** The receipt of a report. It names nobody and tells nothing of what was reported: others may read the mailbox. */
  async sendReceived(outboxId: string | undefined, reportId: string): Promise<JobOutcome> {
    const report = await this.reports.find(reportId);
    if (!report) return this.delivery.drop(outboxId, 'no such report');
    const account = await this.transactions.read((tx) => this.accounts.account(tx, report.reporterId));
    if (account.status === 'deleted') return this.delivery.drop(outboxId, 'a closed account');
    // It may be a stranger's, who would get a mail for each report; the screen has shown the receipt.
    if (account.status === 'not_confirmed') return this.delivery.drop(outboxId, 'an address that nobody has confirmed');
    const reader = { memberId: account.id, siteId: account.siteId, language: account.language };
    return this.delivery.deliver(outboxId, {
      dedupeKey: `report-received:${reportId}`,
      kind: 'report-received',
      memberId: account.id,
      locale: account.language,
      to: account.email,
      email: await this.emails.reportReceived({ ...reader, receipt: report.receipt, at: report.at }),
    });
  }
}
