import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { projectRoot } from '../project.js';
import { freePort } from '../services/ports.js';
import { spawnNode, whenAnswering, type LaunchHooks, type SpawnedWithLog } from '../services/processes.js';
import type { Part, Supervisor } from './supervisor.js';

export interface ServerPlan {
  readonly apiProcesses: number;
  readonly workerProcesses: number;
  readonly port: number;
  readonly host: string;
  readonly logFolder: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** What the worker has of its own. */
  readonly workerEnv: Readonly<Record<string, string>>;
  /** The folder of the compiled apps, from the root of the project. */
  readonly compiled: string;
  /** What Node is told besides. */
  readonly nodeOptions: readonly string[];
}

/** What servers find when they are made. */
export interface Workshop {
  readonly logFolder: string;
  readonly supervisor: Supervisor;
  readonly log: (line: string) => void;
  /** For each process that they start besides: it is noted, and no new one begins once the start is told to end. */
  readonly hooksFor: (name: string) => LaunchHooks;
}

/** What the services are there for: API, worker and pages. */
export interface Servers {
  /** What can be done before the services run. */
  prepare(): Promise<void>;
  /** Answers once the product works. */
  start(plan: ServerPlan, ownerUrl: string): Promise<void>;
  /** Ends what the supervisor does not know. */
  stop(): Promise<void>;
}

/** The API processes and a worker, as production runs them, only with their output in files. */
export const serverParts = (plan: ServerPlan): Part[] => [
  ...Array.from({ length: plan.apiProcesses }, (_, index) => apiPart(plan, index)),
  workerPart(plan),
];

export const apiName = (plan: ServerPlan, index: number): string => (plan.apiProcesses === 1 ? 'api' : `api-${index}`);

/** One API process; it listens on the port of the plan plus its index. */
function apiPart(plan: ServerPlan, index: number): Part {
  const name = apiName(plan, index);
  return {
    name,
    launch: async (hooks) => {
      const spawned = await spawnServer(plan, name, 'api', { PROCESS_INDEX: String(index) });
      return whenApiReady(plan, index, spawned, hooks);
    },
  };
}

/** The workers besides the first one: nobody waits for them, and while one starts again the others go on. */
export const furtherWorkerParts = (plan: ServerPlan): Part[] =>
  Array.from({ length: plan.workerProcesses - 1 }, (_, index) =>
    workerPart(plan, `worker-${index + 2}`, async () => ({ WORKER_METRICS_PORT: String(await freePort()) })),
  );

export function workerPart(plan: ServerPlan, name = 'worker', ownEnv: () => Promise<Record<string, string>> = async () => ({})): Part {
  return {
    name,
    launch: async (hooks) => {
      const spawned = await spawnServer(plan, name, 'worker', { ...plan.workerEnv, ...(await ownEnv()) });
      hooks.onSpawn(spawned.pid);
      return spawned;
    },
  };
}

/**
 * Node's threads for files, compression and pictures would each have an arena of glibc of their own, which keeps what it had once: memory of a process
 * grows by a quarter with no heap to show for it.
 */
export const allocatorSettings = { MALLOC_ARENA_MAX: '2' } as const;

export function spawnServer(plan: ServerPlan, name: string, app: 'api' | 'worker', env: Record<string, string>): Promise<SpawnedWithLog> {
  const main = join(projectRoot, plan.compiled, 'apps', app, 'src', 'main.js');
  const args = ['--max-semi-space-size=8', '--enable-source-maps', ...plan.nodeOptions, main];
  return spawnNode(args, join(plan.logFolder, `${name}.log`), { ...allocatorSettings, ...plan.env, ...env });
}

export const whenApiReady = (plan: ServerPlan, index: number, spawned: SpawnedWithLog, hooks: LaunchHooks): Promise<SpawnedWithLog> =>
  whenAnswering(`The ${apiName(plan, index)} process`, spawned, hooks, () => answersOk(plan, index, '/api/ready'));

/** Whether the product as a whole works: worker, Postgres and Redis too. */
export async function untilHealthy(plan: ServerPlan, tails: () => string): Promise<void> {
  for (let waited = 0; !(await answersOk(plan, 0, '/api/health')); waited += 100) {
    if (waited > 60_000) throw new Error(`The product does not become healthy.\n${tails()}`);
    await sleep(100);
  }
}

async function answersOk(plan: ServerPlan, index: number, path: string): Promise<boolean> {
  try {
    const host = plan.host.includes(':') ? `[${plan.host}]` : plan.host;
    const response = await fetch(`http://${host}:${plan.port + index}${path}`, { signal: AbortSignal.timeout(3000) });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}
