import type { AddressInfo } from 'node:net';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { OneTimeTokens, SESSION_COOKIE } from '#auth';
import { userAnswer } from '#contracts';
import { Transactions } from '#database';
import { UnsubscribingModule, UnsubscribingService } from '#notifications';
import { setLogLevel } from '#observability';
import { signupForm, World } from '#testing';
import { createApp } from '../src/create-app.js';
import { endedSessionCookie, sessionCookie } from '../src/auth/session-cookie.js';

setLogLevel('silent');
let world: World;
let app: NestFastifyApplication;
let address: string;

beforeAll(async () => {
  world = await World.open([UnsubscribingModule]);
  app = await createApp(world.config);
  await app.listen(0, '127.0.0.1');
  address = `http://localhost:${(app.getHttpServer().address() as AddressInfo).port}`;
});
beforeEach(() => world.empty());
afterAll(async () => {
  await app.close();
  await world.close();
});

type Answer = { status: number; body: Record<string, unknown>; cookies: string[]; headers: Headers };

async function call(
  method: string,
  path: string,
  { body, cookie, ...headers }: { body?: unknown } & Record<string, unknown> = {},
): Promise<Answer> {
  const response = await fetch(`${address}${path}`, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(typeof cookie === 'string' && { cookie }),
      ...(headers as Record<string, string>),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return {
    status: response.status,
    body: (await response.json()) as Record<string, unknown>,
    cookies: response.headers.getSetCookie(),
    headers: response.headers,
  };
}

const anna = signupForm();
const credentials = { email: anna.email, password: anna.password };
const cookieOf = ({ cookies }: Answer): string => cookies[0]?.split(';')[0] ?? '';
const signUp = (change: Record<string, unknown> = {}) => call('POST', '/api/signup', { body: { ...anna, ...change } });

describe('the session cookie', () => {
  it('cannot be read by scripts, is not sent from foreign pages, lasts 30 days, and is for https only where there is https [#153]', async () => {
    const { cookies } = await signUp();
    expect(cookies).toEqual([expect.stringMatching(/^auth\.session=[\w-]{43}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/)]);
    expect(sessionCookie('x', true)).toBe('auth.session=x; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure');
    expect(endedSessionCookie(true)).toBe('auth.session=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure');
  });

  it('is a new one after a login, whatever was planted in the browser', async () => {
    await signUp();
    const planted = `${SESSION_COOKIE}=${'p'.repeat(43)}`;
    const login = await call('POST', '/api/user', { body: credentials, cookie: planted });
    expect(cookieOf(login)).not.toBe(planted);
    expect((await call('GET', '/api/user', { cookie: planted })).status).toBe(403);
    expect((await call('GET', '/api/user', { cookie: cookieOf(login) })).status).toBe(200);
  });

  it('rolls on when the site asks who is logged in [#153]', async () => {
    const cookie = cookieOf(await signUp());
    expect(cookieOf(await call('GET', '/api/user', { cookie }))).toBe(cookie);
  });
});

describe('the calls about the account', () => {
  it('answer with the member as the contract says, by either name of the call', async () => {
    const cookie = cookieOf(await signUp({ sexuality: 'hetero', sexuality_consent: true }));
    const { status, body } = await call('GET', '/api/user.php', { cookie });
    expect(status).toBe(200);
    expect(userAnswer.parse(body).user).toMatchObject({
      status: 'not_confirmed',
      credits: 0,
      free_messages_left: 5,
      free_conversations_left: 2,
      language: 'nl',
      profile: { name: 'Anna', status: 'disabled', city: 'Utrecht', main_image: null },
    });
  });

  it('need a session, and say so with the one 403 that logs out', async () => {
    for (const [method, path, body] of [
      ['GET', '/api/user'],
      ['PUT', '/api/user', { language: 'de' }],
      ['POST', '/api/activation/code', { code: '123456' }],
      ['POST', '/api/activation/resend'],
      ['PUT', '/api/activation/email', { email: 'x@mail.example' }],
    ] as const) {
      const answer = await call(method, path, { body });
      expect([path, answer.status, answer.body['error']]).toEqual([path, 403, 'authentication_required']);
    }
  });

  it('change the language, in which errors are then told', async () => {
    const cookie = cookieOf(await signUp());
    expect((await call('PUT', '/api/user', { body: { language: 'de' }, cookie })).body).toMatchObject({ user: { language: 'de' } });
    const wrong = await call('POST', '/api/activation/code', { body: { code: '000000' }, cookie });
    expect(wrong.body).toMatchObject({ error: 'activation_failed', message: 'Die Bestätigung hat nicht geklappt' });
  });

  it.each([{ status: 'active' }, { credits: 100 }, { confirmed_at: '2020-01-01' }, { community_id: 'x' }, { paid_user: true }])(
    'take no field that is not theirs: %j',
    async (extra) => {
      expect((await signUp(extra)).status).toBe(422);
      expect(await world.rows(`select 1 from auth.account`)).toHaveLength(0);
    },
  );

  it('tell every fault of a form beside its field, in the language of the caller', async () => {
    const { status, body } = await signUp({ email: 'anna', name: '@anna', password: 'short' });
    expect(status).toBe(422);
    const dutch = await call('POST', '/api/signup', { body: { ...anna, email: 'anna' }, 'accept-language': 'nl-BE,nl;q=0.9' });
    expect(Object.keys(body['fields'] as object).toSorted()).toEqual(['email', 'name', 'password']);
    expect(dutch.body).toMatchObject({ error: 'invalid_email', message: 'Ongeldige e-mail', fields: { email: 'Ongeldige e-mail' } });
  });

  it('answer a wrong password and an unknown address alike', async () => {
    await signUp();
    const wrong = await call('POST', '/api/user', { body: { ...credentials, password: 'wrong' } });
    const unknown = await call('POST', '/api/user', { body: { email: 'nobody@mail.example', password: 'wrong' } });
    expect([wrong.status, wrong.body]).toEqual([unknown.status, unknown.body]);
    expect(wrong.status).toBe(401);
  });

  it('say for how long an account is locked, in words and as a time', async () => {
    await signUp();
    const attempt = () => call('POST', '/api/user', { body: { ...credentials, password: 'wrong' }, 'accept-language': 'nl' });
    for (let time = 1; time <= 4; time++) await attempt();
    const { status, body } = await attempt();
    expect([status, body['message']]).toEqual([429, 'Te veel foute pogingen, account voor 5 min geblokkeerd.']);
    expect(Date.parse(String(body['retry_at'])) - Date.now()).toBeGreaterThan(290_000);
  });
});

describe('logging out', () => {
  it('ends the session on the server and clears what the browser kept', async () => {
    const cookie = cookieOf(await signUp());
    const out = await call('POST', '/api/logout', { cookie });
    expect(out.cookies).toEqual([endedSessionCookie(false)]);
    expect(out.headers.get('clear-site-data')).toContain('"storage"');
    expect((await call('GET', '/api/user', { cookie })).status).toBe(403);
    expect(await world.rows(`select 1 from auth.session`)).toHaveLength(0);
  });

  it('works by address for the site itself, and not for a foreign page', async () => {
    const cookie = cookieOf(await signUp());
    for (const from of ['cross-site', 'same-site']) {
      const refused = await call('GET', '/api/logout.php', { cookie, 'sec-fetch-site': from });
      expect([refused.status, refused.body['error']]).toEqual([403, 'foreign_origin']);
    }
    expect((await call('GET', '/api/user', { cookie })).status).toBe(200);
    expect((await call('GET', '/api/logout.php', { cookie, 'sec-fetch-site': 'same-origin' })).status).toBe(200);
    expect((await call('GET', '/api/user', { cookie })).status).toBe(403);
  });
});

describe('links', () => {
  it('activate and set a new password over HTTP, and log in whoever holds the link', async () => {
    const before = cookieOf(await signUp());
    const linkOf = async (purpose: string) => {
      const [row] = await world.rows<{ id: string }>(`select id from auth.one_time_token where purpose = $1 order by id desc limit 1`, [
        purpose,
      ]);
      return (await world.get(Transactions).read((tx) => world.get(OneTimeTokens).linkFacts(tx, row?.id ?? '')))?.token;
    };
    expect((await call('POST', '/api/activation/token', { body: { token: await linkOf('activate') } })).status).toBe(200);
    expect((await call('POST', '/api/reset', { body: { email: anna.email } })).status).toBe(200);
    const reset = await call('POST', '/api/reset/do', { body: { token: await linkOf('reset'), password: 'Gele-Narcis-77' } });
    expect((await call('GET', '/api/user', { cookie: cookieOf(reset) })).body).toMatchObject({ user: { status: 'active' } });
    expect((await call('GET', '/api/user', { cookie: before })).status).toBe(403);
    const again = await call('POST', '/api/reset/do', {
      body: { token: 'x'.repeat(43), password: 'Gele-Narcis-77' },
      'accept-language': 'nl',
    });
    expect([again.status, again.body['message']]).toEqual([410, 'Link verlopen of invalide, vraag een nieuwe e-mail aan']);
  });

  it('end reminders by the button of the mail program: a form post from anywhere', async () => {
    const { id } = await world.member('Carla');
    const token = world.get(UnsubscribingService).tokenFor(id);
    const press = (given: string) =>
      fetch(`${address}/api/unsubscribe?token=${given}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://mail.example' },
        body: 'List-Unsubscribe=One-Click',
      });
    expect((await press(token)).status).toBe(200);
    expect((await press(`${token.slice(0, -2)}zz`)).status).toBe(410);
    expect(await world.rows(`select 1 from auth.account where 'unsubscribed' = any(notifications_disabled)`)).toHaveLength(1);
  });
});
