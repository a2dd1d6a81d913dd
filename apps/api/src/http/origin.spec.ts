import { describe, expect, it } from '@jest/globals';
import type { FastifyRequest } from 'fastify';
import type { Config } from '#config';
import { assertOwnOrigin, isOwnAddress } from './origin.js';

const config = { isDemo: false, isSecure: true, allowedOrigins: ['https://other.site.example'] } as unknown as Config;
const request = (method: string, headers: Record<string, string>, route = '/api/likes') => {
  const host = 'www.site.example';
  return { method, url: '/%61pi/x', routeOptions: { url: route }, host, headers: { host, ...headers } } as unknown as FastifyRequest;
};
const json = { 'content-type': 'application/json', 'content-length': '2' };

describe('the origin check', () => {
  it('lets our own pages and callers without a browser through', () => {
    expect(() => assertOwnOrigin(request('POST', { ...json, origin: 'https://www.site.example' }), config)).not.toThrow();
    const other = { ...json, origin: 'https://other.site.example', 'sec-fetch-site': 'same-site' };
    expect(() => assertOwnOrigin(request('POST', other), config)).not.toThrow();
    expect(() => assertOwnOrigin(request('POST', json), config)).not.toThrow();
    expect(() => assertOwnOrigin(request('GET', { origin: 'https://evil.example' }), config)).not.toThrow();
  });

  it.each([
    [{ ...json, origin: 'https://evil.example' }, 'foreign_origin'],
    [{ ...json, origin: 'null' }, 'foreign_origin'],
    [{ ...json, origin: 'http://www.site.example' }, 'foreign_origin'],
    [{ ...json, origin: 'https://third.site.example', 'sec-fetch-site': 'same-site' }, 'foreign_origin'],
    [{ ...json, 'sec-fetch-site': 'cross-site' }, 'foreign_origin'],
    [{ ...json, 'sec-fetch-site': 'same-site' }, 'foreign_origin'],
    [{ ...json, 'sec-fetch-site': 'cross-site', origin: 'https://www.site.example' }, 'foreign_origin'],
    [{ 'content-type': 'application/x-www-form-urlencoded', 'content-length': '3' }, 'unsupported_media_type'],
    [{ 'content-type': 'text/plain', 'content-length': '3' }, 'unsupported_media_type'],
    [{ 'transfer-encoding': 'chunked' }, 'unsupported_media_type'],
    [{ 'content-type': 'multipart/form-data; boundary=x', 'content-length': '3' }, 'unsupported_media_type'],
  ] as const)('refuses %j with %s', (headers, code) => {
    expect(() => assertOwnOrigin(request('POST', headers), config)).toThrow(code);
  });

  it.each(['/login', '/:token'])('asks the same of a form, which needs no script and no JSON: %s', (route) => {
    const post = (headers: Record<string, string>) => () =>
      assertOwnOrigin(
        request('POST', { 'content-type': 'application/x-www-form-urlencoded', 'content-length': '3', ...headers }, route),
        config,
      );
    expect(post({ origin: 'https://www.site.example', 'sec-fetch-site': 'same-origin' })).not.toThrow();
    expect(post({})).not.toThrow();
    const foreign: Record<string, string>[] = [
      { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
      { origin: 'http://www.site.example' },
      { origin: 'null', 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'cross-site' },
    ];
    for (const headers of foreign) expect(post(headers)).toThrow('foreign_origin');
  });

  it.each(['GET', 'HEAD'])('lets no foreign page log anybody out by an address: %s [#144]', (method) => {
    const from = (headers: Record<string, string>) => () => assertOwnOrigin(request(method, headers, '/api/logout'), config);
    for (const site of ['same-origin', 'none']) expect(from({ 'sec-fetch-site': site })).not.toThrow();
    expect(from({})).not.toThrow();
    for (const site of ['cross-site', 'same-site']) expect(from({ 'sec-fetch-site': site })).toThrow('foreign_origin');
  });

  it('takes a file where one is meant, and nowhere else', () => {
    const form = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': '3' };
    for (const route of ['/api/photos', '/api/chats/:id/photos', '/api/verification/selfie', '/api/admin/gift-pictures'])
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

  it('knows the addresses to which a bank may lead back: those that are set, and in a demo every name of this machine', () => {
    const isOwn = (origin: string, isDemo: boolean) => isOwnAddress(origin, { ...config, isDemo });
    const [set = ''] = config.allowedOrigins;
    expect([isOwn(set, false), isOwn('http://new.localhost:3000', false), isOwn('http://new.localhost:3000', true)]).toEqual([
      true,
      false,
      true,
    ]);
    for (const isDemo of [true, false])
      for (const origin of ['https://evil.example', 'null', 'http://localhost.evil.example']) expect(isOwn(origin, isDemo)).toBe(false);
  });
});
