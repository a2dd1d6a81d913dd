import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** As many networks as a limit tells apart. */
const NETWORKS = 250;
const NO_ANSWER = 502;

/** What a program sends to one port of this machine goes through here: each request comes from another network, and every answer is counted. */
export class ForwardProxy {
  private answers: { readonly status: number; readonly asked: string }[] = [];
  private turn = 0;

  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  static async to(targetPort: string): Promise<ForwardProxy> {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const proxy = new ForwardProxy(server, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    server.on('request', (asked, answer) => proxy.forward(targetPort, asked, answer));
    return proxy;
  }

  /** What was answered since it was last asked for. */
  take(): readonly { readonly status: number; readonly asked: string }[] {
    const taken = this.answers;
    this.answers = [];
    return taken;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private forward(port: string, asked: IncomingMessage, answer: ServerResponse): void {
    const { method = 'GET', url = '/', headers } = asked;
    const path = url.replace(/^http:\/\/[^/]*/, '');
    const heard = (status: number) => this.answers.push({ status, asked: `${method} ${path}` });
    const from = `127.20.${this.turn++ % NETWORKS}.1`;
    const fail = () => {
      heard(0);
      if (!answer.headersSent) answer.writeHead(NO_ANSWER);
      answer.end();
    };
    try {
      const { 'proxy-connection': _ofTheProxy, ...passed } = headers;
      const onward = request({ hostname: '127.0.0.1', port, localAddress: from, method, path, headers: passed, setHost: false });
      onward.once('error', fail);
      onward.once('response', (response) => {
        heard(response.statusCode ?? 0);
        answer.writeHead(response.statusCode ?? NO_ANSWER, response.headers);
        response.pipe(answer);
      });
      asked.pipe(onward);
    } catch {
      fail(); // an address that nobody can send
    }
  }
}
