import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { projectRoot } from '../project.js';
import { hasEnded, spawnWithLog, whenAnswering, type LaunchHooks, type SpawnedWithLog } from '../services/processes.js';
import type { Part } from './supervisor.js';

const followParent = new URL('./follow-parent.js', import.meta.url).href;

export interface ServerPlan {
  readonly apiProcesses: number;
  readonly port: number;
  readonly host: string;
  readonly logFolder: string;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** The API processes and the worker, as production runs them, only with their output in files. */
export function serverParts(plan: ServerPlan): Part[] {
  mkdirSync(plan.logFolder, { recursive: true });
  const apis = Array.from({ length: plan.apiProcesses }, (_, index): Part => {
    const name = plan.apiProcesses === 1 ? 'api' : `api-${index}`;
    const isReady = () => answersOk(plan, index, '/api/ready');
    return { name, launch: (hooks) => launch(plan, name, 'api', { PROCESS_INDEX: String(index) }, hooks, isReady) };
  });
  const worker: Part = { name: 'worker', launch: (hooks) => launch(plan, 'worker', 'worker', {}, hooks, undefined) };
  return [...apis, worker];
}

async function launch(
  plan: ServerPlan,
  name: string,
  app: 'api' | 'worker',
  env: Record<string, string>,
  hooks: LaunchHooks,
  isReady?: () => Promise<boolean>,
): Promise<SpawnedWithLog> {
  const main = join(projectRoot, 'dist', 'apps', app, 'src', 'main.js');
  const spawned = await spawnWithLog(
    process.execPath,
    ['--enable-source-maps', '--import', followParent, main],
    join(plan.logFolder, `${name}.log`),
    {
      cwd: projectRoot,
      env: { ...plan.env, ...env, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  );
  return whenAnswering(spawned, hooks, () => untilReady(name, spawned, isReady));
}

async function untilReady(name: string, spawned: SpawnedWithLog, isReady?: () => Promise<boolean>): Promise<void> {
  if (!isReady) return;
  for (let waited = 0; !(await isReady()); waited += 100) {
    if (hasEnded(spawned.child)) throw new Error(`The ${name} process did not start:\n${spawned.lastLines()}`);
    if (waited > 60_000) throw new Error(`The ${name} process does not become ready:\n${spawned.lastLines()}`);
    await sleep(100);
  }
}

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
