import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { forward, forwardUpgrade } from '../dev/forward.js';

const host = '127.0.0.1';

/** The one address of the product: it hands requests on to the processes of the version that it leads to, and counts what came back as a fault of ours. */
export class VersionProxy {
  /** How often each status of 500 or more was answered. */
  readonly refused = new Map<number, number>();
  private ports: readonly number[] = [];
  private turn = 0;

  private constructor(private readonly server: Server) {}

  static async open(ports: readonly number[]): Promise<VersionProxy> {
    const server = createServer();
    const proxy = new VersionProxy(server);
    proxy.leadTo(ports);
    server.on('request', (request, response) => {
      response.once('close', () => {
        const { statusCode } = response;
        if (statusCode >= 500) proxy.refused.set(statusCode, (proxy.refused.get(statusCode) ?? 0) + 1);
      });
      forward(request, response, proxy.next());
    });
    server.on('upgrade', (request, socket, head) => forwardUpgrade(request, socket, head, proxy.next()));
    server.listen(0, host);
    await once(server, 'listening');
    return proxy;
  }

  get url(): string {
    return `http://localhost:${(this.server.address() as AddressInfo).port}`;
  }

  /** What is under way goes on where it is. */
  leadTo(ports: readonly number[]): void {
    this.ports = ports;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  private next() {
    return { host, port: this.ports[(this.turn += 1) % this.ports.length] ?? 0 };
  }
}
