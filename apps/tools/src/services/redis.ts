import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { currentEnvironment } from '#config';
import { hasEnded, spawnWithLog, type SpawnedWithLog } from './processes.js';
import { redisProgram } from './redis-program.js';

export interface RedisOptions {
  readonly folder: string;
  readonly port: number;
  /** Tests that need no memory of a crash say no. */
  readonly isDurable?: boolean;
}

export const redisUrl = ({ port }: Pick<RedisOptions, 'port'>): string => `redis://127.0.0.1:${port}`;

/** Starts Redis and waits until it has read its file. BullMQ is only right when nothing is thrown out of memory: noeviction. */
export async function launchRedis(options: RedisOptions, log: (line: string) => void): Promise<SpawnedWithLog> {
  mkdirSync(options.folder, { recursive: true });
  const program = await redisProgram(log);
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
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await untilAnswering(options, spawned);
  return spawned;
}

async function untilAnswering(options: RedisOptions, spawned: SpawnedWithLog): Promise<void> {
  const client = new Redis(redisUrl(options), {
    lazyConnect: true,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
    connectTimeout: 1000,
  });
  client.on('error', () => undefined);
  try {
    for (let attempt = 0; attempt < 1200; attempt++) {
      if (hasEnded(spawned.child)) throw new Error(`Redis did not start:\n${spawned.lastLines()}`);
      const answer = await client.ping().catch(() => undefined); // refused, or still loading its file
      if (answer === 'PONG') return;
      await sleep(25);
    }
    throw new Error(`Redis does not answer:\n${spawned.lastLines()}`);
  } finally {
    client.disconnect();
  }
}
