import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import { currentEnvironment, loadConfig } from '#config';
import { RedisClients } from '#database';
import { testEnvironment } from '#testing';
import { freePort } from './ports.js';
import { spawnWithLog, stopProcess, type LaunchHooks } from './processes.js';
import { redisProgram } from './redis-program.js';
import { launchRedis, redisUrl } from './redis.js';

const PATIENCE_MS = 30_000;
const pids: number[] = [];
let folder: string;
let primary: number;
let sentinelPort: number;

const hooks: LaunchHooks = { onSpawn: (pid) => void pids.push(pid), log: () => undefined };
const until = async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
  for (const endsAt = Date.now() + PATIENCE_MS; ; await sleep(50)) {
    try {
      return await ask();
    } catch (error) {
      if (Date.now() > endsAt) throw error;
    }
  }
};
const withRedis = async (port: number, act: (redis: Redis) => Promise<unknown>): Promise<void> => {
  const redis = new Redis(redisUrl({ port }));
  try {
    await act(redis);
  } finally {
    redis.disconnect();
  }
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sentinel-'));
  const [one, other] = [await freePort(), await freePort()];
  sentinelPort = await freePort();
  primary = (await launchRedis({ folder: join(folder, 'one'), port: one, isDurable: false }, hooks)).pid;
  await launchRedis({ folder: join(folder, 'other'), port: other, isDurable: false }, hooks);
  await withRedis(other, async (redis) => {
    await redis.replicaof('127.0.0.1', one);
    await until(async () => {
      if (!(await redis.info('replication')).includes('master_link_status:up')) throw new Error('the copy is not there yet');
    });
  });
  const settings = join(folder, 'sentinel.conf');
  await writeFile(
    settings,
    [
      `port ${sentinelPort}`,
      'bind 127.0.0.1',
      `dir ${folder}`,
      `sentinel monitor main 127.0.0.1 ${one} 1`,
      'sentinel down-after-milliseconds main 500',
      'sentinel failover-timeout main 3000',
      '',
    ].join('\n'),
  );
  const { command, env } = await redisProgram(() => undefined);
  const sentinel = await spawnWithLog(command, [settings, '--sentinel'], join(folder, 'sentinel.log'), {
    env: { ...currentEnvironment(), ...env },
  });
  pids.push(sentinel.pid);
  await withRedis(sentinelPort, (redis) =>
    until(async () => {
      const replicas = (await redis.call('sentinel', 'replicas', 'main')) as unknown[];
      if (replicas.length === 0) throw new Error('the Sentinel does not know the copy yet');
    }),
  );
});

afterAll(async () => {
  await Promise.all(pids.map((pid) => stopProcess(pid, { signal: 'SIGKILL' })));
  await rm(folder, { recursive: true, force: true });
});

it('a process goes on at the copy when the Redis that its Sentinels named is killed', async () => {
  const clients = new RedisClients(loadConfig(testEnvironment({ REDIS_URL: `redis+sentinel://127.0.0.1:${sentinelPort}/main` })));
  try {
    await clients.onModuleInit();
    const redis = clients.named('producer');
    await redis.set('said', 'before');
    await redis.wait(1, 5_000).catch(() => undefined);
    process.kill(primary, 'SIGKILL');
    await until(() => redis.set('said again', 'after'));
    expect(await redis.mget('said', 'said again')).toEqual(['before', 'after']);
    await clients.ping();
  } finally {
    clients.onModuleDestroy();
  }
});
