import { describe, expect, it } from '@jest/globals';
import type { FastifyRequest } from 'fastify';
import type { Config } from '#config';
import { assertOwnOrigin } from './origin.js';

const config = { isDemo: false, allowedOrigins: ['https://www.site.example'] } as unknown as Config;
const request = (method: string, headers: Record<string, string>, route = '/api/likes') => {
  const host = 'www.site.example';
  return { method, url: '/%61pi/x', routeOptions: { url: route }, host, headers: { host, ...headers } } as unknown as FastifyRequest;
};
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

  it('takes a file where one is meant, and nowhere else', () => {
    const form = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': '3' };
    for (const route of ['/api/photos', '/api/chats/:id/photos'])
      expect(() => assertOwnOrigin(request('POST', form, route), config)).not.toThrow();
    for (const route of ['/api/photos/:id', '/api/photos/order', '/api/chats/:id/messages'])
      expect(() => assertOwnOrigin(request('POST', form, route), config)).toThrow('unsupported_media_type');
    expect(() => assertOwnOrigin(request('PUT', form, '/api/photos'), config)).toThrow('unsupported_media_type');
  });

  it('asks nothing of what has no authority of its own, and nothing but that', () => {
    const beacon = { origin: 'https://evil.example', 'content-type': 'text/plain', 'content-length': '2' };
    for (const route of ['/api/page-hidden', '/api/unsubscribe'])
      expect(() => assertOwnOrigin(request('POST', beacon, route), config)).not.toThrow();
    for (const route of ['/api/unsubscribe-all', '/api/mail-stops'])
      expect(() => assertOwnOrigin(request('POST', beacon, route), config)).toThrow('foreign_origin');
  });

  it('answers no public host in a demo', () => {
    const demo = { ...config, isDemo: true };
    const askedAs = (host: string) => ({ ...request('GET', {}), host }) as FastifyRequest;
    for (const host of ['www.site.example', '', 'localhost.evil.example'])
      expect(() => assertOwnOrigin(askedAs(host), demo)).toThrow('forbidden');
    expect(() => assertOwnOrigin(askedAs('nl.localhost:3000'), demo)).not.toThrow();
  });
});
