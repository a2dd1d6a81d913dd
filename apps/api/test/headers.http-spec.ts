import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Test } from 'supertest';
import { mailTo, Product, tokenIn, type Member } from '#testing-product';

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

/** A request of this kind and what it is answered; `path` and `ask` are known once there is a product. */
type Kind = { readonly kind: string; readonly status: number; readonly ask: () => Test };
const kind = (name: string, status: number, path: () => string, ask = (at: string) => product.visitor().get(at)): Kind => ({
  kind: name,
  status,
  ask: () => ask(path()),
});
const signedIn = (path: string): Test => product.signedIn(anna).get(path);

const pages: readonly Kind[] = [
  kind('the home page', 200, () => '/'),
  kind('a form', 200, () => '/login'),
  kind('a page of a member', 200, () => '/members', signedIn),
  kind('a page that does not exist', 404, () => '/nothing-here'),
  kind(
    'a form that was refused',
    422,
    () => '/login',
    (path) => product.visitor().post(path).type('form').send('email=x'),
  ),
  kind('the back office', 200, () => '/admin'),
  kind('the mailbox of the demo', 200, () => '/dev/mailbox'),
  kind('the mails of the demo', 200, () => '/dev/mails'),
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
    (path) => product.visitor().post(path).set('content-type', 'text/plain').send('a=b'),
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
  it.each([...pages, ...data, ...files])(
    'of $kind ($status) let nobody frame, sniff or follow it [ASVS 3.4.4] [ASVS 3.4.5] [ASVS 3.4.8]',
    async ({ status, ask }) => {
      const answer = await ask();
      expect(answer.status).toBe(status);
      expect(answer.headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'same-origin',
        'cross-origin-opener-policy': 'same-origin',
        'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
      });
      for (const tell of ['server', 'x-powered-by']) expect(answer.get(tell)).toBeUndefined();
      // Plain HTTP must not promise HTTPS: the demo would lock itself out.
      expect(answer.get('strict-transport-security')).toBeUndefined();
    },
  );

  it.each(pages)('of $kind ($status) name what may run in it', async ({ ask }) => {
    const policy = (await ask()).get('content-security-policy') ?? '';
    expect(policy).toMatch(/default-src '(none|self)'/);
    expect(policy).toMatch(/frame-ancestors 'none'/);
    expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline|\*/);
  });

  it('of two visits have two nonces', async () => {
    const [one, two] = await Promise.all([product.visitor().get('/'), product.visitor().get('/')]);
    expect(one.get('content-security-policy')).not.toBe(two.get('content-security-policy'));
  });

  it.each(data)('of $kind ($status) keep it out of pages and caches [ASVS 4.1.1] [ASVS 14.3.2]', async ({ ask }) => {
    expect((await ask()).headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-security-policy': `default-src 'none'; frame-ancestors 'none'`,
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-store',
    });
  });

  it('of a page that knows a member keep it out of caches', async () => {
    expect((await signedIn('/')).get('cache-control')).toBe('no-store');
    expect((await product.visitor().get('/')).get('cache-control')).toBe('private, no-cache');
  });

  it.each(['https://evil.example', 'null'])('open nothing to a page of %s [ASVS 3.4.2]', async (origin) => {
    const asked = { 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' };
    for (const request of [
      product.signedIn(anna).get('/api/user'),
      product.visitor().get('/api/settings'),
      product.visitor().get('/'),
      product.visitor().options('/api/likes').set(asked),
    ]) {
      const answer = await request.set('origin', origin);
      expect(Object.keys(answer.headers as object).filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
  });
});

describe('every cookie', () => {
  const form = (path: string, fields: Record<string, string>) => product.visitor().post(path).type('form').send(fields);
  const login = () => ({ email: anna.email, password: anna.password });
  const setBy = async (request: Test) => (await request).get('Set-Cookie') ?? [];
  const session = /^auth\.session=[\w-]{43}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/;
  const device = /^device=[\w-]{43}; Path=\/; Max-Age=34560000; HttpOnly; SameSite=Lax$/;
  const given = [expect.stringMatching(session), expect.stringMatching(device)];
  const ended = /^auth\.session=; Path=\/; Max-Age=0; HttpOnly; SameSite=Lax$/;

  it('of a session is out of reach of scripts and foreign pages, and is given and taken alike by calls and by forms [ASVS 3.3.2] [ASVS 3.3.4]', async () => {
    expect(await setBy(product.visitor().post('/api/user').send(login()))).toEqual(given);
    expect(await setBy(form('/login', login()))).toEqual(given);
    expect(await setBy(signedIn('/api/user'))).toEqual([expect.stringMatching(session)]);
    expect(await setBy(form('/logout', {}).set('cookie', 'auth.session=x'))).toEqual([expect.stringMatching(ended)]);
    expect(await setBy(product.visitor().post('/api/logout'))).toEqual([expect.stringMatching(ended)]);
  });

  it('of a login is a new one: what a stranger planted in the browser is worth nothing', async () => {
    const planted = `auth.session=${'p'.repeat(43)}`;
    const [given = ''] = await setBy(product.visitor().post('/api/user').set('cookie', planted).send(login()));
    expect(given).not.toContain('p'.repeat(43));
    expect((await product.signedIn({ cookie: planted }).get('/api/user')).status).toBe(403);
  });

  it('of a choice says nothing secret', async () => {
    expect(await setBy(form('/locale', { language: 'fi' }))).toEqual(['locale=fi; Path=/; Max-Age=31536000; SameSite=Lax']);
    expect(await setBy(product.visitor().get('/?network=n1&aff_sub=a'))).toEqual([
      'source=network%3Dn1%26sub1%3Da; Path=/; Max-Age=2592000; SameSite=Lax',
    ]);
  });

  it('is left alone by whatever needs none', async () => {
    for (const path of ['/', '/login', '/api/settings', '/nothing-here', '/admin'])
      expect([path, await setBy(product.visitor().get(path))]).toEqual([path, []]);
  });
});

describe('a link with a secret', () => {
  it('does not travel on in the headers of its page [ASVS 14.2.1]', async () => {
    const { email } = await product.newcomer();
    const token = tokenIn(await mailTo(email));
    const page = await product.visitor().get(`/${token}`);
    expect(page.get('referrer-policy')).toBe('same-origin');
    expect(page.text).not.toMatch(/<(script|img|link)[^>]+(src|href)="https?:\/\/(?!localhost)/);
  });

  it('empties the browser at a logout [ASVS 14.3.1]', async () => {
    expect((await product.visitor().post('/api/logout')).get('clear-site-data')).toBe('"cache", "storage"');
  });
});
