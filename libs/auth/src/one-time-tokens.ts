import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '#config';
import type { LinkState, Locale, MemberId, UserStatus } from '#contracts';
import type { Tx } from '#database';
import { linkPurposes, unboundPurposes, type TokenPurpose } from './link-purposes.js';
import { codeOf, hashOfToken, isSame, linkToken } from './secrets.js';

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
type UsedLink = { readonly tokenId: string; readonly memberId: MemberId };
type TokenRow = { id: string; member_id: MemberId; address: string; code_tries: number };

export const codeTries = 5;

/**
 * Links and codes by mail: bound to purpose, member and address, single use, with an end. A token counts only while its address is still the
 * account's, so correcting the address makes every earlier link worthless; `linkPurposes` names the few that outlive a change of address.
 */
@Injectable()
export class OneTimeTokens {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** Makes a row and answers its id. The token itself is derived when the mail is written. */
  async issue(tx: Tx, purpose: TokenPurpose, memberId: string, address: string): Promise<string> {
    const [row] = await tx.query<{ id: string }>(`select uuidv7() as id`);
    if (!row) throw new Error('no id was made');
    await tx.query(
      `insert into auth.one_time_token (id, member_id, purpose, address, token_hash, created_at, expires_at)
       values ($1, $2, $3, $4, $5, public.app_now(), public.app_now() + make_interval(hours => $6))`,
      [row.id, memberId, purpose, address, hashOfToken(this.tokenOf(purpose, row.id, address)), linkPurposes[purpose].hours],
    );
    return row.id;
  }

  /** Uses up a link's token, with all of its kind, and answers whose it is; undefined when it is unknown, used, expired or meant for an old address. */
  async use(tx: Tx, purpose: TokenPurpose, token: string): Promise<MemberId | undefined> {
    const used = await this.useAlone(tx, purpose, token);
    if (used) await this.endAll(tx, purpose, used.memberId);
    return used?.memberId;
  }

  /** The same for links that stand each for one thing: the others of the kind stay as they are. */
  async useAlone(tx: Tx, purpose: TokenPurpose, token: string): Promise<UsedLink | undefined> {
    const [row] = await tx.query<UsedLink>(
      `with used as (
         update auth.one_time_token t set used_at = public.app_now() from auth.account a
          where t.token_hash = $1 and t.purpose = $2 and t.used_at is null and t.expires_at > public.app_now()
            and a.id = t.member_id and (a.email = t.address or t.purpose = any ($3)) returning t.id, t.member_id)
       select id as "tokenId", member_id as "memberId" from used`,
      [hashOfToken(token), purpose, unboundPurposes],
    );
    return row;
  }

  /** Counts a try of the newest code. Commit also when it was wrong: the count is what limits guessing. */
  async tryCode(tx: Tx, purpose: TokenPurpose, memberId: string, code: string): Promise<boolean> {
    const [row] = await tx.query<TokenRow>(
      `select t.id, t.member_id, t.address, t.code_tries from auth.one_time_token t join auth.account a on a.id = t.member_id
        where t.member_id = $1 and t.purpose = $2 and t.used_at is null and t.expires_at > public.app_now() and a.email = t.address
        order by t.created_at desc, t.id desc limit 1 for update of t`,
      [memberId, purpose],
    );
    if (!row || row.code_tries >= codeTries) return false;
    await tx.query(`update auth.one_time_token set code_tries = code_tries + 1 where id = $1`, [row.id]);
    if (!isSame(code, codeOf(this.config.appSecret, purpose, row.id, row.address))) return false;
    await this.endAll(tx, purpose, memberId);
    return true;
  }

  /** No earlier link or code of the member works any more. */
  async endAll(tx: Tx, purpose: TokenPurpose, memberId: string): Promise<void> {
    await tx.query(`update auth.one_time_token set used_at = public.app_now() where member_id = $1 and purpose = $2 and used_at is null`, [
      memberId,
      purpose,
    ]);
  }

  async end(tx: Tx, tokenIds: readonly string[]): Promise<void> {
    await tx.query(`update auth.one_time_token set used_at = public.app_now() where id = any ($1) and used_at is null`, [tokenIds]);
  }

  /** What a link is for, and whether its button would still do it; undefined when it is none of ours. Changes nothing. */
  async find(tx: Tx, token: string): Promise<FoundLink | undefined> {
    const [row] = await tx.query<{ purpose: TokenPurpose; live: boolean }>(
      `select t.purpose, t.used_at is null and t.expires_at > public.app_now() and (a.email = t.address or t.purpose = any ($2)) as live
         from auth.one_time_token t join auth.account a on a.id = t.member_id where t.token_hash = $1`,
      [hashOfToken(token), unboundPurposes],
    );
    return row && { purpose: row.purpose, state: row.live ? 'live' : 'spent' };
  }

  /** For the mail with the link; undefined when there is nothing left to send: used, expired, address corrected, account closed. */
  async linkFacts(tx: Tx, tokenId: string): Promise<LinkFacts | undefined> {
    const [row] = await tx.query<{
      purpose: TokenPurpose;
      memberId: MemberId;
      siteId: string;
      address: string;
      language: Locale;
      status: UserStatus;
      askedAt: Date;
    }>(
      `select t.purpose, t.member_id as "memberId", a.site_id as "siteId", t.address, a.language, a.status, t.created_at as "askedAt"
         from auth.one_time_token t join auth.account a on a.id = t.member_id
        where t.id = $1 and t.used_at is null and t.expires_at > public.app_now() and (a.email = t.address or t.purpose = any ($2))`,
      [tokenId, unboundPurposes],
    );
    if (!row || !linkPurposes[row.purpose].wantsMail(row.status)) return undefined;
    const { purpose, status: _status, ...facts } = row;
    return {
      ...facts,
      tokenId,
      token: this.tokenOf(purpose, tokenId, row.address),
      code: codeOf(this.config.appSecret, purpose, tokenId, row.address),
      hours: linkPurposes[purpose].hours,
    };
  }

  private tokenOf(purpose: TokenPurpose, tokenId: string, address: string): string {
    return linkToken(this.config.appSecret, purpose, tokenId, address);
  }
}
