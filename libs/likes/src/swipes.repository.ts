import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';
import type { ListPosition } from './cursor.js';

export type Swipe = { readonly id: string; readonly liked: boolean };
export type PassedRow = { readonly id: string; readonly at: string };

@Injectable()
export class SwipesRepository {
  /** Holds the player until the commit, so that two decisions at once are one after the other. It comes before the pair. */
  async lock(tx: Tx, me: string): Promise<void> {
    await tx.query(`insert into likes.swipe_player (member_id) values ($1) on conflict do nothing`, [me]);
    await tx.query(`select from likes.swipe_player where member_id = $1 for no key update`, [me]);
  }

  async find(tx: Tx, me: string, other: string): Promise<Swipe | undefined> {
    const [row] = await tx.query<Swipe>(`select other_id as id, liked from likes.swipe where member_id = $1 and other_id = $2`, [
      me,
      other,
    ]);
    return row;
  }

  async write(tx: Tx, me: string, other: string, liked: boolean): Promise<void> {
    await tx.query(
      `insert into likes.swipe (member_id, other_id, liked, at) values ($1, $2, $3, clock_timestamp() + (public.app_now() - now()))
       on conflict (member_id, other_id) do update set liked = excluded.liked, at = excluded.at`,
      [me, other, liked],
    );
  }

  async remove(tx: Tx, me: string, other: string): Promise<void> {
    await tx.query(`delete from likes.swipe where member_id = $1 and other_id = $2`, [me, other]);
  }

  async recentLikes(tx: Tx, me: string): Promise<readonly Date[]> {
    const [row] = await tx.query<{ at: Date[] }>(`select likes.recent_swipe_likes($1) as at`, [me]);
    return row?.at ?? [];
  }

  /** The last decision of the last 24 hours, whoever it was about. */
  async last(tx: Tx, me: string): Promise<Swipe | undefined> {
    const [row] = await tx.query<Swipe>(
      `select other_id as id, liked from likes.swipe
        where member_id = $1 and at > public.app_now() - interval '24 hours' order by at desc, other_id desc limit 1`,
      [me],
    );
    return row;
  }

  /** Whom a player passed and has not liked since, newest first. */
  passed(tx: Tx, me: string, after: ListPosition | undefined, limit: number): Promise<PassedRow[]> {
    return tx.query<PassedRow>(
      `select w.other_id as id, w.at::text as at from likes.swipe w
         join visibility.member_standing s on s.member_id = w.other_id and visibility.listed(s) and not s.fictional
        where w.member_id = $1 and not w.liked
          and w.other_id not in (select h from visibility.hidden_from($1) h)
          and not exists (select from likes.member_like k where k.liker = $1 and k.liked = w.other_id)
          and ($2::timestamptz is null or (w.at, w.other_id) < ($2::timestamptz, $3::uuid))
        order by w.at desc, w.other_id desc limit $4`,
      [me, after?.at ?? null, after?.id ?? null, limit],
    );
  }
}
