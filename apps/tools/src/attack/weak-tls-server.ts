import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createServer } from 'node:tls';
import { projectRoot } from '../project.js';

const certificates = join(projectRoot, 'apps/tools/src/services/tls-fixture');

/** What has to be found in it. */
export const weaknesses = ['TLS1', 'TLS1_1', 'cipherlist_NULL', 'cipherlist_aNULL'] as const;

export interface WeakTlsServer {
  readonly port: number;
  readonly stop: () => Promise<void>;
}

/** Broken on purpose: old versions of TLS, ciphers that encrypt nothing, and none who says who they are. */
export async function startWeakTlsServer(): Promise<WeakTlsServer> {
  const server = createServer({
    key: readFileSync(join(certificates, 'server-key.pem')),
    cert: readFileSync(join(certificates, 'server.pem')),
    minVersion: 'TLSv1',
    ciphers: 'ALL:eNULL:aNULL@SECLEVEL=0',
  });
  server.on('secureConnection', (socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nhi'));
  });
  server.on('tlsClientError', (_fault, socket) => socket.destroy());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stop = async () => {
    server.close();
    await once(server, 'close');
  };
  return { port: (server.address() as AddressInfo).port, stop };
}
