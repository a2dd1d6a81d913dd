import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../project.js';
import { freePort } from '../services/ports.js';
import { pidsOf } from './processes.js';
import type { Stage } from './stage.js';

const FIRST_PORT = 9_700;
const main = join(projectRoot, 'dist', 'apps', 'worker', 'src', 'main.js');

/** A second worker beside that of the product, with the same settings, once it works. */
export async function secondWorker(stage: Stage): Promise<ChildProcess> {
  const [first] = pidsOf(stage, 'worker');
  const settings = Object.fromEntries(
    readFileSync(`/proc/${first}/environ`, 'utf8')
      .split('\0')
      .filter((line) => line.includes('='))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)] as const)
      // The channel to a parent that is not its own.
      .filter(([name]) => !name.startsWith('NODE_CHANNEL')),
  );
  const child = spawn(process.execPath, [main], {
    cwd: projectRoot,
    env: { ...settings, LOG_LEVEL: 'info', WORKER_METRICS_PORT: String(await freePort(FIRST_PORT)) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const chunk of child.stdout as AsyncIterable<Buffer>) if (chunk.includes('worker works')) break;
  return child;
}

export async function end(child: ChildProcess): Promise<void> {
  child.kill('SIGCONT');
  child.kill('SIGKILL');
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}
