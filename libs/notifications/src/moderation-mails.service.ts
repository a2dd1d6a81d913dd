import { Injectable } from '@nestjs/common';
import { AccountsService, type Account } from '#auth';
import type { MemberId } from '#contracts';
import { Transactions } from '#database';
import type { Claim } from '#events';
import { DecisionsService, ReportsService } from '#moderation';
import type { JobOutcome } from '#queues';
import { DecisionMails, readerOf } from './decision-mails.js';
import { MailDelivery } from './mail-delivery.js';
import { ModerationEmails } from './moderation-emails.service.js';

/** What members hear of decisions. The law wants it, so it goes out whatever they unsubscribed from, also to the banned. */
@Injectable()
export class ModerationMailsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly decisions: DecisionsService,
    private readonly reports: ReportsService,
    private readonly accounts: AccountsService,
    private readonly statements: DecisionMails,
    private readonly emails: ModerationEmails,
    private readonly delivery: MailDelivery,
  ) {}

  /** The statement of reasons. */
  async sendDecision(claim: Claim, decisionId: string): Promise<JobOutcome> {
    const decision = await this.transactions.read((tx) => this.decisions.find(tx, decisionId));
    const facts = decision && this.statements.factsOf(decision);
    if (!facts || !decision.memberId || decision.state === 'overturned') return this.delivery.drop(claim, 'nothing to tell');
    const account = await this.reachable(decision.memberId);
    if (typeof account === 'string') return this.delivery.drop(claim, account);
    return this.delivery.deliver(claim, {
      dedupeKey: `decision:${decisionId}`,
      kind: 'decision',
      memberId: account.id,
      locale: account.language,
      to: account.email,
      email: await this.emails.decision(readerOf(account), facts),
    });
  }

  /** To whoever reported: that it was looked at, and whether something was done. */
  async sendReportDecided(claim: Claim, reportId: string): Promise<JobOutcome> {
    const report = await this.reports.find(reportId);
    if (!report || report.outcome === null) return this.delivery.drop(claim, 'nothing to tell');
    const account = await this.reachable(report.reporterId);
    if (typeof account === 'string') return this.delivery.drop(claim, account);
    if (account.status === 'deleted') return this.delivery.drop(claim, 'a closed account');
    const { receipt, at, outcome } = report;
    return this.delivery.deliver(claim, {
      dedupeKey: `report-decided:${reportId}`,
      kind: 'report-decided',
      memberId: account.id,
      locale: account.language,
      to: account.email,
      email: await this.emails.reportDecided(readerOf(account), { receipt, at, isConfirmed: outcome === 'confirmed' }),
    });
  }

  /** The account, or why no mail can be sent to it. */
  private async reachable(memberId: MemberId): Promise<Account | string> {
    const account = await this.transactions.read((tx) => this.accounts.findAccount(tx, memberId));
    if (!account) return 'an erased account';
    const { status, statusBefore } = account;
    if (status === 'not_confirmed' || statusBefore === 'not_confirmed') return 'an address that nobody has confirmed';
    return account.notificationsDisabled.includes('bounced') ? 'an address that does not exist' : account;
  }
}
