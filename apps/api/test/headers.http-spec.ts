import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mailTo, Product, tokenIn, type Call, type Member } from '#testing-product';

let product: Product;
let anna: Member;
beforeAll(async () => {
  product = new Product();
  anna = await product.member();
});
afterAll(() => product.close());

const built = (folder: string): string => {
  const file = readdirSync(fileURLToPath(new URL(`../../../dist/frontend/${folder}`, import.meta.url))).find((name) =>
    name.endsWith('.js'),
  );
  if (!file) throw new Error(`nothing was built in ${folder}`);
  return file;
};

type Kind = { readonly kind: string; readonly status: number; readonly path: () => string; readonly call?: () => Call };
const kind = (name: string, status: number, path: () => string, call?: () => Call): Kind => ({
  kind: name,
  status,
  path,
  ...(call && { call }),
});
const signedIn = (): Call => ({ cookie: anna.cookie });

const pages: readonly Kind[] = [
  kind('the home page', 200, () => '/'),
  kind('a form', 200, () => '/login'),
  kind('a page of a member', 200, () => '/members', signedIn),
  kind('a page that does not exist', 404, () => '/nothing-here'),
  kind(
    'a form that was refused',
    422,
    () => '/login',
    () => ({ method: 'POST', body: 'email=x', headers: { 'content-type': 'application/x-www-form-urlencoded' } }),
  ),
  kind('the back office', 200, () => '/admin'),
  kind('the mailbox of the demo', 200, () => '/dev/mailbox'),
];
const data: readonly Kind[] = [
  kind('public data', 200, () => '/api/settings'),
  kind('data of a member', 200, () => '/api/user', signedIn),
  kind('the feed', 200, () => '/api/chats', signedIn),
  kind('a refusal', 403, () => '/api/user'),
  kind('a call that does not exist', 404, () => '/api/nothing'),
  kind(
    'a change that was refused',
    415,
    () => '/api/likes',
    () => ({ method: 'POST', body: 'a=b', headers: { 'content-type': 'text/plain' } }),
  ),
  kind('data of staff', 403, () => '/api/admin/members'),
  kind('a photo that does not exist', 404, () => '/photos/x.webp', signedIn),
];
const files: readonly Kind[] = [
  kind('a file of the member app', 200, () => `/assets/${built('member/client/assets')}`),
  kind('a file of the back office', 200, () => `/admin/assets/${built('admin/assets')}`),
  kind('a file of a build that is gone', 404, () => '/assets/gone.js'),
  kind('a file of the back office that is gone', 404, () => '/admin/assets/gone.js'),
  kind('a way elsewhere', 302, () => '/chats'),
  kind('the queues without a session', 303, () => '/admin/queues'),
];

describe('the headers', () => {
  it.each([...pages, ...data, ...files])('of $kind ($status) let nobody frame, sniff or follow it', async ({ status, path, call }) => {
    const answer = await product.call(path(), call?.());
    expect(answer.status).toBe(status);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    for (const tell of ['server', 'x-powered-by']) expect(answer.headers.get(tell)).toBeNull();
    // Plain HTTP must not promise HTTPS: the demo would lock itself out.
    expect(answer.headers.get('strict-transport-security')).toBeNull();
  });

  it.each(pages)('of $kind ($status) name what may run in it', async ({ path, call }) => {
    const { headers } = await product.call(path(), call?.());
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/default-src '(none|self)'/);
    expect(policy).toMatch(/frame-ancestors 'none'/);
    expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline|\*/);
  });

  it('of two visits have two nonces', async () => {
    const [one, two] = await Promise.all([product.call('/'), product.call('/')]);
    expect(one.headers.get('content-security-policy')).not.toBe(two.headers.get('content-security-policy'));
  });

  it.each(data)('of $kind ($status) keep it out of pages and caches', async ({ path, call }) => {
    const { headers } = await product.call(path(), call?.());
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-security-policy': `default-src 'none'; frame-ancestors 'none'`,
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-store',
    });
  });

  it('of a page that knows a member keep it out of caches', async () => {
    expect((await product.call('/', signedIn())).headers.get('cache-control')).toBe('no-store');
    expect((await product.call('/')).headers.get('cache-control')).toBe('private, no-cache');
  });

  it.each(['https://evil.example', 'null'])('open nothing to a page of %s', async (origin) => {
    for (const [path, call] of [
      ['/api/user', { headers: { origin }, cookie: anna.cookie }],
      ['/api/settings', { headers: { origin } }],
      ['/', { headers: { origin } }],
      [
        '/api/likes',
        {
          method: 'OPTIONS',
          headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' },
        },
      ],
    ] as const) {
      const { headers } = await product.call(path, call);
      expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
  });
});

describe('every cookie', () => {
  const form = (body: Record<string, string>, cookie?: string): Call => ({
    method: 'POST',
    body: new URLSearchParams(body).toString(),
    cookie,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  const setBy = async (path: string, call?: Call) => (await product.call(path, call)).headers.getSetCookie();
  const session = /^auth\.session=[\w-]{43}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/;
  const ended = /^auth\.session=; Path=\/; Max-Age=0; HttpOnly; SameSite=Lax$/;

  it('of a session is out of reach of scripts and foreign pages, and is given and taken alike by calls and by forms', async () => {
    const { email, password } = anna;
    expect(await setBy('/api/user', { method: 'POST', body: { email, password } })).toEqual([expect.stringMatching(session)]);
    expect(await setBy('/login', form({ email, password }))).toEqual([expect.stringMatching(session)]);
    expect(await setBy('/api/user', { cookie: anna.cookie })).toEqual([expect.stringMatching(session)]);
    expect(await setBy('/logout', form({}, 'auth.session=x'))).toEqual([expect.stringMatching(ended)]);
    expect(await setBy('/api/logout', { method: 'POST' })).toEqual([expect.stringMatching(ended)]);
  });

  it('of a login is a new one: what a stranger planted in the browser is worth nothing', async () => {
    const planted = `auth.session=${'p'.repeat(43)}`;
    const [given = ''] = await setBy('/api/user', {
      method: 'POST',
      cookie: planted,
      body: { email: anna.email, password: anna.password },
    });
    expect(given).not.toContain('p'.repeat(43));
    expect((await product.call('/api/user', { cookie: planted })).status).toBe(403);
  });

  it('of a choice says nothing secret', async () => {
    expect(await setBy('/locale', form({ language: 'fi' }))).toEqual(['locale=fi; Path=/; Max-Age=31536000; SameSite=Lax']);
    expect(await setBy('/?network=n1&aff_sub=a')).toEqual(['source=network%3Dn1%26sub1%3Da; Path=/; Max-Age=2592000; SameSite=Lax']);
  });

  it('is left alone by whatever needs none', async () => {
    for (const path of ['/', '/login', '/api/settings', '/nothing-here', '/admin']) expect([path, await setBy(path)]).toEqual([path, []]);
  });
});

describe('a link with a secret', () => {
  it('does not travel on in the headers of its page', async () => {
    const { email } = await product.newcomer();
    const token = tokenIn(await mailTo(email));
    const page = await product.call<string>(`/${token}`);
    expect(page.headers.get('referrer-policy')).toBe('same-origin');
    expect(page.body).not.toMatch(/<(script|img|link)[^>]+(src|href)="https?:\/\/(?!localhost)/);
  });

  it('empties the browser at a logout', async () => {
    expect((await product.call('/api/logout', { method: 'POST' })).headers.get('clear-site-data')).toBe('"cache", "storage"');
  });
});
