import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { MemberId } from '#contracts';
import { Transactions, type Tx } from '#database';
import { NewMembersRepository, type NewMember, type Segment } from './new-members.repository.js';

const CANDIDATES = 24;
const SHOWN = 6;
/** Of a day: those of one of its hours are chosen among them. */
const CANDIDATES_OF_A_DAY = 1_000;
const SEGMENTS_KEPT = 5_000;
const KEPT_MS = 15 * 60_000;

export type { NewMember };

/** Whole days of UTC before one of them (`2026-11-27`), or an hour of UTC (`2026-11-27T09`). */
export type JoinedIn = { readonly until: string; readonly days: number } | { readonly hour: string };

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

  /** Those who joined in that time, at most six. */
  async findFor(memberId: MemberId, joinedIn: JoinedIn): Promise<NewMember[]> {
    const segment = await this.transactions.read((tx) => this.newMembers.segmentOf(tx, memberId));
    if (!segment) return [];
    const candidates = await this.candidatesOf(segment, joinedIn);
    return candidates.length > 0 ? this.transactions.read((tx) => this.newMembers.pick(tx, memberId, candidates, SHOWN)) : [];
  }

  /** Those of them who still suit a member and whom the member has not met meanwhile, at most six, in their order. */
  async stillNew(memberId: MemberId, people: readonly MemberId[]): Promise<NewMember[]> {
    if (people.length === 0) return [];
    return this.transactions.read((tx) => this.newMembers.pick(tx, memberId, people, SHOWN));
  }

  private async candidatesOf(segment: Segment, joinedIn: JoinedIn): Promise<string[]> {
    const key = JSON.stringify([joinedIn, segment]);
    const candidates = this.candidates.get(key) ?? (await this.transactions.readStale(null, (tx) => this.find(tx, segment, joinedIn)));
    this.candidates.set(key, candidates, { noUpdateTTL: true });
    return candidates;
  }

  private async find(tx: Tx, segment: Segment, joinedIn: JoinedIn): Promise<string[]> {
    if ('until' in joinedIn)
      return this.newMembers.candidates(tx, segment, { day: joinedIn.until, days: joinedIn.days, limit: CANDIDATES });
    const { hour } = joinedIn;
    const ofTheDay = await this.newMembers.candidates(tx, segment, { day: dayAfter(hour), days: 1, limit: CANDIDATES_OF_A_DAY });
    return this.newMembers.joinedInHour(tx, ofTheDay, { hour, limit: CANDIDATES });
  }
}

/** `2026-12-01` for `2026-11-30T23`. */
function dayAfter(hour: string): string {
  const day = new Date(`${hour}:00:00Z`);
  day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, '2026-12-01'.length);
}
