import { Injectable } from '@nestjs/common';
import { RedisClients, Transactions } from '#database';
import { StandingsRepository } from './standings.repository.js';

/** A member counts as online this long after the last sign of life. */
const ONLINE_S = 90;
const TOUCH_EVERY_MS = 60_000;
const REMEMBERED = 50_000;

export const presenceKeyOf = (memberId: string): string => `{presence}:${memberId}`;

/** Who is here now. Redis forgets by itself; without Redis nobody is shown as online, and nothing else suffers. */
@Injectable()
export class PresenceService {
  private readonly touched = new Map<string, number>();

  constructor(
    private readonly redis: RedisClients,
    private readonly transactions: Transactions,
    private readonly standings: StandingsRepository,
  ) {}

  /** A sign of life. Cheap to call on every request: it acts once a minute for each member. */
  touch(memberId: string): void {
    const now = Date.now();
    if (now - (this.touched.get(memberId) ?? 0) < TOUCH_EVERY_MS) return;
    if (this.touched.size > REMEMBERED) this.touched.clear();
    this.touched.set(memberId, now);
    void this.redis
      .named('producer')
      .set(presenceKeyOf(memberId), '1', 'EX', ONLINE_S)
      .catch(() => undefined);
    void this.transactions.read((tx) => this.standings.touch(tx, memberId)).catch(() => undefined);
  }

  async leave(memberId: string): Promise<void> {
    this.touched.delete(memberId);
    await this.redis
      .named('producer')
      .del(presenceKeyOf(memberId))
      .catch(() => undefined);
  }

  async onlineAmong(memberIds: readonly string[]): Promise<ReadonlySet<string>> {
    if (memberIds.length === 0) return new Set();
    const marks = await this.redis
      .named('producer')
      .mget(memberIds.map(presenceKeyOf))
      .catch(() => []);
    return new Set(memberIds.filter((_id, index) => marks[index] === '1'));
  }
}
