import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Product, productUrls, type Member } from '#testing-product';
import { rawRequest, type RawCall } from '../../tools/src/attack/raw-request.js';

let product: Product;
let anna: Member;
beforeAll(async () => {
  product = new Product();
  anna = await product.member();
});
afterAll(() => product.close());

const pages = [
  '//',
  '///',
  '//evil.example',
  '//evil.example/chats',
  '//evil.example/login?next=/chats',
  '/\\',
  '/\\evil.example',
  '/\\/evil.example/chats',
];
const unreadable = ['/%', '/%zz', '/%E0%A4%A', '/chats/%c3%28'];
const calls = ['/api//', '/api//likes', '/api/', '/api/%', '/api/members/%ff', '/%61pi/nothing', `/api/members/${'x'.repeat(300)}`];
const absolute = ['http://evil.example/', 'http://evil.example/chats', 'https://evil.example/api/user'];

const askAs = (host: string, path: string, { headers, ...call }: RawCall = {}) =>
  rawRequest(productUrls[0] ?? '', path, { ...call, headers: { ...headers, host } });
const ask = (path: string, headers: Record<string, string> = {}) =>
  askAs('localhost', path, { headers: { accept: 'text/html', ...headers } });

describe('an address that a browser could read as another host, or not at all', () => {
  it.each([...pages, ...unreadable, ...absolute])(
    'is a page that does not exist, for a visitor and for a member: %s [ASVS 3.7.2]',
    async (path) => {
      for (const cookie of ['', anna.cookie]) {
        const { status, headers: answered, body } = await ask(path, { cookie });
        expect([status, answered.location]).toEqual([404, undefined]);
        expect(answered['content-type']).toBe('text/html; charset=utf-8');
        expect(answered['content-security-policy']).toContain(`frame-ancestors 'none'`);
        expect(body).toContain('This page could not be found');
      }
    },
  );

  it.each(calls)('is a call that does not exist: %s', async (path) => {
    const { status, headers, body } = await ask(path, { cookie: anna.cookie });
    expect([status, headers.location]).toEqual([404, undefined]);
    expect(JSON.parse(body)).toEqual({ error: 'not_found', message: expect.any(String) });
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });

  it('is told by the status of HTTP alone when it is longer than any, and not as one of our errors', async () => {
    const { status, headers, body } = await ask(`/api/members?about=${'x'.repeat(50_000)}`);
    expect([status, headers['content-type'], body]).toEqual([431, undefined, '']);
  });

  it.each([...pages, ...unreadable, ...absolute, '/api//likes', '/api/%'])('takes no post: %s', async (path) => {
    for (const type of ['application/json', 'application/x-www-form-urlencoded', 'text/plain']) {
      const { status, headers } = await askAs('localhost', path, { method: 'POST', headers: { 'content-type': type }, body: '{}' });
      expect([type, status, headers.location]).toEqual([type, 404, undefined]);
    }
  });
});

describe('the host that a caller names', () => {
  it.each(['', ' ', 'evil.example', 'localhost.evil.example', 'localhost/evil', 'user@localhost', '[', '%6cocalhost'])(
    'is answered by a demo only when it is a name of this machine: "%s"',
    async (host) => {
      for (const path of ['/', '/api/settings', '/admin']) {
        const { status, headers } = await askAs(host, path);
        expect([path, status, headers.location]).toEqual([path, 403, undefined]);
      }
    },
  );

  it('is not what somebody between says who is not trusted', async () => {
    const forwarded = { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' };
    for (const path of ['/', '/api/settings', '/admin']) expect((await askAs('localhost', path, { headers: forwarded })).status).toBe(200);
    expect((await askAs('evil.example', '/api/settings', { headers: { 'x-forwarded-host': 'localhost' } })).status).toBe(403);
  });
});
