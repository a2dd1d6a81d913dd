import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import type { ViteDevServer } from 'vite';
import type { ServerPlan } from '../start/servers.js';
import { draw, renderPath, type DrawOrder } from './drawing.js';
import { forward, forwardUpgrade } from './forward.js';
import { isOfAdmin, isOfMemberSources } from './paths.js';
import { startVite } from './vite-servers.js';

/** The one address: modules of both frontends from Vite, everything else from the API that runs at the moment. */
export class Front {
  private readonly server: Server = createServer((request, response) => this.answer(request, response));
  private member: ViteDevServer | undefined;
  private admin: ViteDevServer | undefined;
  private target: { readonly host: string; readonly port: number } | undefined;
  private host = 'localhost';

  constructor(private readonly whyNoApi: () => string | undefined) {
    this.server.on('upgrade', (request, socket, head) => {
      // Vite listens for its own sockets on this server.
      if (String(request.headers['sec-websocket-protocol']).startsWith('vite-')) return;
      if (this.target) forwardUpgrade(request, socket, head, this.target);
      else socket.destroy();
    });
  }

  async prepare(): Promise<void> {
    [this.member, this.admin] = await Promise.all([startVite('member', this.server), startVite('admin', this.server)]);
  }

  async listen({ port, host }: Pick<ServerPlan, 'port' | 'host'>): Promise<void> {
    this.host = host;
    this.server.listen(port, host);
    await once(this.server, 'listening');
  }

  forwardTo(port: number): void {
    this.target = { host: this.host, port };
  }

  async close(): Promise<void> {
    await Promise.all([this.member?.close(), this.admin?.close()]);
    this.server.closeAllConnections();
    if (this.server.listening) await new Promise((resolve) => this.server.close(resolve));
  }

  private answer(request: IncomingMessage, response: ServerResponse): void {
    const { pathname } = new URL(request.url ?? '/', 'http://front');
    const { member, admin } = this;
    const toApi = () => this.toApi(request, response);
    if (member && pathname === renderPath) void answerDrawing(member, request, response);
    else if (admin && isOfAdmin(pathname)) admin.middlewares(request, response, toApi);
    else if (member && isOfMemberSources(pathname)) member.middlewares(request, response, toApi);
    else toApi();
  }

  private toApi(request: IncomingMessage, response: ServerResponse): void {
    const fault = this.whyNoApi();
    if (this.target && !fault) forward(request, response, this.target);
    else
      response.writeHead(503, { 'Content-Type': 'text/plain; charset=utf-8' }).end(fault ?? 'The API is starting. Try again in a moment.');
  }
}

async function answerDrawing(member: ViteDevServer, request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    const answer = await draw(member, (await json(request)) as DrawOrder);
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer));
  } catch {
    // No order of the API, or the API ended while it asked.
    response.writeHead(400).end();
  }
}
