import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Stage } from './stage.js';

/** The parts of the product by the beginning of their name in `run.json`. */
export type Part = 'api' | 'worker' | 'redis' | 'postgres';

const US_PER_TICK = 1_000_000 / Number(execFileSync('getconf', ['CLK_TCK']).toString());
const BYTES_PER_KB = 1_024;
const CALM_MS = 2_000;
const IDLE_MS = 4_000;
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

/** CPU time of parts since they began, in microseconds: their own, that of what they started, and of what of it has ended. */
function cpuOf(stage: Stage, parts: readonly Part[]): number {
  const roots = parts.flatMap((part) => pidsOf(stage, part));
  const ticks =
    roots.reduce((sum, pid) => sum + ticksOf(pid, true), 0) + childrenOf(roots).reduce((sum, pid) => sum + ticksOf(pid, false), 0);
  return ticks * US_PER_TICK;
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
    await sleep(CALM_MS);
    meter.idlePerMs = (await meter.during(() => sleep(IDLE_MS))).us / IDLE_MS;
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
