import { Injectable } from '@nestjs/common';
import {
  AppError,
  limits,
  type MemberCard,
  type MemberId,
  type PassedAnswer,
  type PassedQuery,
  type SwipeAllowance,
  type SwipeAnswer,
  type SwipeBody,
  type UnswipeAnswer,
} from '#contracts';
import { Transactions, type Tx } from '#database';
import { CardsService } from '#profiles';
import { SiteService } from '#site';
import { VisibilityService } from '#visibility';
import { cursorAfter, listCursor } from './cursor.js';
import { LikesService } from './likes.service.js';
import { allowanceOf, assertLikeLeft } from './swipes.policy.js';
import { SwipesRepository } from './swipes.repository.js';

type Player = { readonly id: MemberId; readonly siteId: string };

/** The decisions of the swipe game. Likes are counted in a rolling day, under the lock of the player; passing is free. */
@Injectable()
export class SwipesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly swipes: SwipesRepository,
    private readonly likes: LikesService,
    private readonly visibility: VisibilityService,
    private readonly cards: CardsService,
    private readonly sites: SiteService,
  ) {}

  /** Likes or passes. A repeat changes nothing; a like that stands is not turned into a pass by a second window. */
  swipe(me: Player, { profile, like }: SwipeBody): Promise<SwipeAnswer> {
    return this.transactions.run(async (tx) => {
      await this.likes.assertMayGive(tx, me.id, profile);
      await this.swipes.lock(tx, me.id);
      const known = await this.swipes.find(tx, me.id, profile);
      if (like && !known?.liked) assertLikeLeft(await this.allowance(tx, me));
      const { liked, match } = like ? await this.likes.giveIn(tx, me.id, profile) : { liked: known?.liked ?? false, match: false };
      if (!known || (like && !known.liked)) await this.swipes.write(tx, me.id, profile, like);
      return { liked, match, ...(await this.allowance(tx, me)) };
    });
  }

  /** Takes the last decision back, and with a like the like itself: it counts no more. A repeat finds nothing left to do. */
  undo(me: Player, other: MemberId): Promise<UnswipeAnswer> {
    return this.transactions.run(async (tx) => {
      await this.swipes.lock(tx, me.id);
      const swipe = await this.swipes.find(tx, me.id, other);
      if (!swipe) await this.visibility.assertMaySee(tx, me.id, other);
      else if ((await this.swipes.last(tx, me.id))?.otherId !== other) throw new AppError('swipe_not_last');
      await this.swipes.remove(tx, me.id, other);
      if (swipe?.liked) await this.likes.takeBackIn(tx, me.id, other);
      return { profile: await this.cardOf(tx, me.id, other), ...(await this.allowance(tx, me)) };
    });
  }

  /** One page of those whom the member passed. Two queries. */
  passed(me: MemberId, { cursor, limit = limits.pageSize }: PassedQuery): Promise<PassedAnswer> {
    return this.transactions.read(async (tx) => {
      const rows = await this.swipes.passed(tx, me, listCursor.decode(cursor), limit);
      const ids = rows.map(({ id }) => id);
      return { profiles: await this.cards.inOrder(tx, me, ids), cursor: cursorAfter(rows, limit) };
    });
  }

  /** Puts somebody who was passed back among the cards. */
  bringBack(me: Player, other: MemberId): Promise<UnswipeAnswer> {
    return this.transactions.run(async (tx) => {
      await this.swipes.lock(tx, me.id);
      const swipe = await this.swipes.find(tx, me.id, other);
      if (!swipe || swipe.liked) await this.visibility.assertMaySee(tx, me.id, other);
      else await this.swipes.remove(tx, me.id, other);
      return { profile: await this.cardOf(tx, me.id, other), ...(await this.allowance(tx, me)) };
    });
  }

  /** How many likes of the game are left, from the times of those given in the last 24 hours. */
  async allowanceFor({ siteId }: Pick<Player, 'siteId'>, likesAt: readonly Date[]): Promise<SwipeAllowance> {
    return allowanceOf(likesAt, (await this.sites.byId(siteId)).settings.swipe_likes);
  }

  private async allowance(tx: Tx, me: Player): Promise<SwipeAllowance> {
    return this.allowanceFor(me, await this.swipes.recentLikes(tx, me.id));
  }

  private async cardOf(tx: Tx, me: MemberId, other: MemberId): Promise<MemberCard | null> {
    if (!(await this.visibility.maySee(tx, me, other))) return null;
    return (await this.cards.inOrder(tx, me, [other]))[0] ?? null;
  }
}
