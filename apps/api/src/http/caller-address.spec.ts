import { describe, expect, it } from '@jest/globals';
import { fastify, type FastifyServerOptions } from 'fastify';
import type { Config } from '#config';
import { callerAddress } from './caller-address.js';

const ways: readonly (readonly [string, Config['trustProxy'], FastifyServerOptions['trustProxy']])[] = [
  ['no proxy', false, false],
  ['one proxy', 1, (_address, hop) => hop < 1],
  ['two proxies', 2, (_address, hop) => hop < 2],
  ['proxies of these networks', ['127.0.0.0/8', '10.0.0.0/8', 'fd00::/8'], ['127.0.0.0/8', '10.0.0.0/8', 'fd00::/8']],
  ['another proxy', ['192.0.2.1'], ['192.0.2.1']],
];
const headers = [
  undefined,
  '203.0.113.7',
  '198.51.100.9, 203.0.113.7',
  '198.51.100.9,10.1.2.3',
  'fd00::1, 2001:db8::9',
  'nonsense, 10.1.2.3',
];

describe('who opens a connection', () => {
  it.each(ways)('is found as for any other request: %s', async (_name, ours, theirs) => {
    const server = fastify({ trustProxy: theirs });
    server.get('/', (request) => Promise.resolve([request.ip, callerAddress(request.raw, ours)]));
    for (const forwarded of headers) {
      const given = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
      const [ip, found] = (await server.inject({ url: '/', headers: given })).json<[string, string]>();
      expect([forwarded, found]).toEqual([forwarded, ip]);
    }
    await server.close();
  });
});
