import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';
import type { ListPosition } from './cursor.js';
import { SwipePlayerEntity } from './swipe-player.entity.js';
import { SwipeEntity } from './swipe.entity.js';

export type Swipe = Readonly<Pick<SwipeEntity, 'otherId' | 'liked'>>;
export type PassedRow = { readonly id: string; readonly at: string };

/** Not the transaction's begin: of two decisions that waited for each other the later one is the last. */
const thisMoment = (): string => 'clock_timestamp() + (public.app_now() - now())';

@Injectable()
export class SwipesRepository {
  /** Holds the player until the commit, so that two decisions at once are one after the other. It comes before the pair. */
  async lock(tx: Tx, me: string): Promise<void> {
    await tx.repository(SwipePlayerEntity).createQueryBuilder().insert().values({ memberId: me }).orIgnore().execute();
    await tx.repository(SwipePlayerEntity).findOne({ where: { memberId: me }, lock: { mode: 'for_no_key_update' } });
  }

  find(tx: Tx, me: string, other: string): Promise<Swipe | null> {
    return tx.repository(SwipeEntity).findOneBy({ memberId: me, otherId: other });
  }

  async write(tx: Tx, me: string, other: string, liked: boolean): Promise<void> {
    await tx.repository(SwipeEntity).upsert({ memberId: me, otherId: other, liked, at: thisMoment }, ['memberId', 'otherId']);
  }

  async remove(tx: Tx, me: string, other: string): Promise<void> {
    await tx.repository(SwipeEntity).delete({ memberId: me, otherId: other });
  }

  async recentLikes(tx: Tx, me: string): Promise<readonly Date[]> {
    const [row] = await tx.query<{ at: Date[] }>(`select likes.recent_swipe_likes($1) as at`, [me]);
    return row?.at ?? [];
  }

  /** The last decision of the last 24 hours, whoever it was about. */
  async last(tx: Tx, me: string): Promise<Swipe | undefined> {
    const [row] = await tx.query<Swipe>(
      `select other_id as "otherId", liked from likes.swipe
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
