import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '#config';
import type { LinkState, Locale, MemberId } from '#contracts';
import type { Tx } from '#database';
import { AccountsRepository } from '../accounts/index.js';
import { linkPurposes, type TokenPurpose } from './link-purposes.js';
import { newId } from '../new-id.repository.js';
import { OneTimeTokensRepository, type UsedLink } from './one-time-tokens.repository.js';
import { codeOf, hashOfToken, isSame, linkToken } from '../secrets.js';

/** What a mail with a link needs. `code` stands in activation mails only. */
export type LinkFacts = {
  readonly tokenId: string;
  readonly memberId: MemberId;
  readonly siteId: string;
  readonly address: string;
  readonly language: Locale;
  readonly token: string;
  readonly code: string;
  readonly hours: number;
  readonly askedAt: Date;
};
export type FoundLink = { readonly purpose: TokenPurpose; readonly state: LinkState };

export const codeTries = 5;

/**
 * Links and codes by mail: bound to purpose, member and address, single use, with an end. A token counts only while its address is still the
 * account's, so correcting the address makes every earlier link worthless; `linkPurposes` names the few that outlive a change of address. Whoever
 * uses one has read its mail: what said that the mailbox does not exist was wrong.
 */
@Injectable()
export class OneTimeTokens {
  constructor(
    private readonly tokens: OneTimeTokensRepository,
    private readonly accounts: AccountsRepository,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Makes a row and answers its id. The token itself is derived when the mail is written. */
  async issue(tx: Tx, purpose: TokenPurpose, memberId: MemberId, address: string): Promise<string> {
    const id = await newId(tx);
    await this.tokens.insert(tx, { id, memberId, purpose, address, tokenHash: hashOfToken(this.tokenOf(purpose, id, address)) });
    return id;
  }

  /** Uses up a link's token, with all of its kind, and answers whose it is; undefined when it is unknown, used, expired or meant for an old address. */
  async use(tx: Tx, purpose: TokenPurpose, token: string): Promise<MemberId | undefined> {
    const used = await this.useAlone(tx, purpose, token);
    if (used) await this.revokeAll(tx, purpose, used.memberId);
    return used?.memberId;
  }

  /** The same for links that stand each for one thing: the others of the kind stay as they are. */
  async useAlone(tx: Tx, purpose: TokenPurpose, token: string): Promise<UsedLink | undefined> {
    const used = await this.tokens.use(tx, purpose, hashOfToken(token));
    if (used) await this.accounts.trustMail(tx, used.memberId, used.address);
    return used;
  }

  /** Counts a try of the newest code. Commit also when it was wrong: the count is what limits guessing. */
  async tryCode(tx: Tx, purpose: TokenPurpose, memberId: MemberId, code: string): Promise<boolean> {
    const newest = await this.tokens.lockNewest(tx, purpose, memberId);
    if (!newest || newest.codeTries >= codeTries) return false;
    await this.tokens.countTry(tx, newest.id);
    if (!isSame(code, codeOf(this.config.appSecret, purpose, newest.id, newest.address))) return false;
    await this.revokeAll(tx, purpose, memberId);
    await this.accounts.trustMail(tx, memberId, newest.address);
    return true;
  }

  /** No earlier link or code of the member works any more. */
  revokeAll(tx: Tx, purpose: TokenPurpose, memberId: MemberId): Promise<void> {
    return this.tokens.revokeAll(tx, purpose, memberId);
  }

  revoke(tx: Tx, tokenIds: readonly string[]): Promise<void> {
    return this.tokens.revoke(tx, tokenIds);
  }

  /** What a link is for, and whether its button would still do it; undefined when it is none of ours. Changes nothing. */
  async find(tx: Tx, token: string): Promise<FoundLink | undefined> {
    const found = await this.tokens.find(tx, hashOfToken(token));
    return found && { purpose: found.purpose, state: found.isLive ? 'live' : 'spent' };
  }

  /** For the mail with the link; undefined when there is nothing left to send: used, expired, address corrected, account closed. */
  async linkFacts(tx: Tx, tokenId: string): Promise<LinkFacts | undefined> {
    const link = await this.tokens.findLive(tx, tokenId);
    if (!link || !linkPurposes[link.purpose].wantsMail(link.status)) return undefined;
    const { purpose, status: _status, ...facts } = link;
    return {
      ...facts,
      tokenId,
      token: this.tokenOf(purpose, tokenId, link.address),
      code: codeOf(this.config.appSecret, purpose, tokenId, link.address),
      hours: linkPurposes[purpose].hours,
    };
  }

  private tokenOf(purpose: TokenPurpose, tokenId: string, address: string): string {
    return linkToken(this.config.appSecret, purpose, tokenId, address);
  }
}
