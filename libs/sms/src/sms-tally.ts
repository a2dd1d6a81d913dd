import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { RedisClients } from '#database';

const TAKEN_KEY = '{sms}:taken';
const FAILED_KEY = '{sms}:failed';
const MINUTE_MS = 60_000;
const TAKEN_REMEMBERED_MS = 60 * MINUTE_MS;
const FAILED_REMEMBERED_MS = 15 * MINUTE_MS;

export interface SmsFigures {
  /** Taken within an hour, of the country to which most went. */
  readonly mostOfOneCountry: number;
  /** Failed within a quarter of an hour, and none was taken since. */
  readonly failedInARow: number;
}

/** What became of the last SMS of all processes, for ops: by country, without a phone. */
@Injectable()
export class SmsTally {
  constructor(private readonly redis: RedisClients) {}

  /** One that was taken says that the provider works again. */
  async noteTaken(country: string): Promise<void> {
    const now = Date.now();
    await this.redis
      .named('producer')
      .multi()
      .zadd(TAKEN_KEY, now, `${country} ${randomUUID()}`)
      .zremrangebyscore(TAKEN_KEY, 0, now - TAKEN_REMEMBERED_MS)
      .pexpire(TAKEN_KEY, TAKEN_REMEMBERED_MS)
      .del(FAILED_KEY)
      .exec();
  }

  async noteFailed(): Promise<void> {
    const now = Date.now();
    await this.redis
      .named('producer')
      .multi()
      .zadd(FAILED_KEY, now, randomUUID())
      .zremrangebyscore(FAILED_KEY, 0, now - FAILED_REMEMBERED_MS)
      .pexpire(FAILED_KEY, FAILED_REMEMBERED_MS)
      .exec();
  }

  async read(): Promise<SmsFigures> {
    const now = Date.now();
    const redis = this.redis.named('producer');
    const [taken, failedInARow] = await Promise.all([
      redis.zrangebyscore(TAKEN_KEY, now - TAKEN_REMEMBERED_MS, '+inf'),
      redis.zcount(FAILED_KEY, now - FAILED_REMEMBERED_MS, '+inf'),
    ]);
    const counts = new Map<string, number>();
    for (const one of taken) {
      const [country = ''] = one.split(' ');
      counts.set(country, (counts.get(country) ?? 0) + 1);
    }
    return { mostOfOneCountry: Math.max(0, ...counts.values()), failedInARow };
  }
}
