import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { currentEnvironment } from '#config';
import { hasEnded, spawnWithLog, whenAnswering, type LaunchHooks, type SpawnedWithLog } from '../services/processes.js';
import type { SandboxOptions } from './server.js';

const program = fileURLToPath(new URL('./process.js', import.meta.url));
const followParent = new URL('../start/follow-parent.js', import.meta.url).href;

const urlOf = ({ port }: Pick<SandboxOptions, 'port'>): string => `http://127.0.0.1:${port}`;
export const sandboxEndpoint = (options: Pick<SandboxOptions, 'port'>): string => `${urlOf(options)}/v2`;

/** Starts the payment sandbox and waits until it answers. */
export async function launchPaymentSandbox(options: SandboxOptions, logFolder: string, hooks: LaunchHooks): Promise<SpawnedWithLog> {
  mkdirSync(logFolder, { recursive: true });
  const spawned = await spawnWithLog(
    process.execPath,
    ['--enable-source-maps', '--import', followParent, program],
    join(logFolder, 'payment-sandbox.log'),
    {
      env: {
        ...currentEnvironment(),
        NODE_ENV: 'production',
        SANDBOX_PORT: String(options.port),
        SANDBOX_FOLDER: options.folder,
        MOLLIE_KEY: options.key,
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  );
  return whenAnswering(spawned, hooks, () => untilAnswering(options, spawned));
}

async function untilAnswering(options: SandboxOptions, spawned: SpawnedWithLog): Promise<void> {
  for (let waited = 0; waited < 30_000; waited += 50) {
    if (hasEnded(spawned.child)) throw new Error(`The payment sandbox did not start:\n${spawned.lastLines()}`);
    const isUp = await fetch(`${urlOf(options)}/checkout.css`, { signal: AbortSignal.timeout(1000) }).then(
      async (response) => Boolean(await response.text()) && response.ok,
      () => false,
    );
    if (isUp) return;
    await sleep(50);
  }
  throw new Error(`The payment sandbox does not answer:\n${spawned.lastLines()}`);
}
