import { Injectable } from '@nestjs/common';
import { AccountsService, KnownDevices, OneTimeTokens, UndoLinks, type LinkFacts } from '#auth';
import type { MemberId } from '#contracts';
import { Transactions } from '#database';
import type { Claim } from '#events';
import type { Email } from '#mail';
import type { JobOutcome } from '#queues';
import { EmailsService } from './emails.service.js';
import { MailDelivery } from './mail-delivery.js';
import type { MailKind } from './mail-delivery.policy.js';
import { WaitingRepository } from './waiting.repository.js';

/** The mails with a link that somebody waits for. A token that was used, replaced or ended meanwhile sends nothing. */
@Injectable()
export class LinkMailsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly tokens: OneTimeTokens,
    private readonly undoLinks: UndoLinks,
    private readonly accounts: AccountsService,
    private readonly devices: KnownDevices,
    private readonly waiting: WaitingRepository,
    private readonly emails: EmailsService,
    private readonly delivery: MailDelivery,
  ) {}

  async sendReset(claim: Claim, tokenId: string): Promise<JobOutcome> {
    const link = await this.linkOf(tokenId);
    if (!link) return this.delivery.drop(claim, 'nothing to reset');
    return this.send(claim, 'reset', link, await this.emails.reset(link));
  }

  async sendUndoDeletion(claim: Claim, tokenId: string): Promise<JobOutcome> {
    const link = await this.transactions.read((tx) => this.undoLinks.facts(tx, tokenId));
    if (!link) return this.delivery.drop(claim, 'nothing to undo');
    return this.send(claim, 'undo-deletion', link, await this.emails.undoDeletion(link));
  }

  async sendMailChange(claim: Claim, tokenId: string): Promise<JobOutcome> {
    const link = await this.linkOf(tokenId);
    if (!link) return this.delivery.drop(claim, 'nothing to confirm');
    return this.send(claim, 'mail-change', link, await this.emails.mailChange(link));
  }

  async sendMailChanged(claim: Claim, tokenId: string): Promise<JobOutcome> {
    const link = await this.linkOf(tokenId);
    if (!link) return this.delivery.drop(claim, 'nothing to undo');
    return this.send(claim, 'mail-changed', link, await this.emails.changed(link, 'mailChanged'));
  }

  async sendPasswordChanged(claim: Claim, tokenId: string): Promise<JobOutcome> {
    const link = await this.linkOf(tokenId);
    if (!link) return this.delivery.drop(claim, 'nothing to undo');
    return this.send(claim, 'password-changed', link, await this.emails.changed(link, 'passwordChanged'));
  }

  /** Tells the owner of an address that somebody tried it, on a site whose screens say nothing about accounts. */
  async sendAddressTried(claim: Claim, memberId: MemberId, tryId: string): Promise<JobOutcome> {
    const account = await this.transactions.read((tx) => this.accounts.account(tx, memberId));
    const { id, siteId, language, email: to, status } = account;
    if (status === 'deleted' || status === 'banned') return this.delivery.drop(claim, 'a closed account');
    const email = await this.emails.addressTried({ memberId: id, siteId, language });
    return this.delivery.deliver(claim, {
      dedupeKey: `address-tried:${tryId}`,
      kind: 'address-tried',
      memberId: id,
      locale: language,
      to,
      email,
    });
  }

  /** Warns of a login in a browser that the member never used. It goes out to members who want no other mails, too. */
  async sendNewDevice(claim: Claim, deviceId: string): Promise<JobOutcome> {
    const seen = await this.transactions.read(async (tx) => {
      const found = await this.devices.find(tx, deviceId);
      return (
        found && {
          ...found,
          account: await this.accounts.account(tx, found.memberId),
          zone: (await this.waiting.timeOf(tx, found.memberId)).zone,
        }
      );
    });
    if (!seen || seen.account.status === 'deleted' || seen.account.status === 'banned') return this.delivery.drop(claim, 'nobody to warn');
    const { account, device, at, zone } = seen;
    const { id: memberId, siteId, language, email: to } = account;
    const email = await this.emails.newDevice({ memberId, siteId, language, device, at, zone });
    return this.delivery.deliver(claim, { dedupeKey: `new-device:${deviceId}`, kind: 'new-device', memberId, locale: language, to, email });
  }

  private linkOf(tokenId: string): Promise<LinkFacts | undefined> {
    return this.transactions.read((tx) => this.tokens.linkFacts(tx, tokenId));
  }

  private send(claim: Claim, kind: MailKind, link: LinkFacts, email: Email): Promise<JobOutcome> {
    const { memberId, language: locale, address: to, tokenId } = link;
    return this.delivery.deliver(claim, { dedupeKey: `${kind}:${tokenId}`, kind, memberId, locale, to, email });
  }
}
