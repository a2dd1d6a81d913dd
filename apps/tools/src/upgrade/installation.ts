import { readFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Environment } from '#config';
import { ClearFault } from '../clear-fault.js';
import { freePortRange } from '../services/ports.js';
import { hasEnded, spawnNode, stopProcess, type SpawnedWithLog } from '../services/processes.js';

const API_PROCESSES = 2;
/** It may have to be built first. */
const READY_MS = 600_000;
const LOOK_MS = 100;
/** A request that it is at is answered before it ends. */
const END_MS = 60_000;

export interface InstallationPlan {
  readonly name: string;
  /** Where its sources are. */
  readonly root: string;
  readonly dataDir: string;
  readonly members: number;
  readonly env: Environment;
  /** Whether it begins as on a machine of its own: it takes no processor from those who serve members already. */
  readonly isApart?: boolean;
}

const LOWEST = 19;
const USUAL = 0;

/** One version of the product as `npm start` runs it, on stores that are not its own. */
export class Installation {
  private constructor(
    readonly ports: readonly number[],
    private readonly spawned: SpawnedWithLog,
  ) {}

  /** Answers once every API process takes requests. */
  static async start({ name, root, dataDir, members, env, isApart = false }: InstallationPlan): Promise<Installation> {
    const port = await freePortRange(API_PROCESSES);
    const settings = { ...env, APP_MODE: 'demo', PORT: String(port), API_PROCESSES: String(API_PROCESSES), DATA_DIR: dataDir };
    const args = [join('apps', 'tools', 'run.mjs'), 'start', '--members', String(members)];
    const spawned = await spawnNode(args, join(dataDir, `${name}.log`), settings, root);
    if (isApart) setPriority(spawned.pid, LOWEST);
    const ports = Array.from({ length: API_PROCESSES }, (_, index) => port + index);
    const installation = new Installation(ports, spawned);
    for (const endsAt = performance.now() + READY_MS; !(await installation.isReady()); await sleep(LOOK_MS)) {
      if (!hasEnded(spawned.child) && performance.now() < endsAt) continue;
      await installation.end();
      throw new ClearFault(`The ${name} version did not start:\n${spawned.lastLines()}`);
    }
    if (isApart) for (const pid of [spawned.pid, ...processesIn(dataDir)]) setPriority(pid, USUAL);
    return installation;
  }

  async end(): Promise<void> {
    await stopProcess(this.spawned.pid, { signal: 'SIGINT', patienceMs: END_MS });
  }

  private async isReady(): Promise<boolean> {
    const answers = this.ports.map((port) => fetch(`http://127.0.0.1:${port}/api/ready`).then(({ ok }) => ok));
    return (await Promise.allSettled(answers)).every((answer) => answer.status === 'fulfilled' && answer.value);
  }
}

function processesIn(dataDir: string): number[] {
  const { processes } = JSON.parse(readFileSync(join(dataDir, 'run.json'), 'utf8')) as { processes: Record<string, { pid: number }> };
  return Object.values(processes).map(({ pid }) => pid);
}
