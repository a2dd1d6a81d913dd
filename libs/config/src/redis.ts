import { readRedisAddress, type RedisAddress } from './redis-address.js';
import type { Settings } from './settings/index.js';

/** `jobs` keeps what it is given; `live` may lose what it holds. */
export type RedisConfig = { readonly jobs: RedisAddress; readonly live: RedisAddress };

export function toRedis({
  REDIS_URL: jobsUrl = '',
  REDIS_LIVE_URL: liveUrl = jobsUrl,
}: Pick<Settings, 'REDIS_URL' | 'REDIS_LIVE_URL'>): RedisConfig {
  const addressOf = (text: string): RedisAddress => readRedisAddress(text) ?? { url: text };
  return { jobs: addressOf(jobsUrl), live: addressOf(liveUrl) };
}
