import { createServer, request, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { ForwardProxy } from './forward-proxy.js';

describe('the proxy between a program and the product', () => {
  it('passes each request from another network, and counts what was answered', async () => {
    const networks: (string | undefined)[] = [];
    const server = createServer((asked, answer) => {
      networks.push(asked.socket.remoteAddress);
      answer.writeHead(asked.url === '/a?q=1' ? 200 : 429).end(asked.headers.host);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const port = String((server.address() as AddressInfo).port);
    const proxy = await ForwardProxy.to(port);
    const asked = async (path: string) => {
      const { hostname, port: proxyPort } = new URL(proxy.url);
      const asking = request({ hostname, port: proxyPort, path, headers: { host: 'localhost:4300' } }).end();
      const [answer] = (await once(asking, 'response')) as [IncomingMessage];
      return { status: answer.statusCode, body: (await answer.toArray()).join('') };
    };
    try {
      expect(await asked(`http://localhost:${port}/a?q=1`)).toEqual({ status: 200, body: 'localhost:4300' });
      expect((await asked(`http://localhost:${port}/b`)).status).toBe(429);
      expect(proxy.take()).toEqual([
        { status: 200, asked: 'GET /a?q=1' },
        { status: 429, asked: 'GET /b' },
      ]);
      expect(proxy.take()).toEqual([]);
      expect(new Set(networks)).toEqual(new Set(['127.20.0.1', '127.20.1.1']));
    } finally {
      await proxy.close();
      server.closeAllConnections();
      server.close();
    }
  });
});
