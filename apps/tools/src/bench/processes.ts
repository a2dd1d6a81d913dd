import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Stage } from './stage.js';
import { until } from './until.js';

/** The parts of the product by the beginning of their name in `run.json`. */
export type Part = 'api' | 'worker' | 'redis' | 'postgres';

const US_PER_TICK = 1_000_000 / Number(execFileSync('getconf', ['CLK_TCK']).toString());
const BYTES_PER_KB = 1_024;
const IDLE_MS = 4_000;
const MOST_LOOKS = 20;
const LOOKS_WITHOUT_LESS = 3;
const NOTICEABLY_LESS = 0.9;
/** Until Postgres has taken leave of connections that were just closed: in between their time is nobody's. */
const LEAVE_MS = 500;

export function pidsOf({ product }: Stage, part: Part): number[] {
  const { processes } = JSON.parse(readFileSync(join(product.dataDir, 'run.json'), 'utf8')) as {
    processes: Record<string, { pid: number }>;
  };
  const pids = Object.entries(processes).flatMap(([name, { pid }]) => (name.startsWith(part) ? [pid] : []));
  if (pids.length === 0) throw new Error(`no process ${part}`);
  return pids;
}

export function signalAll(stage: Stage, part: Part, signal: NodeJS.Signals): void {
  for (const pid of pidsOf(stage, part)) process.kill(pid, signal);
}

/** Stops the worker until SIGCONT, between two transactions: one that stands still in the midst of one keeps its locks, and who asks for them hangs. */
export async function stopWorker(stage: Stage): Promise<void> {
  const stopped = async () => {
    signalAll(stage, 'worker', 'SIGSTOP');
    // Locks are seen by every role, the states of others' connections are not.
    const { rows } = await stage.owner.query(
      `select from pg_stat_activity a join pg_locks l using (pid) where a.datname = current_database() and a.usename = 'app_worker' limit 1`,
    );
    if (rows.length === 0) return true;
    signalAll(stage, 'worker', 'SIGCONT');
    return undefined;
  };
  await until(stopped, 'the worker is never without a transaction');
}

/** CPU time of parts since they began, in microseconds: their own, that of what they started, and of what of it has ended. */
function cpuOf(stage: Stage, parts: readonly Part[]): number {
  const roots = parts.flatMap((part) => pidsOf(stage, part));
  const ticks =
    roots.reduce((sum, pid) => sum + ticksOf(pid, true), 0) + childrenOf(roots).reduce((sum, pid) => sum + ticksOf(pid, false), 0);
  return ticks * US_PER_TICK;
}

async function costPerMs(stage: Stage, parts: readonly Part[]): Promise<number> {
  const [before, startedAt] = [cpuOf(stage, parts), performance.now()];
  await sleep(IDLE_MS);
  return (cpuOf(stage, parts) - before) / (performance.now() - startedAt);
}

/**
 * The least of many looks, the last of which found no less: what a figure before has sent goes on in the worker and in Postgres for half a minute, and
 * taken for what is needed anyway it would make the work look cheap.
 */
export async function calmest(look: () => Promise<number>): Promise<number> {
  let least = Infinity;
  let withoutLess = 0;
  for (let looks = 0; looks < MOST_LOOKS && withoutLess < LOOKS_WITHOUT_LESS; looks += 1) {
    const found = await look();
    withoutLess = found < least * NOTICEABLY_LESS ? 0 : withoutLess + 1;
    least = Math.min(least, found);
  }
  return least;
}

/** CPU time that work takes of the parts, without what they need anyway: timers, the relay, the housekeeping of Postgres. */
export class CpuMeter {
  private idlePerMs = 0;

  private constructor(
    private readonly stage: Stage,
    private readonly parts: readonly Part[],
  ) {}

  static async of(stage: Stage, parts: readonly Part[]): Promise<CpuMeter> {
    const meter = new CpuMeter(stage, parts);
    meter.idlePerMs = await calmest(() => costPerMs(stage, parts));
    return meter;
  }

  async during<Result>(work: () => Promise<Result>): Promise<{ readonly us: number; readonly result: Result }> {
    const [before, startedAt] = [cpuOf(this.stage, this.parts), performance.now()];
    const result = await work();
    await sleep(LEAVE_MS);
    return { us: cpuOf(this.stage, this.parts) - before - this.idlePerMs * (performance.now() - startedAt), result };
  }
}

export const mbOf = (bytes: number): number => bytes / 1_048_576;

/** What a process holds in memory, in bytes. */
export function rssOf(pid: number): number {
  const kb = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kb) * BYTES_PER_KB;
}

/** The fields after the name, which may hold blanks: state, parent … user, system, and both of the children that ended. */
function statOf(pid: number): readonly string[] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return []; // it ended just now; its parent counts it
  }
}

function ticksOf(pid: number, withEnded: boolean): number {
  const [user, system, endedUser, endedSystem] = statOf(pid).slice(11, 15).map(Number);
  return (user ?? 0) + (system ?? 0) + (withEnded ? (endedUser ?? 0) + (endedSystem ?? 0) : 0);
}

function childrenOf(parents: readonly number[]): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => parents.includes(Number(statOf(pid)[1])));
}
