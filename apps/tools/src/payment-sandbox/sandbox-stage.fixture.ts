import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPaymentSandbox, type PaymentSandbox } from './server.js';
import { freePort } from '../services/ports.js';

export const testKey = 'test_a_key_of_the_sandbox_in_its_tests';

/** A sandbox in a folder of its own, which is gone with it. */
export interface SandboxStage {
  readonly url: string;
  readonly endpoint: string;
  /** Ends it and starts it again on what it kept. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

export async function openSandbox(): Promise<SandboxStage> {
  const folder = mkdtempSync(join(tmpdir(), 'payment-sandbox-'));
  const port = await freePort();
  const start = (): Promise<PaymentSandbox> => startPaymentSandbox({ port, folder, key: testKey });
  let sandbox = await start();
  return {
    url: sandbox.url,
    endpoint: `${sandbox.url}/v2`,
    restart: async () => {
      await sandbox.stop();
      sandbox = await start();
    },
    close: async () => {
      await sandbox.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A server that does as the test says. */
export async function listen(answer: (request: IncomingMessage, response: ServerResponse, body: string) => void) {
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => answer(request, response, body));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
