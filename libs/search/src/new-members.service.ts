import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { MemberId } from '#contracts';
import { Transactions } from '#database';
import { NewMembersRepository, type NewMember } from './new-members.repository.js';

const CANDIDATES = 24;
const SHOWN = 6;
const DAYS = 7;
const SEGMENTS_KEPT = 5_000;
const KEPT_MS = 15 * 60_000;

export type { NewMember };

/**
 * Who is new and may suit a member. Whoever looks for the same in the same place is offered the same candidates, so that a mail to everybody asks for
 * them once for thousands of readers; of these each reader gets the ones who are right for them alone.
 */
@Injectable()
export class NewMembersService {
  private readonly candidates = new LRUCache<string, string[]>({ max: SEGMENTS_KEPT, ttl: KEPT_MS });

  constructor(
    private readonly transactions: Transactions,
    private readonly newMembers: NewMembersRepository,
  ) {}

  /** Those who joined in the seven days before `day` (`2026-11-27`), at most six. */
  async findFor(memberId: MemberId, day: string): Promise<NewMember[]> {
    return this.transactions.read(async (tx) => {
      const segment = await this.newMembers.segmentOf(tx, memberId);
      if (!segment) return [];
      const key = JSON.stringify([day, segment]);
      const candidates =
        this.candidates.get(key) ?? (await this.newMembers.candidates(tx, segment, { day, days: DAYS, limit: CANDIDATES }));
      this.candidates.set(key, candidates, { noUpdateTTL: true });
      return candidates.length > 0 ? this.newMembers.pick(tx, memberId, candidates, SHOWN) : [];
    });
  }
}
