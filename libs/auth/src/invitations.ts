import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '#config';
import type { LinkState } from '#contracts';
import type { Tx } from '#database';
import { hashOfToken, linkToken } from './secrets.js';

/** The cookie that carries an accepted invitation from its page to the end of the sign-up. */
export const INVITATION_COOKIE = 'invitation';
export const invitationDays = 30;

export type NewInvitation = { readonly siteId: string; readonly communityId: string; readonly staffId: string; readonly note: string };

/** Invitations by staff: each lets one person sign up, within 30 days, whatever the site says about new members. */
@Injectable()
export class Invitations {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** Makes one and answers its id. */
  async make(tx: Tx, { siteId, communityId, staffId, note }: NewInvitation): Promise<string> {
    const [row] = await tx.query<{ id: string }>(`select uuidv7() as id`);
    if (!row) throw new Error('no id was made');
    await tx.query(
      `insert into auth.invitation (id, site_id, community_id, token_hash, note, made_by, made_at, expires_at)
       values ($1, $2, $3, $4, $5, $6, public.app_now(), public.app_now() + make_interval(days => $7))`,
      [row.id, siteId, communityId, hashOfToken(this.tokenOf(row.id)), note, staffId, invitationDays],
    );
    return row.id;
  }

  /** The token of the link, for whoever may read it. It rests nowhere. */
  tokenOf(id: string): string {
    return linkToken(this.config.appSecret, 'invitation', id, '');
  }

  /** Whether a link is an invitation, and whether it still lets somebody in; undefined when it is none. */
  async find(tx: Tx, token: string): Promise<{ readonly communityId: string; readonly state: LinkState } | undefined> {
    const [row] = await tx.query<{ communityId: string; live: boolean }>(
      `select community_id as "communityId", used_at is null and revoked_at is null and expires_at > public.app_now() as live
         from auth.invitation where token_hash = $1`,
      [hashOfToken(token)],
    );
    return row && { communityId: row.communityId, state: row.live ? 'live' : 'spent' };
  }

  async isLive(tx: Tx, token: string, communityId: string): Promise<boolean> {
    const found = await this.find(tx, token);
    return found?.state === 'live' && found.communityId === communityId;
  }

  /** Uses it up for a new member. False when somebody else was first, or it ended meanwhile. */
  async spend(tx: Tx, token: string, communityId: string, memberId: string): Promise<boolean> {
    const rows = await tx.query(
      `with spent as (update auth.invitation set used_at = public.app_now(), used_by = $3
        where token_hash = $1 and community_id = $2 and used_at is null and revoked_at is null and expires_at > public.app_now() returning 1)
       select 1 from spent`,
      [hashOfToken(token), communityId, memberId],
    );
    return rows.length === 1;
  }

  /** False when there is nothing to take back: unknown, used, or taken back before. */
  async revoke(tx: Tx, id: string): Promise<boolean> {
    const rows = await tx.query(
      `with revoked as (update auth.invitation set revoked_at = public.app_now()
        where id = $1 and used_at is null and revoked_at is null returning 1) select 1 from revoked`,
      [id],
    );
    return rows.length === 1;
  }
}
