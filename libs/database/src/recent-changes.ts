import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '#config';
import { RedisClients } from './redis.js';
import { MOST_STALE_MS } from './replica-lag.policy.js';

/** Longer than a replica that still answers may be behind: its last look at the primary is up to half a second old. */
const KEPT_MS = MOST_STALE_MS + 1_000;

const keyOf = (memberId: string): string => `changed:${memberId}`;

/**
 * For whom something changed a moment ago, by their own hand or another's: they must see it, so the primary answers their reads until every replica
 * that may answer has it too. Where there is no replica nothing is kept.
 */
@Injectable()
export class RecentChanges {
  /** Until when all are taken for such: a change could not be noted. */
  private unknownUntil = 0;

  constructor(
    private readonly redis: RedisClients,
    @Inject(CONFIG) private readonly config: Pick<Config, 'databaseReadUrl'>,
  ) {}

  /** To be awaited after the commit, and before anybody is told of the change. */
  async note(...memberIds: readonly string[]): Promise<void> {
    if (this.config.databaseReadUrl === undefined) return;
    const noting = memberIds.map((id) => this.redis.named('producer').set(keyOf(id), '1', 'PX', KEPT_MS));
    await Promise.all(noting).catch(() => {
      this.unknownUntil = Date.now() + KEPT_MS;
    });
  }

  /** True as well when nobody can tell. */
  async concern(memberId: string): Promise<boolean> {
    if (Date.now() < this.unknownUntil) return true;
    return this.redis
      .named('producer')
      .exists(keyOf(memberId))
      .then(
        (found) => found === 1,
        () => true,
      );
  }
}
