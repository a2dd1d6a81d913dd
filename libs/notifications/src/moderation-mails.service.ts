import { Injectable } from '@nestjs/common';
import { AccountsService, type Account } from '#auth';
import type { MemberId } from '#contracts';
import { Transactions } from '#database';
import type { Claim } from '#events';
import { AppealsService, DecisionsService, FraudContacts, ReportsService } from '#moderation';
import { CardsService } from '#profiles';
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
    private readonly appeals: AppealsService,
    private readonly contacts: FraudContacts,
    private readonly cards: CardsService,
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

  /** To whoever had to do with a member that was banned because of money. */
  async sendFraudWarning(claim: Claim, contactId: string): Promise<JobOutcome> {
    const [contact, name] = await this.transactions.read(async (tx) => {
      const found = await this.contacts.find(tx, contactId);
      const decision = found && (await this.decisions.find(tx, found.decisionId));
      const isWarned = decision?.state === 'in_force' && decision.memberId !== null;
      return [isWarned ? found : null, isWarned ? (await this.cards.names(tx, [decision.memberId])).get(decision.memberId) : undefined];
    });
    if (!contact || name === undefined) return this.delivery.drop(claim, 'nobody to warn of');
    const account = await this.reachable(contact.memberId);
    if (typeof account === 'string') return this.delivery.drop(claim, account);
    if (account.status === 'deleted' || account.status === 'banned') return this.delivery.drop(claim, 'a closed account');
    return this.delivery.deliver(claim, {
      dedupeKey: `fraud-warning:${contactId}`,
      kind: 'fraud-warning',
      memberId: account.id,
      locale: account.language,
      to: account.email,
      email: await this.emails.fraudWarning(readerOf(account), { name, credits: contact.credits }),
    });
  }

  async sendAppealDecided(claim: Claim, appealId: string): Promise<JobOutcome> {
    const found = await this.transactions.read((tx) => this.appeals.find(tx, appealId));
    if (!found?.decision.memberId || found.appeal.state === 'open') return this.delivery.drop(claim, 'nothing to tell');
    const account = await this.reachable(found.decision.memberId);
    if (typeof account === 'string') return this.delivery.drop(claim, account);
    return this.delivery.deliver(claim, {
      dedupeKey: `appeal-decided:${appealId}`,
      kind: 'appeal-decided',
      memberId: account.id,
      locale: account.language,
      to: account.email,
      email: await this.emails.appealDecided(readerOf(account), { isOverturned: found.appeal.state === 'overturned' }),
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
