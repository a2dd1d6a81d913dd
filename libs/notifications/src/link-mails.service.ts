import { Injectable } from '@nestjs/common';
import { AccountsService, OneTimeTokens, UndoLinks, type LinkFacts } from '#auth';
import type { MemberId } from '#contracts';
import { Clock, Transactions } from '#database';
import type { Email } from '#mail';
import { metrics } from '#observability';
import type { JobOutcome } from '#queues';
import { EmailsService } from './emails.service.js';
import { MailDelivery } from './mail-delivery.js';
import type { MailKind } from './mail-delivery.policy.js';

/** The mails with a link that somebody waits for. A token that was used, replaced or ended meanwhile sends nothing. */
@Injectable()
export class LinkMailsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly tokens: OneTimeTokens,
    private readonly undoLinks: UndoLinks,
    private readonly accounts: AccountsService,
    private readonly emails: EmailsService,
    private readonly delivery: MailDelivery,
  ) {}

  async sendActivation(outboxId: string | undefined, tokenId: string): Promise<JobOutcome> {
    const link = await this.linkOf(tokenId);
    if (!link) return this.delivery.drop(outboxId, 'nothing to activate');
    const outcome = await this.send(outboxId, 'activation', link, await this.emails.activation(link));
    if (outcome.kind === 'done') metrics.signupToMail.observe((this.clock.now().getTime() - link.askedAt.getTime()) / 1_000);
    return outcome;
  }

  async sendReset(outboxId: string | undefined, tokenId: string): Promise<JobOutcome> {
    const link = await this.linkOf(tokenId);
    if (!link) return this.delivery.drop(outboxId, 'nothing to reset');
    return this.send(outboxId, 'reset', link, await this.emails.reset(link));
  }

  async sendUndoDeletion(outboxId: string | undefined, tokenId: string): Promise<JobOutcome> {
    const link = await this.transactions.read((tx) => this.undoLinks.facts(tx, tokenId));
    if (!link) return this.delivery.drop(outboxId, 'nothing to undo');
    return this.send(outboxId, 'undo-deletion', link, await this.emails.undoDeletion(link));
  }

  async sendMailChange(outboxId: string | undefined, tokenId: string): Promise<JobOutcome> {
    const link = await this.linkOf(tokenId);
    if (!link) return this.delivery.drop(outboxId, 'nothing to confirm');
    return this.send(outboxId, 'mail-change', link, await this.emails.mailChange(link));
  }

  async sendMailChanged(outboxId: string | undefined, tokenId: string): Promise<JobOutcome> {
    const link = await this.linkOf(tokenId);
    if (!link) return this.delivery.drop(outboxId, 'nothing to undo');
    return this.send(outboxId, 'mail-changed', link, await this.emails.changed(link, 'mailChanged'));
  }

  async sendPasswordChanged(outboxId: string | undefined, tokenId: string): Promise<JobOutcome> {
    const link = await this.linkOf(tokenId);
    if (!link) return this.delivery.drop(outboxId, 'nothing to undo');
    return this.send(outboxId, 'password-changed', link, await this.emails.changed(link, 'passwordChanged'));
  }

  /** Tells the owner of an address that somebody tried it, on a site whose screens say nothing about accounts. */
  async sendAddressTried(outboxId: string | undefined, memberId: MemberId, tryId: string): Promise<JobOutcome> {
    const account = await this.transactions.read((tx) => this.accounts.account(tx, memberId));
    const { id, siteId, language, email: to, status } = account;
    if (status === 'deleted' || status === 'banned') return this.delivery.drop(outboxId, 'a closed account');
    const email = await this.emails.addressTried({ memberId: id, siteId, language });
    return this.delivery.deliver(outboxId, {
      dedupeKey: `address-tried:${tryId}`,
      kind: 'address-tried',
      memberId: id,
      locale: language,
      to,
      email,
    });
  }

  private linkOf(tokenId: string): Promise<LinkFacts | undefined> {
    return this.transactions.read((tx) => this.tokens.linkFacts(tx, tokenId));
  }

  private send(outboxId: string | undefined, kind: MailKind, link: LinkFacts, email: Email): Promise<JobOutcome> {
    const { memberId, language: locale, address: to, tokenId } = link;
    return this.delivery.deliver(outboxId, { dedupeKey: `${kind}:${tokenId}`, kind, memberId, locale, to, email });
  }
}
