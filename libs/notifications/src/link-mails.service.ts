import { Injectable } from '@nestjs/common';
import { AccountsService, OneTimeTokens, UndoLinks, type LinkFacts } from '#auth';
import type { MemberId } from '#contracts';
import { Clock, Transactions } from '#database';
import type { Claim } from '#events';
import type { Letter } from '#mail';
import { metrics } from '#observability';
import type { JobOutcome } from '#queues';
import { LettersService } from './letters.service.js';
import { Postman } from './postman.js';
import type { MailKind } from './postman.policy.js';

/** The mails with a link that somebody waits for. A token that was used, replaced or ended meanwhile sends nothing. */
@Injectable()
export class LinkMailsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly tokens: OneTimeTokens,
    private readonly undoLinks: UndoLinks,
    private readonly accounts: AccountsService,
    private readonly letters: LettersService,
    private readonly postman: Postman,
  ) {}

  async sendActivation(claim: Claim, tokenId: string): Promise<JobOutcome> {
    const link = await this.linkOf(tokenId);
    if (!link) return this.postman.drop(claim, 'nothing to activate');
    const outcome = await this.send(claim, 'activation', link, await this.letters.activation(link));
    if (outcome.kind === 'done') metrics.signupToMail.observe((this.clock.now().getTime() - link.askedAt.getTime()) / 1_000);
    return outcome;
  }

  async sendReset(claim: Claim, tokenId: string): Promise<JobOutcome> {
    const link = await this.linkOf(tokenId);
    if (!link) return this.postman.drop(claim, 'nothing to reset');
    return this.send(claim, 'reset', link, await this.letters.reset(link));
  }

  async sendUndoDeletion(claim: Claim, tokenId: string): Promise<JobOutcome> {
    const link = await this.transactions.read((tx) => this.undoLinks.facts(tx, tokenId));
    if (!link) return this.postman.drop(claim, 'nothing to undo');
    return this.send(claim, 'undo-deletion', link, await this.letters.undoDeletion(link));
  }

  async sendMailChange(claim: Claim, tokenId: string): Promise<JobOutcome> {
    const link = await this.linkOf(tokenId);
    if (!link) return this.postman.drop(claim, 'nothing to confirm');
    return this.send(claim, 'mail-change', link, await this.letters.mailChange(link));
  }

  async sendMailChanged(claim: Claim, tokenId: string): Promise<JobOutcome> {
    const link = await this.linkOf(tokenId);
    if (!link) return this.postman.drop(claim, 'nothing to undo');
    return this.send(claim, 'mail-changed', link, await this.letters.changed(link, 'mailChanged'));
  }

  async sendPasswordChanged(claim: Claim, tokenId: string): Promise<JobOutcome> {
    const link = await this.linkOf(tokenId);
    if (!link) return this.postman.drop(claim, 'nothing to undo');
    return this.send(claim, 'password-changed', link, await this.letters.changed(link, 'passwordChanged'));
  }

  /** Tells the owner of an address that somebody tried it, on a site whose screens say nothing about accounts. */
  async sendAddressTried(claim: Claim, memberId: MemberId, tryId: string): Promise<JobOutcome> {
    const account = await this.transactions.read((tx) => this.accounts.account(tx, memberId));
    const { id, siteId, language, email: to, status } = account;
    if (status === 'deleted' || status === 'banned') return this.postman.drop(claim, 'a closed account');
    const letter = await this.letters.addressTried({ memberId: id, siteId, language });
    return this.postman.deliver(claim, {
      dedupeKey: `address-tried:${tryId}`,
      kind: 'address-tried',
      memberId: id,
      locale: language,
      to,
      letter,
    });
  }

  private linkOf(tokenId: string): Promise<LinkFacts | undefined> {
    return this.transactions.read((tx) => this.tokens.linkFacts(tx, tokenId));
  }

  private send(claim: Claim, kind: MailKind, link: LinkFacts, letter: Letter): Promise<JobOutcome> {
    const { memberId, language: locale, address: to, tokenId } = link;
    return this.postman.deliver(claim, { dedupeKey: `${kind}:${tokenId}`, kind, memberId, locale, to, letter });
  }
}
