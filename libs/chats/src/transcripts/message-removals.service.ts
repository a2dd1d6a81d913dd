import { Injectable } from '@nestjs/common';
import type { MemberId } from '#contracts';
import type { Tx } from '#database';
import { Publisher } from '#realtime';
import { MessageRemovalsRepository } from './message-removals.repository.js';
import type { Place } from './transcripts.repository.js';

/** What moderators take out of conversations: its place in the order stays, and it can be given back until it is forgotten. */
@Injectable()
export class MessageRemovals {
  constructor(
    private readonly removals: MessageRemovalsRepository,
    private readonly publisher: Publisher,
  ) {}

  /** Those of these messages that the member wrote and that are still there. */
  removableAmong(tx: Tx, memberId: MemberId, places: readonly Place[]): Promise<Place[]> {
    return places.length === 0 ? Promise.resolve([]) : this.removals.removableAmong(tx, memberId, places);
  }

  /** Takes away what is still there of these messages of the member, from both sides at once, and answers which they were. */
  async remove(tx: Tx, memberId: MemberId, places: readonly Place[]): Promise<Place[]> {
    const removed = await this.removableAmong(tx, memberId, places);
    await this.mark(tx, memberId, removed, true);
    return removed;
  }

  restore(tx: Tx, memberId: MemberId, places: readonly Place[]): Promise<void> {
    return this.mark(tx, memberId, places, false);
  }

  /** For good: nobody can object any more. */
  forget(tx: Tx, places: readonly Place[]): Promise<void> {
    return this.removals.empty(tx, places);
  }

  private async mark(tx: Tx, writerId: MemberId, places: readonly Place[], isRemoved: boolean): Promise<void> {
    if (places.length === 0) return;
    const readers = await this.removals.rewrite(tx, [...new Set(places.map(({ chatId }) => chatId))]);
    await this.removals.mark(tx, places, isRemoved);
    tx.afterCommit(() => this.publisher.toMembers(readers, 'member.changed', { v: 1, profile_id: writerId }));
  }
}
