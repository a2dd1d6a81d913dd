import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPaymentSandbox, type PaymentSandbox } from './server.js';
import { freePort } from '../services/ports.js';

export const testKey = 'test_a_key_of_the_sandbox_in_its_tests';

/** A sandbox in a folder of its own, which is gone with it. */
export interface SandboxStage {
  readonly url: string;
  readonly endpoint: string;
  close(): Promise<void>;
}

export async function openSandbox(): Promise<SandboxStage> {
  const folder = mkdtempSync(join(tmpdir(), 'payment-sandbox-'));
  const port = await freePort();
  const start = (): Promise<PaymentSandbox> => startPaymentSandbox({ port, folder, key: testKey });
  const sandbox = await start();
  return {
    url: sandbox.url,
    endpoint: `${sandbox.url}/v2`,
    close: async () => {
      await sandbox.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
