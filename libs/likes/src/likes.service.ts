import { Injectable } from '@nestjs/common';
import { AppError, assertAllowed, type LikeAnswer, type MemberId } from '#contracts';
import { RecentChanges, Transactions, type Tx } from '#database';
import { Outbox } from '#events';
import { Publisher } from '#realtime';
import { VisibilityService } from '#visibility';
import { liked } from './likes.events.js';
import { mayLike } from './likes.policy.js';
import { LikesRepository } from './likes.repository.js';

@Injectable()
export class LikesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly likes: LikesRepository,
    private readonly visibility: VisibilityService,
    private readonly publisher: Publisher,
    private readonly outbox: Outbox,
    private readonly recentChanges: RecentChanges,
  ) {}

  /** Gives a like; a repeat changes nothing. */
  give(meId: MemberId, otherId: MemberId): Promise<LikeAnswer> {
    return this.transactions.run(async (tx) => {
      await this.assertMayGive(tx, meId, otherId);
      return this.giveIn(tx, meId, otherId);
    });
  }

  async assertMayGive(tx: Tx, meId: MemberId, otherId: MemberId): Promise<void> {
    const [mayBeSeen, them, me] = [
      await this.visibility.maySee(tx, meId, otherId),
      await this.visibility.standingOf(tx, otherId),
      await this.visibility.standingOf(tx, meId),
    ];
    assertAllowed(
      mayLike({
        self: meId === otherId,
        mayBeSeen: mayBeSeen && !!them,
        fictional: them?.fictional ?? false,
        confirmed: me?.confirmed ?? false,
        byFictional: me?.fictional ?? false,
      }),
    );
  }

  /** The like itself, for who asked before. The pair is locked, so that of two likes at the same moment one sees the other: a match. */
  async giveIn(tx: Tx, meId: MemberId, otherId: MemberId): Promise<LikeAnswer> {
    const pair = await this.visibility.lockPair(tx, meId, otherId);
    if (pair.block !== 0) throw new AppError('member_not_found');
    const isNew = await this.likes.insertOnce(tx, meId, otherId);
    const match = await this.likes.exists(tx, otherId, meId);
    if (match) await this.likes.insertMatch(tx, meId, otherId);
    if (isNew) {
      await this.outbox.tell(tx, liked, { likerId: meId, memberId: otherId });
      tx.afterCommit(() => this.tell(meId, otherId, match));
    }
    return { liked: true, match };
  }

  /** Takes a like back, and with it the match; also from a member who cannot be seen any more. */
  takeBack(meId: MemberId, otherId: MemberId): Promise<LikeAnswer> {
    return this.transactions.run(async (tx) => {
      if (!(await this.visibility.standingOf(tx, otherId))) throw new AppError('member_not_found');
      if ((await this.visibility.lockPair(tx, meId, otherId)).block !== 0) throw new AppError('member_not_found');
      if (!(await this.takeBackIn(tx, meId, otherId))) await this.visibility.assertMaySee(tx, meId, otherId);
      return { liked: false, match: false };
    });
  }

  /** False when there was no like. */
  async takeBackIn(tx: Tx, meId: MemberId, otherId: MemberId): Promise<boolean> {
    await this.visibility.lockPair(tx, meId, otherId);
    return this.likes.remove(tx, meId, otherId);
  }

  /** Opening a profile takes the "new" mark off the like that came from there. */
  async markSeen(meId: MemberId, likerId: MemberId): Promise<void> {
    await this.transactions.run(async (tx) => {
      if (!(await this.likes.markSeen(tx, meId, likerId))) await this.visibility.assertMaySee(tx, meId, likerId);
    });
  }

  /** A like that its receiver has not seen and still could; `at` is when it was given. That of a fictional profile counts for nothing. */
  async unseen(tx: Tx, meId: MemberId, likerId: MemberId): Promise<{ readonly at: string; readonly match: boolean } | undefined> {
    const at = await this.likes.unseenSince(tx, meId, likerId);
    if (!at || !(await this.visibility.maySee(tx, meId, likerId))) return undefined;
    if ((await this.visibility.standingOf(tx, likerId))?.fictional) return undefined;
    return { at, match: (await this.likes.between(tx, meId, likerId)).match };
  }

  between(tx: Tx, viewerId: string, otherId: string): Promise<{ liked: boolean; likesMe: boolean; match: boolean }> {
    return this.likes.between(tx, viewerId, otherId);
  }

  private async tell(meId: MemberId, otherId: MemberId, match: boolean): Promise<void> {
    await this.recentChanges.note(meId, otherId);
    const event = match ? 'match.new' : 'like.new';
    this.publisher.toMember(otherId, event, { v: 1, profile_id: meId });
    // The liker's other windows; the one that sent the request drops what it knows already.
    if (match) this.publisher.toMember(meId, event, { v: 1, profile_id: otherId });
  }
}
