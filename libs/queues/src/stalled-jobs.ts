import { Injectable } from '@nestjs/common';
import { RedisClients } from '#database';

const KEY = '{stalled}:jobs';
const REMEMBERED_MS = 15 * 60_000;

/** The jobs that a worker lost hold of lately: it was killed, or its event loop stood still. They are run again, but somebody should know. */
@Injectable()
export class StalledJobs {
  constructor(private readonly redis: RedisClients) {}

  async note(jobId: string): Promise<void> {
    const now = Date.now();
    await this.redis
      .named('jobs')
      .multi()
      .zadd(KEY, now, jobId)
      .zremrangebyscore(KEY, 0, now - REMEMBERED_MS)
      .exec();
  }

  /** How many in the last 15 minutes. */
  count(): Promise<number> {
    return this.redis.named('jobs').zcount(KEY, Date.now() - REMEMBERED_MS, '+inf');
  }
}
