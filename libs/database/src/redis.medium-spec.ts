import { afterEach, describe, expect, it } from '@jest/globals';
import { loadConfig } from '#config';
import { testEnvironment } from '#testing';
import { RedisClients } from './redis.js';

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
