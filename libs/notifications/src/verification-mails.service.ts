import { Injectable } from '@nestjs/common';
import { AccountsService } from '#auth';
import type { MemberId } from '#contracts';
import { Transactions } from '#database';
import type { Claim } from '#events';
import { SelfieChecks } from '#moderation';
import type { JobOutcome } from '#queues';
import { VisibilityService } from '#visibility';
import { readerOf } from './decision-mails.js';
import { MailDelivery } from './mail-delivery.js';
import { ModerationEmails, type SelfieOutcome } from './moderation-emails.service.js';

/** What members hear of the selfie that they sent: they asked for it, so it goes out whatever they unsubscribed from. */
@Injectable()
export class VerificationMails {
  constructor(
    private readonly transactions: Transactions,
    private readonly checks: SelfieChecks,
    private readonly visibility: VisibilityService,
    private readonly accounts: AccountsService,
    private readonly emails: ModerationEmails,
    private readonly delivery: MailDelivery,
  ) {}

  async sendOutcome(claim: Claim, verificationId: string): Promise<JobOutcome> {
    const found = await this.transactions.read((tx) => this.checks.find(tx, verificationId));
    const outcome = found && outcomeOf(found);
    if (!outcome) return this.delivery.drop(claim, 'nothing to tell');
    return this.send(claim, found.memberId, `verification:${verificationId}`, outcome);
  }

  /** Dropped when the badge is back: the member chose a compared photo again. */
  async sendBadgeLost(claim: Claim, memberId: MemberId, verificationId: string): Promise<JobOutcome> {
    const [standing, found] = await this.transactions.read(async (tx) => [
      await this.visibility.standingOf(tx, memberId),
      await this.checks.find(tx, verificationId),
    ]);
    if (!standing || standing.verified || found?.state !== 'approved') return this.delivery.drop(claim, 'the badge is not hidden');
    return this.send(claim, memberId, `badge-lost:${claim.id}`, { kind: 'lost' });
  }

  private async send(claim: Claim, memberId: MemberId, dedupeKey: string, outcome: SelfieOutcome): Promise<JobOutcome> {
    const account = await this.transactions.read((tx) => this.accounts.findAccount(tx, memberId));
    if (!account || account.status === 'deleted' || account.status === 'banned') return this.delivery.drop(claim, 'a closed account');
    if (account.notificationsDisabled.includes('bounced')) return this.delivery.drop(claim, 'an address that does not exist');
    return this.delivery.deliver(claim, {
      dedupeKey,
      kind: 'verification',
      memberId: account.id,
      locale: account.language,
      to: account.email,
      email: await this.emails.selfie(readerOf(account), outcome),
    });
  }
}

function outcomeOf({ state, reason }: NonNullable<Awaited<ReturnType<SelfieChecks['find']>>>): SelfieOutcome | undefined {
  if (state === 'refused' && reason) return { kind: 'refused', reason };
  return state === 'approved' || state === 'expired' ? { kind: state } : undefined;
}
