import { mkdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { currentEnvironment } from '#config';
import { hasEnded, spawnWithLog, whenAnswering, type LaunchHooks, type SpawnedWithLog } from './processes.js';
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
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return whenAnswering(spawned, hooks, () => untilAnswering(options, spawned));
}

async function untilAnswering({ port }: RedisOptions, spawned: SpawnedWithLog): Promise<void> {
  for (let attempt = 0; attempt < 1200; attempt++) {
    if (hasEnded(spawned.child)) throw new Error(`Redis did not start:\n${spawned.lastLines()}`);
    if (await answersPing(port)) return;
    await sleep(25);
  }
  throw new Error(`Redis does not answer:\n${spawned.lastLines()}`);
}

/** While it reads its file Redis accepts connections but answers LOADING. */
function answersPing(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('PING\r\n'));
    socket.setTimeout(1000, () => socket.destroy());
    socket.once('data', (answer) => {
      resolve(answer.toString().startsWith('+PONG'));
      socket.destroy();
    });
    socket.on('error', () => undefined);
    socket.once('close', () => resolve(false));
  });
}
