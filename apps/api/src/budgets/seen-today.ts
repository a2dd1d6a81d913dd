import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { RedisClients } from '#database';
import type { Seen } from './budgets.policy.js';

const DAY_MS = 86_400_000;
const REMEMBERED = 10_000;

export interface SeenInDay extends Seen {
  /** When the day of this count is over, and it begins anew. */
  readonly endsAt: Date;
}

/** Adds what is seen now to each count; a day begins with the first thing that is seen. */
const add = `
  local ids = {unpack(ARGV, 2)}
  local counts = {}
  for at, key in ipairs(KEYS) do
    local before = redis.call('pfcount', key)
    local after = before
    if redis.call('pfadd', key, unpack(ids)) == 1 then after = redis.call('pfcount', key) end
    local left = redis.call('pttl', key)
    if left < 0 then
      redis.call('pexpire', key, ARGV[1])
      left = tonumber(ARGV[1])
    end
    counts[at] = {before, after, left}
  end
  return counts`;

/**
 * How many different things are seen in a day, by a member and by a network: what is shown ten times counts once, so that going back to a list or
 * coming with a second device costs nothing. Redis keeps an estimate (HyperLogLog), right to one per cent, of 12 KB at most, whatever is seen.
 */
@Injectable()
export class SeenToday {
  /** While Redis is away each process counts for itself. */
  private readonly here = new LRUCache<string, Set<string>>({ max: REMEMBERED, ttl: DAY_MS });

  constructor(private readonly clients: RedisClients) {}

  /** One answer for each of the names of a count. */
  async add(names: readonly string[], ids: readonly string[]): Promise<SeenInDay[]> {
    const keys = names.map((name) => `{rate}:seen:${name}`);
    const counts = await this.clients
      .named('producer')
      .eval(add, keys.length, ...keys, DAY_MS, ...ids)
      .catch(() => names.map((name) => this.addHere(name, ids)));
    return (counts as [number, number, number][]).map(([before, after, leftMs]) => ({
      before,
      after,
      endsAt: new Date(Date.now() + leftMs),
    }));
  }

  private addHere(name: string, ids: readonly string[]): [number, number, number] {
    const seen = this.here.get(name) ?? new Set<string>();
    const before = seen.size;
    ids.forEach((id) => seen.add(id));
    this.here.set(name, seen, { noUpdateTTL: true });
    return [before, seen.size, this.here.getRemainingTTL(name)];
  }
}
