import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Environment } from '#config';
import { signalPart } from '../chaos/faults.js';
import { ClearFault } from '../clear-fault.js';
import { freePortRange } from '../services/ports.js';
import { hasEnded, spawnNode, stopProcess, type SpawnedWithLog } from '../services/processes.js';
import { setShare } from '../services/processor-share.js';

/** Unless it is said. */
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
  readonly apiProcesses?: number;
  /** Whether it begins as on a machine of its own: it takes no processor from those who serve members already. */
  readonly isApart?: boolean;
}

/** The product as `npm start` runs it, in processes of its own; on stores of its own unless the environment names some. */
export class Installation {
  private constructor(
    readonly ports: readonly number[],
    readonly dataDir: string,
    private readonly spawned: SpawnedWithLog,
  ) {}

  /** Answers once every API process takes requests. */
  static async start({
    name,
    root,
    dataDir,
    members,
    env,
    apiProcesses = API_PROCESSES,
    isApart = false,
  }: InstallationPlan): Promise<Installation> {
    const port = await freePortRange(apiProcesses);
    const settings = { ...env, APP_MODE: 'demo', PORT: String(port), API_PROCESSES: String(apiProcesses), DATA_DIR: dataDir };
    const args = [join('apps', 'tools', 'run.mjs'), 'start', '--members', String(members)];
    const spawned = await spawnNode(args, join(dataDir, `${name}.log`), settings, root);
    const ports = Array.from({ length: apiProcesses }, (_, index) => port + index);
    const installation = new Installation(ports, dataDir, spawned);
    for (const endsAt = performance.now() + READY_MS; !(await installation.isReady()); await sleep(LOOK_MS)) {
      if (isApart) for (const pid of [spawned.pid, ...processesIn(dataDir)]) setShare(pid, 'lowest');
      if (!hasEnded(spawned.child) && performance.now() < endsAt) continue;
      await installation.end();
      throw new ClearFault(`The ${name} version did not start:\n${spawned.lastLines()}`);
    }
    if (isApart) for (const pid of [spawned.pid, ...processesIn(dataDir)]) setShare(pid, 'usual');
    return installation;
  }

  async end(): Promise<void> {
    await stopProcess(this.spawned.pid, { signal: 'SIGINT', patienceMs: END_MS });
  }

  /** As if its machines lost their power: all of it at once, with its stores, where these are its own. */
  async kill(): Promise<void> {
    // Who would start its parts again goes first.
    for (const pid of [this.spawned.pid, ...processesIn(this.dataDir)]) await stopProcess(pid, { signal: 'SIGKILL' });
  }

  /** The worker does nothing from now on, and does not come back. */
  holdWorker(): void {
    signalPart(this.dataDir, 'worker', 'SIGSTOP');
  }

  private async isReady(): Promise<boolean> {
    const answers = this.ports.map((port) => fetch(`http://127.0.0.1:${port}/api/ready`).then(({ ok }) => ok));
    return (await Promise.allSettled(answers)).every((answer) => answer.status === 'fulfilled' && answer.value);
  }
}

function processesIn(dataDir: string): number[] {
  const file = join(dataDir, 'run.json');
  if (!existsSync(file)) return [];
  const { processes } = JSON.parse(readFileSync(file, 'utf8')) as { processes: Record<string, { pid: number }> };
  return Object.values(processes).map(({ pid }) => pid);
}
