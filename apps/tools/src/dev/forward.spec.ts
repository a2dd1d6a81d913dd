import { afterEach, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { forward, rememberedBriefly } from './forward.js';

const open: Server[] = [];
afterEach(() => open.splice(0).forEach((server) => server.close()));

async function listen(listener: RequestListener): Promise<number> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  open.push(server);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

describe('a request that is handed on', () => {
  it('comes as it was sent, and its answer too', async () => {
    const api = await listen((request, response) => {
      const { method, url, headers } = request;
      response.writeHead(201, { 'Set-Cookie': ['a=1', 'b=2'] });
      request.on('data', (body: Buffer) => response.end(`${method} ${url} ${String(headers['x-client'])} ${body.toString()}`));
    });
    const front = await listen((request, response) => forward(request, response, { host: '127.0.0.1', port: api }));
    const answer = await fetch(`http://127.0.0.1:${front}/api/likes?a=%20`, {
      method: 'POST',
      body: 'hello',
      headers: { 'X-Client': 'web' },
    });
    expect([answer.status, answer.headers.getSetCookie(), await answer.text()]).toEqual([
      201,
      ['a=1', 'b=2'],
      'POST /api/likes?a=%20 web hello',
    ]);
  });

  it('says so when nobody answers', async () => {
    const gone = await listen(() => undefined);
    open.pop()?.close();
    const front = await listen((request, response) => forward(request, response, { host: '127.0.0.1', port: gone }));
    expect((await fetch(`http://127.0.0.1:${front}/`)).status).toBe(502);
  });

  it('is asked for again, though its answer would hold for a release', () => {
    const sent = ['Cache-Control', 'public, max-age=86400, immutable', 'ETag', '"immutable-1"'];
    expect(rememberedBriefly(sent)).toEqual(['Cache-Control', 'no-cache', 'ETag', '"immutable-1"']);
  });
});
