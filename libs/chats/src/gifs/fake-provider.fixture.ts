import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Outside, type OutsideRules } from './outside.js';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A provider on this machine: answers what it is told to, and remembers what it was asked. */
export class FakeProvider {
  readonly asked: URL[] = [];
  answer: Answer = (_request, response) => response.writeHead(404).end();

  private constructor(
    private readonly server: Server,
    readonly host: string,
  ) {}

  static async open(): Promise<FakeProvider> {
    const server = createServer();
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    const provider = new FakeProvider(server, `127.0.0.1:${(server.address() as AddressInfo).port}`);
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      provider.asked.push(new URL(request.url ?? '/', provider.origin));
      provider.answer(request, response);
    });
    return provider;
  }

  get origin(): string {
    return `http://${this.host}`;
  }

  json(body: unknown): void {
    this.answer = (_request, response) =>
      response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body));
  }

  /** The way to this provider, and to no other address of this machine. */
  outside(rules: Partial<OutsideRules> = {}): Outside {
    return new Outside(new Set([this.host]), { protocol: 'http:', isAllowedAddress: (address) => address === '127.0.0.1', ...rules });
  }

  close(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => void this.server.close(() => resolve()));
  }
}
