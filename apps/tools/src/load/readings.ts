import { Redis } from 'ioredis';
import type { MemoryProbe } from '../bench/memory-probe.js';
import { pidsOf, rssOf, type Part } from '../bench/processes.js';
import type { Stage } from '../bench/stage.js';

/** What the product holds at a moment at which nothing is asked of it. Memory in MB, after garbage collection where there is one. */
export interface Reading {
  readonly atMs: number;
  readonly api_rss: number;
  readonly api_heap: number;
  readonly worker_rss: number;
  readonly worker_heap: number;
  readonly redis_rss: number;
  readonly connections: number;
  readonly dead_rows: number;
  readonly redis_keys: number;
  /** Milliseconds, since the last reading. */
  readonly api_loop_p99: number;
  readonly worker_loop_p99: number;
}

/** What must not grow from slice to slice. */
export const steadyFigures = ['api_rss', 'api_heap', 'worker_rss', 'worker_heap', 'connections', 'dead_rows', 'redis_keys'] as const;

export interface MetricsPorts {
  readonly api: readonly number[];
  readonly worker: number;
}

const BYTES_PER_MB = 1_048_576;
const MS_PER_S = 1_000;

export async function takeReading(stage: Stage, probe: MemoryProbe, ports: MetricsPorts): Promise<Reading> {
  const [api, worker] = [await memoryOf(stage, probe, 'api'), await memoryOf(stage, probe, 'worker')];
  // Of the connections of other roles their owner sees no more than whose they are; those of the upkeep are nobody's.
  const { rows } = await stage.owner.query<{ connections: number; dead: number }>(
    `select (select count(*)::int from pg_stat_activity where datname = current_database() and usesysid is not null) as connections,
            (select coalesce(sum(n_dead_tup), 0)::int from pg_stat_user_tables) as dead`,
  );
  const loops = await Promise.all(ports.api.map(loopDelay));
  return {
    atMs: performance.now(),
    api_rss: api.rss,
    api_heap: api.heap,
    worker_rss: worker.rss,
    worker_heap: worker.heap,
    redis_rss: pidsOf(stage, 'redis').reduce((sum, pid) => sum + rssOf(pid), 0) / BYTES_PER_MB,
    connections: rows[0]?.connections ?? 0,
    dead_rows: rows[0]?.dead ?? 0,
    redis_keys: await keysIn(stage.product.redisUrl),
    api_loop_p99: Math.max(...loops),
    worker_loop_p99: await loopDelay(ports.worker),
  };
}

/** Of all processes of a part together. */
async function memoryOf(stage: Stage, probe: MemoryProbe, part: Part): Promise<{ readonly rss: number; readonly heap: number }> {
  let [rss, heap] = [0, 0];
  for (const pid of pidsOf(stage, part)) {
    const use = await probe.use(pid);
    rss += use.rss / BYTES_PER_MB;
    heap += use.heapUsed / BYTES_PER_MB;
  }
  return { rss, heap };
}

async function keysIn(redisUrl: string): Promise<number> {
  const redis = new Redis(redisUrl);
  const keys = await redis.dbsize();
  redis.disconnect();
  return keys;
}

/** The process measures it itself, from one question to the next. */
async function loopDelay(port: number): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const seconds = /^event_loop_delay_p99_seconds (\S+)$/m.exec(text)?.[1];
  return Number(seconds ?? Number.NaN) * MS_PER_S;
}
