import { Injectable } from '@nestjs/common';
import { Not } from 'typeorm';
import type { MemberId, PhotoAccessList } from '#contracts';
import { appNow, type Tx } from '#database';
import { PhotoAccessEntity } from './photo-access.entity.js';
import { PhotoEntity } from '../photos/index.js';
import type { Sharing } from './photo-rights.policy.js';
import { PhotosByPermissionEntity } from './photos-by-permission.entity.js';

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

  hasPrivate(tx: Tx, ownerId: MemberId): Promise<boolean> {
    return tx.repository(PhotoEntity).existsBy({ memberId: ownerId, private: true, status: 'visible', overLimit: false });
  }

  byPermission(tx: Tx, memberId: string): Promise<boolean> {
    return tx.repository(PhotosByPermissionEntity).existsBy({ memberId });
  }

  async setByPermission(tx: Tx, memberId: string, on: boolean): Promise<void> {
    const owners = tx.repository(PhotosByPermissionEntity);
    if (on) await owners.createQueryBuilder().insert().values({ memberId }).orIgnore().execute();
    else await owners.delete({ memberId });
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

  /** True when this is news. */
  async allow(tx: Tx, ownerId: string, viewerId: string): Promise<boolean> {
    const rows = await tx.query(
      `insert into media.photo_access as a (owner_id, viewer_id, state, changed_at) values ($1, $2, 'allowed', public.app_now())
       on conflict on constraint photo_access_pk do update set state = 'allowed', changed_at = excluded.changed_at where a.state <> 'allowed'
       returning owner_id`,
      [ownerId, viewerId],
    );
    return rows.length === 1;
  }

  /** True when this is news. A no to somebody who never asked leaves no trace. */
  async refuse(tx: Tx, ownerId: string, viewerId: string): Promise<boolean> {
    const { affected } = await tx
      .repository(PhotoAccessEntity)
      .update({ ownerId, viewerId, state: Not('refused' as const) }, { state: 'refused', changedAt: appNow });
    return affected === 1;
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
