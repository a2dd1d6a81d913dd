import { Injectable } from '@nestjs/common';
import type { PhotoAccessList } from '#contracts';
import type { Tx } from '#database';
import type { Sharing } from './photo-rights.policy.js';

export type GuestRow = { readonly id: string; readonly at: string; readonly hidden: boolean };
export type GuestPosition = { readonly at: string; readonly id: string };

@Injectable()
export class PhotoAccessRepository {
  async sharing(tx: Tx, ownerId: string, viewerId: string): Promise<Sharing> {
    const [row] = await tx.query<Sharing>(
      `select exists (select from media.by_permission where member_id = $1) as "byPermission",
              (select state from media.photo_access where owner_id = $1 and viewer_id = $2) as state`,
      [ownerId, viewerId],
    );
    return row ?? { byPermission: true, state: null };
  }

  async hasPrivate(tx: Tx, ownerId: string): Promise<boolean> {
    const rows = await tx.query(
      `select from media.photo where member_id = $1 and private and status = 'visible' and not over_limit limit 1`,
      [ownerId],
    );
    return rows.length > 0;
  }

  async byPermission(tx: Tx, memberId: string): Promise<boolean> {
    return (await tx.query(`select from media.by_permission where member_id = $1`, [memberId])).length > 0;
  }

  async setByPermission(tx: Tx, memberId: string, on: boolean): Promise<void> {
    await tx.query(
      on
        ? `insert into media.by_permission (member_id) values ($1) on conflict do nothing`
        : `delete from media.by_permission where member_id = $1`,
      [memberId],
    );
  }

  /** A new wish to see the photos. False when there is one already, or a no that is younger than `days`. */
  async ask(tx: Tx, ownerId: string, viewerId: string, days: number): Promise<boolean> {
    const rows = await tx.query(
      `insert into media.photo_access as a (owner_id, viewer_id, state, changed_at) values ($1, $2, 'asked', public.app_now())
       on conflict on constraint photo_access_pk do update set state = 'asked', changed_at = excluded.changed_at
        where a.state = 'refused' and a.changed_at < public.app_now() - make_interval(days => $3)
       returning owner_id`,
      [ownerId, viewerId, days],
    );
    return rows.length === 1;
  }

  /** True when this is news. A no to somebody who never asked leaves no trace. */
  async decide(tx: Tx, ownerId: string, viewerId: string, state: 'allowed' | 'refused'): Promise<boolean> {
    const rows = await tx.query(
      state === 'allowed'
        ? `insert into media.photo_access as a (owner_id, viewer_id, state, changed_at) values ($1, $2, 'allowed', public.app_now())
           on conflict on constraint photo_access_pk do update set state = 'allowed', changed_at = excluded.changed_at where a.state <> 'allowed'
           returning owner_id`
        : `with no as (
             update media.photo_access set state = 'refused', changed_at = public.app_now()
              where owner_id = $1 and viewer_id = $2 and state <> 'refused' returning owner_id)
           select owner_id from no`,
      [ownerId, viewerId],
    );
    return rows.length === 1;
  }

  /** Those who ask, or may look, as far as their owner may see them, and those who were let in also while they are paused; the newest first. */
  guests(tx: Tx, ownerId: string, list: PhotoAccessList, after: GuestPosition | undefined, limit: number): Promise<GuestRow[]> {
    return tx.query<GuestRow>(
      `select a.viewer_id as id, a.changed_at::text as at, not visibility.may_see($1, a.viewer_id) as hidden
         from media.photo_access a
        where a.owner_id = $1 and a.state = $2 and case a.state when 'allowed' then visibility.within_reach($1, a.viewer_id) else visibility.may_see($1, a.viewer_id) end
          and ($3::timestamptz is null or (a.changed_at, a.viewer_id) < ($3::timestamptz, $4::uuid))
        order by a.changed_at desc, a.viewer_id desc limit $5`,
      [ownerId, list, after?.at ?? null, after?.id ?? null, limit],
    );
  }

  async countAsked(tx: Tx, ownerId: string): Promise<number> {
    const [row] = await tx.query<{ n: number }>(
      `select count(*)::int as n from (
         select from media.photo_access a where a.owner_id = $1 and a.state = 'asked' and visibility.may_see($1, a.viewer_id) limit 100) asked`,
      [ownerId],
    );
    return row?.n ?? 0;
  }
}
