import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import pg from 'pg';

const HANG_MS = 3_000;

export type Services = { readonly dataDir: string; readonly ownerUrl: string; readonly redisUrl: string; readonly apiProcesses: number };
export type Fault = { readonly name: string; readonly strike: () => Promise<void> };

/** The process of a part of the product, while it runs. */
export function pidOf(runFile: string, part: string): number | undefined {
  const run = JSON.parse(readFileSync(runFile, 'utf8')) as { processes: Record<string, { pid: number } | undefined> };
  return run.processes[part]?.pid;
}

/** Sends a signal to a part of the product, unless it is on its way back already. */
export function signalPart(dataDir: string, part: string, name: NodeJS.Signals): void {
  const pid = pidOf(join(dataDir, 'run.json'), part);
  if (pid === undefined) return;
  try {
    process.kill(pid, name);
  } catch {
    // It ended this very moment.
  }
}

/** What may go wrong around the product: each comes back by itself, started again by the supervisor. */
export function faultsOf({ dataDir, ownerUrl, redisUrl, apiProcesses }: Services): readonly Fault[] {
  const signal = (part: string, name: NodeJS.Signals): void => signalPart(dataDir, part, name);
  let turn = 0;
  const api = () => (apiProcesses === 1 ? 'api' : `api-${(turn += 1) % apiProcesses}`);
  return [
    { name: 'Postgres killed', strike: async () => signal('postgres', 'SIGKILL') },
    { name: 'an API process killed', strike: async () => signal(api(), 'SIGKILL') },
    { name: 'Redis emptied', strike: () => withRedis(redisUrl, (redis) => redis.flushall()) },
    { name: 'worker killed', strike: async () => signal('worker', 'SIGKILL') },
    { name: 'connections to Postgres cut', strike: () => cutConnections(ownerUrl) },
    {
      name: 'Redis hung',
      strike: async () => {
        signal('redis', 'SIGSTOP');
        await sleep(HANG_MS);
        signal('redis', 'SIGCONT');
      },
    },
    { name: 'an API process told to end', strike: async () => signal(api(), 'SIGTERM') },
    { name: 'Redis killed', strike: async () => signal('redis', 'SIGKILL') },
    { name: 'Postgres restarted at once', strike: async () => signal('postgres', 'SIGQUIT') },
  ];
}

async function withRedis(url: string, act: (redis: Redis) => Promise<unknown>): Promise<void> {
  const redis = new Redis(url, { lazyConnect: true, maxRetriesPerRequest: 1, retryStrategy: () => null });
  redis.on('error', () => undefined);
  await act(redis).catch(() => undefined);
  redis.disconnect();
}

async function cutConnections(ownerUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  client.on('error', () => undefined);
  await client
    .connect()
    .then(() => client.query(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'app' and random() < 0.5`))
    .catch(() => undefined);
  await client.end().catch(() => undefined);
}
