import { get, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { describe, expect, it } from '@jest/globals';
import { fastify, type FastifyServerOptions } from 'fastify';
import { hostOf } from './host.js';

/** The host that was read from a request with these headers, and once more at its end. */
async function hostsRead(headers: Readonly<Record<string, string>>, trustProxy: FastifyServerOptions['trustProxy'] = false) {
  const server = fastify({ trustProxy, forceCloseConnections: true });
  server.get('/', (request) => {
    const first = hostOf(request);
    Object.assign(request.raw.headers, { host: 'later.example', 'x-forwarded-host': 'later.example' });
    return [first, hostOf(request)];
  });
  const address = await server.listen({ port: 0, host: '127.0.0.1' });
  const answer = new Promise<IncomingMessage>((resolve, reject) => {
    get(address, { headers, setHost: false }, resolve).once('error', reject);
  });
  try {
    return (await json(await answer)) as string[];
  } finally {
    await server.close();
  }
}

const hostRead = async (...asked: Parameters<typeof hostsRead>) => (await hostsRead(...asked))[0];

describe('the host of a request', () => {
  it('is what it names, in small letters, with its port', async () => {
    expect(await hostRead({ host: 'WWW.Site.Example:8443' })).toBe('www.site.example:8443');
    expect(await hostRead({ host: '127.0.0.1:3000' })).toBe('127.0.0.1:3000');
    expect(await hostRead({ host: '[::1]:3000' })).toBe('[::1]:3000');
  });

  it('is decided once', async () => {
    expect(await hostsRead({ host: 'www.site.example' })).toEqual(['www.site.example', 'www.site.example']);
  });

  it('is what the proxy was asked for when that proxy is trusted, and only then', async () => {
    const headers = { host: 'api-1:3000', 'x-forwarded-host': 'www.site.example' };
    expect(await hostRead(headers)).toBe('api-1:3000');
    expect(await hostRead(headers, '192.0.2.0/24')).toBe('api-1:3000');
    expect(await hostRead(headers, '127.0.0.0/8')).toBe('www.site.example');
    expect(await hostRead(headers, (_address, hop) => hop < 1)).toBe('www.site.example');
  });

  it('is what the nearest proxy says, whatever a visitor wrote before', async () => {
    const headers = { host: 'api-1:3000', 'x-forwarded-host': 'evil.example, www.site.example' };
    expect(await hostRead(headers, '127.0.0.0/8')).toBe('www.site.example');
  });

  it.each([
    '',
    ' ',
    ':',
    'a b',
    '/',
    'www.site.example/evil',
    'user@www.site.example',
    '-',
    'x:port',
    'x:123456',
    '<script>',
    'x\\y',
    '[',
    'é',
  ])('is none when it is "%s"', async (host) => {
    expect(await hostRead({ host })).toBe('');
    if (host.trim()) expect(await hostRead({ host: 'www.site.example', 'x-forwarded-host': host }, '127.0.0.0/8')).toBe('');
  });
});
