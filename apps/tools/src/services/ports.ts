import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { ClearFault } from '../clear-fault.js';

async function listens(port: number, host: string): Promise<number | undefined> {
  const server = createServer();
  try {
    server.listen({ port, host, exclusive: true });
    await once(server, 'listening');
    const address = server.address();
    return typeof address === 'object' && address ? address.port : undefined;
  } catch {
    return undefined;
  } finally {
    server.close();
  }
}

/** The wished port when it is free, so that addresses stay the same from start to start; else any free one. */
export async function freePort(wished = 0): Promise<number> {
  const port = (wished ? await listens(wished, '127.0.0.1') : undefined) ?? (await listens(0, '127.0.0.1'));
  if (port === undefined) throw new ClearFault('This machine has no free port left. Close some programs, then start again.');
  return port;
}

/** Below what systems give to outgoing connections: nothing takes such a port in the minute before it is listened on. */
const quietPorts = { from: 10_000, to: 28_000 };

/** A port with `count - 1` free ports after it, different from call to call. */
export async function freePortRange(count: number): Promise<number> {
  for (let attempt = 0; attempt < 50; attempt++) {
    const first = randomInt(quietPorts.from, quietPorts.to);
    const found = await Promise.all(Array.from({ length: count }, (_, index) => listens(first + index, '127.0.0.1')));
    if (found.every(Boolean)) return first;
  }
  throw new ClearFault(`This machine has no ${count} free ports in a row. Close some programs, then start again.`);
}

export async function requireFreePort(port: number, host: string): Promise<void> {
  if ((await listens(port, host)) === undefined) {
    throw new ClearFault(
      `Port ${port} is taken by another program. Stop that program, or choose another port: PORT=${port + 100} npm start`,
    );
  }
}
