import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { currentEnvironment } from '#config';
import { spawnNode, whenAnswering, type LaunchHooks, type SpawnedWithLog } from '../services/processes.js';
import type { SandboxOptions } from './server.js';

const program = fileURLToPath(new URL('./process.js', import.meta.url));

const urlOf = ({ port }: Pick<SandboxOptions, 'port'>): string => `http://127.0.0.1:${port}`;
export const sandboxEndpoint = (options: Pick<SandboxOptions, 'port'>): string => `${urlOf(options)}/v2`;

/** Starts the payment sandbox and waits until it answers. */
export async function launchPaymentSandbox(options: SandboxOptions, logFolder: string, hooks: LaunchHooks): Promise<SpawnedWithLog> {
  const settings = { SANDBOX_PORT: String(options.port), SANDBOX_FOLDER: options.folder, MOLLIE_KEY: options.key };
  const env = { ...currentEnvironment(), NODE_ENV: 'production', ...settings };
  const spawned = await spawnNode(['--enable-source-maps', program], join(logFolder, 'payment-sandbox.log'), env);
  return whenAnswering('The payment sandbox', spawned, hooks, () => answers(options));
}

const answers = (options: SandboxOptions): Promise<boolean> =>
  fetch(`${urlOf(options)}/checkout.css`, { signal: AbortSignal.timeout(1000) }).then(
    async (response) => Boolean(await response.text()) && response.ok,
    () => false,
  );
