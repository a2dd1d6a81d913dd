import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import type { LikeType } from '#contracts';
import { appNow, olderThan, type Tx } from '#database';
import type { ListPosition } from './cursor.js';
import { MatchEntity } from './match.entity.js';
import { MemberLikeEntity } from './member-like.entity.js';
import { PartedLikeEntity } from './parted-like.entity.js';

export type ListRow = {
  readonly kind: LikeType;
  readonly id: string;
  readonly at: string;
  readonly unseen: boolean;
  readonly liked: boolean;
  readonly match: boolean;
};
/** The columns of every page; `fresh` comes with each row, and alone when there are no rows. */
const pageSql = (
  page: string,
): string => `select (select count(*)::int from likes.unopened($1)) as fresh, l.kind, l.id, l.at::text as at, l.unseen, l.liked, l.match
  from (select 1) one left join likes.${page} l on true`;
const pages: Readonly<Record<LikeType, string>> = {
  received: pageSql('received_page($1, $2, $3, $4)'),
  given: pageSql('given_page($1, $2, $3, $4)'),
  matches: pageSql('matches_page($1, $2, $3, $4)'),
};
const firstPages = pageSql('first_pages($1, $2)');

export type LikesPage = { readonly fresh: number; readonly rows: readonly ListRow[] };

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
    const { affected } = await tx.repository(MemberLikeEntity).delete({ liker, liked });
    await this.removeMatch(tx, liker, liked);
    return affected === 1;
  }

  exists(tx: Tx, liker: string, liked: string): Promise<boolean> {
    return tx.repository(MemberLikeEntity).existsBy({ liker, liked });
  }

  async insertMatch(tx: Tx, one: string, other: string): Promise<void> {
    const both = [
      { memberId: one, otherId: other, at: appNow },
      { memberId: other, otherId: one, at: appNow },
    ];
    await tx.repository(MatchEntity).createQueryBuilder().insert().values(both).orIgnore().execute();
  }

  private async removeMatch(tx: Tx, one: string, other: string): Promise<void> {
    await tx.repository(MatchEntity).delete([
      { memberId: one, otherId: other },
      { memberId: other, otherId: one },
    ]);
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
    const { affected } = await tx.repository(PartedLikeEntity).delete({ partedAt: olderThan(days) });
    return affected ?? 0;
  }

  /** When an unseen like was given; undefined when there is none. */
  async unseenSince(tx: Tx, me: string, liker: string): Promise<string | undefined> {
    const like = await tx.repository(MemberLikeEntity).findOneBy({ liker, liked: me, seenAt: IsNull() });
    return like?.at.toISOString();
  }

  /** False when there is no unseen like. */
  async markSeen(tx: Tx, me: string, liker: string): Promise<boolean> {
    const seen = await tx.query(
      `with seen as (
         update likes.member_like set seen_at = public.app_now() where liker = $2 and liked = $1 and seen_at is null and visibility.unblocked($1, $2)
         returning liker)
       select liker from seen`,
      [me, liker],
    );
    return seen.length === 1;
  }

  /**
   * One page of one kind of likes, or without a kind the first page of each, and the number of likes that are new: one statement, whatever is
   * asked. Without any like there is one row that holds nothing but the number.
   */
  async page(tx: Tx, me: string, kind: LikeType | undefined, after: ListPosition | undefined, limit: number): Promise<LikesPage> {
    const rows = await tx.query<ListRow & { readonly fresh: number }>(
      kind ? pages[kind] : firstPages,
      kind ? [me, after?.at ?? null, after?.id ?? null, limit] : [me, limit],
    );
    return { fresh: rows[0]?.fresh ?? 0, rows: rows.filter(({ id }) => id !== null) };
  }

  async newestUnseen(tx: Tx, me: string): Promise<string | undefined> {
    const [row] = await tx.query<{ id: string | null }>(`select likes.newest_unseen($1) as id`, [me]);
    return row?.id ?? undefined;
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
