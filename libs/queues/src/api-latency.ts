import { Injectable } from '@nestjs/common';
import { RedisClients } from '#database';

const KEY = '{api}:latency';
/** Longer than a statement is waited for, and the pause after it: a process whose statements fail is not forgotten in between. */
const TOLD_MS = 6_000;
/** Where nobody waits an empty statement takes less. Less is never told, so that a quick process does not hide a slow one. */
const QUICK_MS = 50;

/** How long an empty statement takes in the API, told by those of its processes alone in which it takes longer than on a quiet day: there people wait. */
@Injectable()
export class ApiLatency {
  constructor(private readonly redis: RedisClients) {}

  /** Milliseconds. */
  async tell(latencyMs: number): Promise<void> {
    if (latencyMs > QUICK_MS) await this.redis.named('jobs').set(KEY, Math.round(latencyMs), 'PX', TOLD_MS);
  }

  /** Milliseconds that somebody waits longer than where it is quiet; 0 as well when Redis cannot say it. */
  async findDelay(): Promise<number> {
    const told = await this.redis
      .named('jobs')
      .get(KEY)
      .catch(() => null);
    return Math.max(0, Number(told ?? 0) - QUICK_MS);
  }
}
