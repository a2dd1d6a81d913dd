import { describe, expect, it } from '@jest/globals';
import type { FastifyRequest } from 'fastify';
import type { Config } from '#config';
import { assertOwnOrigin, withoutSuffix } from './origin.js';

const config = { isDemo: false, allowedOrigins: ['https://www.site.example'] } as unknown as Config;
const request = (method: string, headers: Record<string, string>, url = '/api/likes') =>
  ({ method, url, headers: { host: 'www.site.example', ...headers } }) as unknown as FastifyRequest;
const json = { 'content-type': 'application/json', 'content-length': '2' };

describe('the origin check', () => {
  it('lets our own pages and callers without a browser through', () => {
    expect(() => assertOwnOrigin(request('POST', { ...json, origin: 'https://www.site.example' }), config)).not.toThrow();
    expect(() => assertOwnOrigin(request('POST', json), config)).not.toThrow();
    expect(() => assertOwnOrigin(request('GET', { origin: 'https://evil.example' }), config)).not.toThrow();
  });

  it.each([
    [{ ...json, origin: 'https://evil.example' }, 'foreign_origin'],
    [{ ...json, origin: 'null' }, 'foreign_origin'],
    [{ ...json, 'sec-fetch-site': 'cross-site' }, 'foreign_origin'],
    [{ 'content-type': 'application/x-www-form-urlencoded', 'content-length': '3' }, 'unsupported_media_type'],
    [{ 'content-type': 'text/plain', 'content-length': '3' }, 'unsupported_media_type'],
    [{ 'transfer-encoding': 'chunked' }, 'unsupported_media_type'],
    [{ 'content-type': 'multipart/form-data; boundary=x', 'content-length': '3' }, 'unsupported_media_type'],
  ] as const)('refuses %j with %s', (headers, code) => {
    expect(() => assertOwnOrigin(request('POST', headers), config)).toThrow(code);
  });

  it('answers no public host in a demo', () => {
    const demo = { ...config, isDemo: true };
    expect(() => assertOwnOrigin(request('GET', { host: 'www.site.example' }), demo)).toThrow('forbidden');
    expect(() => assertOwnOrigin(request('GET', { host: 'nl.localhost:3000' }), demo)).not.toThrow();
  });
});

describe('the written names of the calls', () => {
  it.each([
    ['/api/user.php', '/api/user'],
    ['/api/user.php?push=1', '/api/user?push=1'],
    ['/api/geocode.php?lat=1&lon=2', '/api/geocode?lat=1&lon=2'],
    ['/api/user', '/api/user'],
    ['/photos/x.php', '/photos/x.php'],
  ])('%s means %s', (written, meant) => {
    expect(withoutSuffix(written)).toBe(meant);
  });
});
