import { Injectable } from '@nestjs/common';
import { RedisClients } from '#database';

const KEY = '{api}:latency';
/** Longer than a statement is waited for, and the pause after it: a process whose statements fail is not forgotten in between. */
const TOLD_MS = 6_000;
/** As an empty statement takes it where nobody waits. Nothing below is told, so that a quick process never hides a slow one. */
const QUICK_MS = 50;

/** How long an empty statement takes in the API, as the process says it that lately took longer than a quiet one: there people wait. */
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
