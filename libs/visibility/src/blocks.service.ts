import { Injectable } from '@nestjs/common';
import { AppError, limits, type MemberId } from '#contracts';
import { RecentChanges, Transactions, type Tx } from '#database';
import { Publisher } from '#realtime';
import { blockCursor } from './block-cursor.js';
import { PairsRepository, type BlockRow, type Pair } from './pairs.repository.js';
import { BlockHooks } from './block-hooks.js';

/** Members who want to have nothing to do with each other: who blocks whom, since when, and what a block takes away. */
@Injectable()
export class BlocksService {
  constructor(
    private readonly transactions: Transactions,
    private readonly pairs: PairsRepository,
    private readonly blockHooks: BlockHooks,
    private readonly publisher: Publisher,
    private readonly recentChanges: RecentChanges,
  ) {}

  /** Hides two members from each other and takes away what is between them, under the lock that sending and liking take first. A repeat changes nothing. */
  block(me: MemberId, otherId: MemberId): Promise<void> {
    return this.transactions.run(async (tx) => {
      const pair = await this.pairs.lock(tx, me, otherId);
      if (this.pairs.isBlockedBy(pair, me)) return;
      // Whoever cannot see the other must not learn that there is somebody to block.
      const known =
        pair.block === 0 && ((await this.pairs.maySee(tx, me, otherId, false)) || (await this.blockHooks.knows(tx, me, otherId)));
      if (!known) throw new AppError('member_not_found');
      await this.part(tx, pair, me, otherId);
    });
  }

  private async part(tx: Tx, pair: Pair, me: MemberId, otherId: MemberId): Promise<void> {
    await this.pairs.setBlock(tx, pair, me, true);
    await this.blockHooks.part(tx, pair);
    tx.afterCommit(async () => {
      await this.recentChanges.note(me, otherId);
      this.publisher.toMember(me, 'member.gone', { v: 1, profile_id: otherId });
      this.publisher.toMember(otherId, 'member.gone', { v: 1, profile_id: me });
    });
  }

  /** Lifts one's own block. Nothing of what was between the two comes back; they may meet again, that is all. */
  unblock(me: MemberId, otherId: MemberId): Promise<void> {
    return this.transactions.run(async (tx) => {
      const pair = me === otherId ? null : await this.pairs.lockExisting(tx, me, otherId);
      if (!pair || !(await this.pairs.setBlock(tx, pair, me, false))) throw new AppError('member_not_found');
    });
  }

  async isBlocking(tx: Tx, me: MemberId, otherId: MemberId): Promise<boolean> {
    const pair = await this.pairs.find(tx, me, otherId);
    return pair !== null && this.pairs.isBlockedBy(pair, me);
  }

  /** Whom a member blocks, the newest first, by an opaque cursor. */
  async blockedBy(tx: Tx, me: MemberId, page: { cursor?: string; limit?: number }): Promise<{ rows: BlockRow[]; cursor: string | null }> {
    const limit = page.limit ?? limits.pageSize;
    const rows = await this.pairs.blockedBy(tx, me, blockCursor.decode(page.cursor), limit);
    const last = rows.length === limit ? rows.at(-1) : undefined;
    return { rows, cursor: last ? blockCursor.encode({ at: last.at, id: last.id }) : null };
  }

  /** Forgets the copies that are kept for the moderators once their time is over; answers how many. */
  forgetOldCopies(): Promise<number> {
    return this.transactions.run((tx) => this.blockHooks.forget(tx, limits.partedDays));
  }
}
