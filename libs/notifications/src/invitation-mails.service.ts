import { Injectable } from '@nestjs/common';
import { Invitations } from '#auth';
import { Transactions } from '#database';
import type { Claim } from '#events';
import type { JobOutcome } from '#queues';
import { InvitationMailsRepository } from './invitation-mails.repository.js';
import { MailDelivery } from './mail-delivery.js';
import { StaffEmails } from './staff-emails.service.js';

/** Invitations by mail. Whoever is invited has no account: there is no row of them but this address, and that goes with the mail. */
@Injectable()
export class InvitationMailsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly invitations: Invitations,
    private readonly mails: InvitationMailsRepository,
    private readonly emails: StaffEmails,
    private readonly delivery: MailDelivery,
  ) {}

  /** Nothing goes out when it was taken back, or used, meanwhile. */
  async send(claim: Claim, invitationId: string): Promise<JobOutcome> {
    const [mail, invitation] = await this.transactions.read(
      async (tx) => [await this.mails.find(tx, invitationId), await this.invitations.findLive(tx, invitationId)] as const,
    );
    claim.alongside((tx) => this.mails.remove(tx, invitationId));
    if (!mail || !invitation) return this.delivery.drop(claim, 'nobody to invite');
    const { address: to, language } = mail;
    const { siteId, token, expiresAt: until } = invitation;
    return this.delivery.deliver(claim, {
      dedupeKey: `invitation:${invitationId}`,
      kind: 'invitation',
      memberId: null,
      locale: language,
      to,
      email: await this.emails.invitation({ siteId, language }, { token, until }),
    });
  }
}
