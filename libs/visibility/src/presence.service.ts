import { Injectable } from '@nestjs/common';
import type { SignOfLife } from '#contracts';
import { RedisClients, Transactions, type Tx } from '#database';
import { StandingsRepository } from './standings.repository.js';

/** A member counts as online this long after the last sign of life. */
const ONLINE_S = 90;
const TOUCH_EVERY_MS = 60_000;
const REMEMBERED = 50_000;

/** Everybody by their last sign of life; what is older than `ONLINE_S` is swept out when it is read. */
const EVERYBODY = '{presence}';
/** With more people here than this, the list holds the newest of them. */
const LISTED_AT_MOST = 10_000;
const LIST_KEPT_MS = 5_000;

const presenceKeyOf = (memberId: string): string => `{presence}:${memberId}`;

export type PresenceHook = (memberId: string, online: boolean) => Promise<void>;

/** Who is here now. Redis forgets by itself; without Redis nobody is shown as online, and nothing else suffers. */
@Injectable()
export class PresenceService {
  private readonly hooks: PresenceHook[] = [];
  private readonly touched = new Map<string, number>();
  private list: { readonly at: number; readonly ids: Promise<readonly string[]> } | undefined;

  constructor(
    private readonly redis: RedisClients,
    private readonly transactions: Transactions,
    private readonly standings: StandingsRepository,
  ) {}

  /** Called in `onModuleInit`. Told when a member came, or is not shown any more; who just goes away is forgotten without a word. */
  onChange(hook: PresenceHook): void {
    this.hooks.push(hook);
  }

  /** A sign of life. Cheap to call on every request: it acts once a minute for each member. */
  touch(memberId: string): void {
    const now = Date.now();
    if (now - (this.touched.get(memberId) ?? 0) < TOUCH_EVERY_MS) return;
    if (this.touched.size > REMEMBERED) this.touched.clear();
    this.touched.set(memberId, now);
    void this.appear(memberId, now).catch(() => undefined);
  }

  /** Shows the member to nobody any more. */
  async leave(memberId: string): Promise<void> {
    this.touched.delete(memberId);
    const answers = await this.redis
      .named('producer')
      .multi()
      .del(presenceKeyOf(memberId))
      .zrem(EVERYBODY, memberId)
      .exec()
      .catch(() => null);
    if (answers?.[0]?.[1] === 1) await this.tell(memberId, false);
  }

  shows(tx: Tx, memberId: string, sign: SignOfLife): Promise<boolean> {
    return this.standings.shows(tx, memberId, sign);
  }

  /** What a member lets others know of them; it holds at once. */
  async setShows(tx: Tx, memberId: string, sign: SignOfLife, on: boolean): Promise<void> {
    await this.standings.setShows(tx, memberId, sign, on);
    if (sign !== 'shows_online') return;
    tx.afterCommit(async () => {
      await this.leave(memberId);
      if (on) this.touch(memberId);
    });
  }

  private async appear(memberId: string, now: number): Promise<void> {
    if (!(await this.transactions.read((tx) => this.standings.touch(tx, memberId)))) return;
    const answers = await this.redis
      .named('producer')
      .multi()
      .set(presenceKeyOf(memberId), '1', 'EX', ONLINE_S, 'GET')
      .zadd(EVERYBODY, now, memberId)
      .exec();
    if (answers?.[0]?.[1] === null) await this.tell(memberId, true);
  }

  private async tell(memberId: string, online: boolean): Promise<void> {
    for (const hook of this.hooks) await hook(memberId, online);
  }

  /** Who is here, the newest first; up to five seconds old. */
  onlineNow(): Promise<readonly string[]> {
    const now = Date.now();
    if (!this.list || now - this.list.at > LIST_KEPT_MS) this.list = { at: now, ids: this.readList(now) };
    return this.list.ids;
  }

  private async readList(now: number): Promise<readonly string[]> {
    const since = now - ONLINE_S * 1_000;
    const answers = await this.redis
      .named('producer')
      .multi()
      .zremrangebyscore(EVERYBODY, '-inf', since)
      .zrevrangebyscore(EVERYBODY, '+inf', since, 'LIMIT', 0, LISTED_AT_MOST)
      .exec()
      .catch(() => null);
    return (answers?.[1]?.[1] as string[] | undefined) ?? [];
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
