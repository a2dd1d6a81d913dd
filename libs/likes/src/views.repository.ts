import { Injectable } from '@nestjs/common';
import { appNow, type Tx } from '#database';
import type { ListPosition } from './cursor.js';
import { ProfileViewEntity } from './profile-view.entity.js';
import { UnseenViewerEntity } from './unseen-viewer.entity.js';

export type ViewRow = {
  readonly id: string;
  readonly at: string;
  readonly viewedAt: Date;
  readonly liked: boolean;
  readonly match: boolean;
};
export type ViewsPage = { readonly shown: boolean; readonly rows: readonly ViewRow[] };

@Injectable()
export class ViewsRepository {
  /** Notes a look, once a day; nothing for who looks without being seen, at themselves, or where one of the two is fictional. */
  async note(tx: Tx, viewer: string, viewed: string): Promise<void> {
    await tx.query(
      `insert into likes.profile_view as v (viewed, viewer, at) select $2, $1, public.app_now()
        where $1::uuid <> $2::uuid and not exists (select from likes.unseen_viewer u where u.member_id = $1)
          and not exists (select from visibility.member_standing s where s.member_id in ($1, $2) and s.fictional)
       on conflict (viewed, viewer) do update set at = excluded.at where v.at < date_trunc('day', public.app_now(), 'UTC')`,
      [viewer, viewed],
    );
  }

  /** Who looked at me in the last 90 days, newest first, and whether my own looks are shown: without that there is nothing to see. */
  async page(tx: Tx, me: string, after: ListPosition | undefined, limit: number): Promise<ViewsPage> {
    const rows = await tx.query<ViewRow & { readonly shown: boolean }>(
      `select mine.shown, v.viewer as id, v.at::text as at, v.at as "viewedAt",
              exists (select from likes.member_like b where b.liker = $1 and b.liked = v.viewer) as liked,
              exists (select from likes.match m where m.member_id = $1 and m.other_id = v.viewer) as match
         from (select not exists (select from likes.unseen_viewer u where u.member_id = $1) as shown) mine
         left join lateral (
           select w.viewer, w.at from likes.profile_view w
             join visibility.member_standing s on s.member_id = w.viewer and visibility.listed(s) and not s.fictional
            where mine.shown and w.viewed = $1 and w.at > public.app_now() - interval '90 days'
              and w.viewer not in (select h from visibility.hidden_from($1) h)
              and not exists (select from likes.unseen_viewer u where u.member_id = w.viewer)
              and (w.at, w.viewer) < (coalesce($2::timestamptz, 'infinity'), coalesce($3::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff'))
            order by w.at desc, w.viewer desc limit $4) v on true
        order by v.at desc, v.viewer desc`,
      [me, after?.at ?? null, after?.id ?? null, limit],
    );
    return { shown: rows[0]?.shown ?? true, rows: rows.filter(({ id }) => id !== null) };
  }

  /** Who opened this profile since yesterday and may see it. */
  async lookers(tx: Tx, viewed: string, limit: number): Promise<string[]> {
    const rows = await tx.query<{ id: string }>(
      `select v.viewer as id from likes.profile_view v
        where v.viewed = $1 and v.at > public.app_now() - interval '36 hours' and visibility.may_see(v.viewer, v.viewed, true)
        order by v.at desc limit $2`,
      [viewed, limit],
    );
    return rows.map(({ id }) => id);
  }

  /** From now on nobody sees that this member looks, and what was seen before is gone. */
  async hide(tx: Tx, me: string): Promise<void> {
    await tx.repository(UnseenViewerEntity).createQueryBuilder().insert().values({ memberId: me, since: appNow }).orIgnore().execute();
    await tx.repository(ProfileViewEntity).delete({ viewer: me });
  }

  async show(tx: Tx, me: string): Promise<void> {
    await tx.repository(UnseenViewerEntity).delete({ memberId: me });
  }

  async removeBetween(tx: Tx, one: string, other: string): Promise<void> {
    await tx.repository(ProfileViewEntity).delete([
      { viewed: one, viewer: other },
      { viewed: other, viewer: one },
    ]);
  }

  /** Deletes looks that no list shows any more; answers how many. */
  async removeOld(tx: Tx, limit: number): Promise<number> {
    const [row] = await tx.query<{ count: number }>(
      `with old as (
         select viewed, viewer from likes.profile_view where at < public.app_now() - interval '90 days' order by at limit $1),
       gone as (
         delete from likes.profile_view v using old where v.viewed = old.viewed and v.viewer = old.viewer returning 1)
       select count(*)::int as count from gone`,
      [limit],
    );
    return row?.count ?? 0;
  }
}
