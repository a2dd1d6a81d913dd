import type { Redis } from 'ioredis';

/** BullMQ is right only when Redis never evicts: a worker must not start on another policy. */
export async function assertRedisPolicy(redis: Redis): Promise<void> {
  const info = await redis.info('memory');
  const policy = /maxmemory_policy:(\S+)/.exec(info)?.[1];
  if (policy !== 'noeviction') throw new Error(`Redis must run with maxmemory-policy noeviction, not ${policy ?? 'unknown'}.`);
}
