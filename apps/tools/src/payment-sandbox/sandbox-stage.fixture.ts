import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PaymentSandbox } from '#testing-product';
import { startPaymentSandbox } from './server.js';
import { freePort } from '../services/ports.js';

export const testKey = 'test_a_key_of_the_sandbox_in_its_tests';

/** A sandbox in a folder of its own, which is gone with it. */
export interface SandboxStage {
  readonly url: string;
  readonly endpoint: string;
  readonly control: PaymentSandbox;
  /** The file of all that it knows. */
  readonly journal: string;
  restart(meanwhile?: () => void): Promise<void>;
  close(): Promise<void>;
}

/** `now`: milliseconds; the time of the machine unless told otherwise. */
export async function openSandbox(now = Date.now): Promise<SandboxStage> {
  const folder = mkdtempSync(join(tmpdir(), 'payment-sandbox-'));
  const port = await freePort();
  const start = () => startPaymentSandbox({ port, folder, key: testKey, now });
  let sandbox = await start();
  const { url } = sandbox;
  const endpoint = `${url}/v2`;
  return {
    url,
    endpoint,
    journal: join(folder, 'journal.jsonl'),
    control: new PaymentSandbox(endpoint, testKey),
    restart: async (meanwhile) => {
      await sandbox.stop();
      meanwhile?.();
      sandbox = await start();
      // Connections to the first one are kept, and found out to be closed one call later.
      while (
        !(await fetch(`${url}/checkout.css`).then(
          ({ ok }) => ok,
          () => false,
        ))
      );
    },
    close: async () => {
      await sandbox.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
