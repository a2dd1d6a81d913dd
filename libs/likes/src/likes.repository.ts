import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';
import type { LikePosition } from './cursor.js';

export type ListRow = {
  readonly id: string;
  readonly at: string;
  readonly unseen: boolean;
  readonly liked: boolean;
  readonly match: boolean;
};

const NEW_CAP = 100;

/** Members who may appear in a viewer's lists: still listed, nobody blocked. */
const visibleTo = (viewer: string, other: string): string =>
  `join visibility.member_standing s on s.member_id = ${other} and visibility.listed(s)
   where ${other} not in (select visibility.hidden_from(${viewer}))`;

@Injectable()
export class LikesRepository {
  /** True when the like is new. */
  async insertOnce(tx: Tx, liker: string, liked: string): Promise<boolean> {
    const rows = await tx.query(
      `insert into likes.member_like (liker, liked, at) values ($1, $2, public.app_now()) on conflict do nothing returning liker`,
      [liker, liked],
    );
    return rows.length === 1;
  }

  /** False when there was no like. */
  async remove(tx: Tx, liker: string, liked: string): Promise<boolean> {
    const removed = await tx.query(
      `with gone as (delete from likes.member_like where liker = $1 and liked = $2 returning liker) select liker from gone`,
      [liker, liked],
    );
    await this.removeMatch(tx, liker, liked);
    return removed.length === 1;
  }

  async exists(tx: Tx, liker: string, liked: string): Promise<boolean> {
    return (await tx.query(`select 1 from likes.member_like where liker = $1 and liked = $2`, [liker, liked])).length === 1;
  }

  async insertMatch(tx: Tx, one: string, other: string): Promise<void> {
    await tx.query(
      `insert into likes.match (member_id, other_id, at) values ($1, $2, public.app_now()), ($2, $1, public.app_now()) on conflict do nothing`,
      [one, other],
    );
  }

  private async removeMatch(tx: Tx, one: string, other: string): Promise<void> {
    await tx.query(`delete from likes.match where (member_id = $1 and other_id = $2) or (member_id = $2 and other_id = $1)`, [one, other]);
  }

  /** Takes the likes and the match between two members away, both ways; of the likes a copy stays for the moderators. */
  async part(tx: Tx, one: string, other: string): Promise<void> {
    await tx.query(
      `with gone as (
         delete from likes.member_like where (liker = $1 and liked = $2) or (liker = $2 and liked = $1) returning liker, liked, at)
       insert into likes.parted_like (liker, liked, at, parted_at) select liker, liked, at, public.app_now() from gone`,
      [one, other],
    );
    await this.removeMatch(tx, one, other);
  }

  async forgetParted(tx: Tx, days: number): Promise<number> {
    const forgotten = await tx.query(
      `with gone as (delete from likes.parted_like where parted_at < public.app_now() - make_interval(days => $1) returning liker)
       select liker from gone`,
      [days],
    );
    return forgotten.length;
  }

  /** False when there is no unseen like. */
  async markSeen(tx: Tx, me: string, liker: string): Promise<boolean> {
    const seen = await tx.query(
      `with seen as (
         update likes.member_like set seen_at = public.app_now() where liker = $2 and liked = $1 and seen_at is null returning liker)
       select liker from seen`,
      [me, liker],
    );
    return seen.length === 1;
  }

  received(tx: Tx, me: string, after: LikePosition | undefined, limit: number): Promise<ListRow[]> {
    return tx.query<ListRow>(
      `select l.liker as id, l.at::text as at, l.seen_at is null as unseen,
              exists (select from likes.member_like b where b.liker = $1 and b.liked = l.liker) as liked,
              exists (select from likes.match m where m.member_id = $1 and m.other_id = l.liker) as match
         from likes.member_like l ${visibleTo('$1', 'l.liker')} and not s.fictional and l.liked = $1
          and ($2::timestamptz is null or (l.at, l.liker) < ($2::timestamptz, $3::uuid))
        order by l.at desc, l.liker desc limit $4`,
      [me, after?.at ?? null, after?.id ?? null, limit],
    );
  }

  given(tx: Tx, me: string, after: LikePosition | undefined, limit: number): Promise<ListRow[]> {
    return tx.query<ListRow>(
      `select l.liked as id, l.at::text as at, false as unseen, true as liked,
              exists (select from likes.match m where m.member_id = $1 and m.other_id = l.liked) as match
         from likes.member_like l ${visibleTo('$1', 'l.liked')} and l.liker = $1
          and ($2::timestamptz is null or (l.at, l.liked) < ($2::timestamptz, $3::uuid))
        order by l.at desc, l.liked desc limit $4`,
      [me, after?.at ?? null, after?.id ?? null, limit],
    );
  }

  matches(tx: Tx, me: string, after: LikePosition | undefined, limit: number): Promise<ListRow[]> {
    return tx.query<ListRow>(
      `select l.other_id as id, l.at::text as at, false as unseen, true as liked, true as match
         from likes.match l ${visibleTo('$1', 'l.other_id')} and l.member_id = $1
          and ($2::timestamptz is null or (l.at, l.other_id) < ($2::timestamptz, $3::uuid))
        order by l.at desc, l.other_id desc limit $4`,
      [me, after?.at ?? null, after?.id ?? null, limit],
    );
  }

  /** Likes that the member has not opened yet, counted to 100. */
  async countNew(tx: Tx, me: string): Promise<number> {
    const [row] = await tx.query<{ count: number }>(
      `select count(*)::int as count from (
         select from likes.member_like l ${visibleTo('$1', 'l.liker')} and not s.fictional and l.liked = $1 and l.seen_at is null limit ${NEW_CAP}) n`,
      [me],
    );
    return row?.count ?? 0;
  }

  /** Whether the viewer likes a member, is liked by them, and both each other. */
  async between(tx: Tx, viewer: string, other: string): Promise<{ liked: boolean; likesMe: boolean; match: boolean }> {
    const [row] = await tx.query<{ liked: boolean; likesMe: boolean; match: boolean }>(
      `select exists (select from likes.member_like where liker = $1 and liked = $2) as liked,
              exists (select from likes.member_like where liker = $2 and liked = $1) as "likesMe",
              exists (select from likes.match where member_id = $1 and other_id = $2) as match`,
      [viewer, other],
    );
    return row ?? { liked: false, likesMe: false, match: false };
  }
}
