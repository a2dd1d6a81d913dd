import { once } from 'node:events';
import { afterEach, describe, expect, it } from '@jest/globals';
import { loadConfig } from '#config';
import { testEnvironment } from '#testing';
import { RedisClients, type RedisClientName } from './redis.js';

describe('the connection to Redis for requests', () => {
  let clients: RedisClients | undefined;
  afterEach(() => clients?.onModuleDestroy());
  const started = async (overrides: Readonly<Record<string, string>> = {}) => {
    clients = new RedisClients(loadConfig(testEnvironment(overrides)));
    await clients.onModuleInit();
    return clients.named('producer');
  };

  it('is there once the process has started: its first command is not refused', async () => {
    expect(await (await started()).ping()).toBe('PONG');
  });

  it('keeps no process from starting while Redis is away', async () => {
    const startedAt = performance.now();
    await expect((await started({ REDIS_URL: 'redis://127.0.0.1:9' })).ping()).rejects.toThrow();
    expect(performance.now() - startedAt).toBeLessThan(5_000);
  });
});

describe('two of them', () => {
  it('keep jobs and what may be lost apart', async () => {
    const { REDIS_URL = '' } = testEnvironment();
    const clients = new RedisClients(loadConfig(testEnvironment({ REDIS_LIVE_URL: `${REDIS_URL}/1` })));
    try {
      const set = async (name: RedisClientName, value: string) => {
        const client = clients.named(name);
        if (client.status !== 'ready') await once(client, 'ready');
        await client.set(name, value);
      };
      for (const name of ['producer', 'sockets'] as const) await set(name, 'live');
      for (const name of ['jobs', 'queues', 'worker'] as const) await set(name, 'job');
      const names = ['producer', 'sockets', 'jobs', 'queues', 'worker'];
      expect(await clients.named('producer').mget(names)).toEqual(['live', 'live', null, null, null]);
      expect(await clients.named('jobs').mget(names)).toEqual([null, null, 'job', 'job', 'job']);
      await clients.named('producer').del(names);
      await clients.named('jobs').del(names);
    } finally {
      clients.onModuleDestroy();
    }
  });
});
