import { Injectable } from '@nestjs/common';
import { In, IsNull, type Repository } from 'typeorm';
import type { Locale, MemberId, UserStatus } from '#contracts';
import { appNow, appNowPlus, type Tx } from '#database';
import { linkPurposes, unboundPurposes, type TokenPurpose } from './link-purposes.js';
import { OneTimeTokenEntity } from './one-time-token.entity.js';

export type UsedLink = { readonly tokenId: string; readonly memberId: MemberId; readonly address: string };
export type LiveLink = Readonly<Pick<OneTimeTokenEntity, 'purpose' | 'memberId' | 'address'>> & {
  readonly siteId: string;
  readonly language: Locale;
  readonly status: UserStatus;
  readonly askedAt: Date;
};
type NewToken = Pick<OneTimeTokenEntity, 'id' | 'memberId' | 'purpose' | 'address' | 'tokenHash'>;

const tokens = (tx: Tx): Repository<OneTimeTokenEntity> => tx.repository(OneTimeTokenEntity);

/** A token counts only while its address is still the account's, save those of the purposes that outlive a change of address. */
@Injectable()
export class OneTimeTokensRepository {
  async insert(tx: Tx, token: NewToken): Promise<void> {
    await tokens(tx).insert({ ...token, createdAt: appNow, expiresAt: appNowPlus('hours', linkPurposes[token.purpose].hours) });
  }

  async use(tx: Tx, purpose: TokenPurpose, tokenHash: Buffer): Promise<UsedLink | undefined> {
    const [row] = await tx.query<UsedLink>(
      `with used as (
         update auth.one_time_token t set used_at = public.app_now() from auth.account a
          where t.token_hash = $1 and t.purpose = $2 and t.used_at is null and t.expires_at > public.app_now()
            and a.id = t.member_id and (a.email = t.address or t.purpose = any ($3)) returning t.id, t.member_id, t.address)
       select id as "tokenId", member_id as "memberId", address from used`,
      [tokenHash, purpose, unboundPurposes],
    );
    return row;
  }

  /** The newest that counts, locked: of two tries at once the second sees the count of the first. */
  async lockNewest(
    tx: Tx,
    purpose: TokenPurpose,
    memberId: MemberId,
  ): Promise<Pick<OneTimeTokenEntity, 'id' | 'address' | 'codeTries'> | undefined> {
    const [row] = await tx.query<Pick<OneTimeTokenEntity, 'id' | 'address' | 'codeTries'>>(
      `select t.id, t.address, t.code_tries as "codeTries" from auth.one_time_token t join auth.account a on a.id = t.member_id
        where t.member_id = $1 and t.purpose = $2 and t.used_at is null and t.expires_at > public.app_now() and a.email = t.address
        order by t.created_at desc, t.id desc limit 1 for update of t`,
      [memberId, purpose],
    );
    return row;
  }

  async countTry(tx: Tx, id: string): Promise<void> {
    await tokens(tx).increment({ id }, 'codeTries', 1);
  }

  async revokeAll(tx: Tx, purpose: TokenPurpose, memberId: MemberId): Promise<void> {
    await tokens(tx).update({ memberId, purpose, usedAt: IsNull() }, { usedAt: appNow });
  }

  async revoke(tx: Tx, ids: readonly string[]): Promise<void> {
    await tokens(tx).update({ id: In(ids), usedAt: IsNull() }, { usedAt: appNow });
  }

  /** What a token is for, and whether it still counts; undefined when there is none. */
  async find(tx: Tx, tokenHash: Buffer): Promise<{ readonly purpose: TokenPurpose; readonly isLive: boolean } | undefined> {
    const [row] = await tx.query<{ purpose: TokenPurpose; isLive: boolean }>(
      `select t.purpose, t.used_at is null and t.expires_at > public.app_now() and (a.email = t.address or t.purpose = any ($2)) as "isLive"
         from auth.one_time_token t join auth.account a on a.id = t.member_id where t.token_hash = $1`,
      [tokenHash, unboundPurposes],
    );
    return row;
  }

  /** What the mail with the link has to know; undefined when the token counts no more. */
  async findLive(tx: Tx, id: string): Promise<LiveLink | undefined> {
    const [row] = await tx.query<LiveLink>(
      `select t.purpose, t.member_id as "memberId", a.site_id as "siteId", t.address, a.language, a.status, t.created_at as "askedAt"
         from auth.one_time_token t join auth.account a on a.id = t.member_id
        where t.id = $1 and t.used_at is null and t.expires_at > public.app_now() and (a.email = t.address or t.purpose = any ($2))`,
      [id, unboundPurposes],
    );
    return row;
  }
}
