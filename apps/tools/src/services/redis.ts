import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { currentEnvironment } from '#config';
import { spawnWithLog, whenAnswering, type LaunchHooks, type SpawnedWithLog } from './processes.js';
import { redisProgram } from './redis-program.js';

export interface RedisOptions {
  readonly folder: string;
  readonly port: number;
  /** Tests that need no memory of a crash say no. */
  readonly isDurable?: boolean;
}

export const redisUrl = ({ port }: Pick<RedisOptions, 'port'>): string => `redis://127.0.0.1:${port}`;

/** Starts Redis and waits until it has read its file. BullMQ is only right when nothing is thrown out of memory: noeviction. */
export async function launchRedis(options: RedisOptions, hooks: LaunchHooks): Promise<SpawnedWithLog> {
  mkdirSync(options.folder, { recursive: true });
  const program = await redisProgram(hooks.log);
  const durability =
    options.isDurable === false ? ['--appendonly', 'no', '--save', ''] : ['--appendonly', 'yes', '--appendfsync', 'everysec'];
  const args = [
    '--bind',
    '127.0.0.1',
    '--port',
    String(options.port),
    '--dir',
    options.folder,
    '--maxmemory-policy',
    'noeviction',
    '--daemonize',
    'no',
    ...durability,
  ];
  const spawned = await spawnWithLog(program.command, args, join(options.folder, 'redis.log'), {
    env: { ...currentEnvironment(), ...program.env },
  });
  return whenAnswering('Redis', spawned, hooks, () => answersPing(options));
}

/** While it reads its file Redis accepts connections but answers LOADING. */
async function answersPing({ port }: RedisOptions): Promise<boolean> {
  const once = { lazyConnect: true, enableReadyCheck: false, retryStrategy: () => null, connectTimeout: 1_000, commandTimeout: 1_000 };
  const redis = new Redis(port, '127.0.0.1', once);
  redis.on('error', () => undefined);
  try {
    return (await redis.ping()) === 'PONG';
  } catch {
    return false;
  } finally {
    redis.disconnect();
  }
}
