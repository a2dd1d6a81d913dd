import type { AddressInfo } from 'node:net';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { OneTimeTokens, SESSION_COOKIE } from '#auth';
import { userAnswer } from '#contracts';
import { Transactions } from '#database';
import { PreferencesModule, UnsubscribingService } from '#notifications';
import { setLogLevel } from '#observability';
import { signupForm, World } from '#testing';
import { callerAt, cookieOf, type Answer } from '#testing-product';
import { createApp } from '../src/create-app.js';
import { endedSessionCookie, sessionCookie } from '../src/auth/session-cookie.js';
import { requestBy } from './support/request-by.js';

setLogLevel('silent');
let world: World;
let app: NestFastifyApplication;
let address: string;

beforeAll(async () => {
  world = await World.open([PreferencesModule]);
  app = await createApp(world.config);
  await app.listen(0, '127.0.0.1');
  address = `http://localhost:${(app.getHttpServer().address() as AddressInfo).port}`;
});
beforeEach(() => world.empty());
afterAll(async () => {
  await app.close();
  await world.close();
});

const anna = signupForm();
const credentials = { email: anna.email, password: anna.password };
const browser = (cookie = '') => callerAt(address, cookie);
const signUp = async (change: Record<string, unknown> = {}): Promise<Answer> =>
  browser()
    .post('/api/signup')
    .send({ ...anna, ...change });

describe('the session cookie', () => {
  it('cannot be read by scripts, is not sent from foreign pages, lasts 30 days, and is for https only where there is https [#153]', async () => {
    const answer = await signUp();
    expect(answer.get('Set-Cookie')).toEqual([
      expect.stringMatching(/^auth\.session=[\w-]{43}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/),
      // What the browser is known by keeps to the same.
      expect.stringMatching(/^device=[\w-]{43}; Path=\/; Max-Age=34560000; HttpOnly; SameSite=Lax$/),
    ]);
    expect(sessionCookie('x', true)).toBe('auth.session=x; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure');
    expect(endedSessionCookie(true)).toBe('auth.session=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure');
  });

  it('is a new one after a login, whatever was planted in the browser', async () => {
    await signUp();
    const planted = `${SESSION_COOKIE}=${'p'.repeat(43)}`;
    const login = await browser(planted).post('/api/user').send(credentials);
    expect(cookieOf(login)).not.toBe(planted);
    expect((await browser(planted).get('/api/user')).status).toBe(403);
    expect((await browser(cookieOf(login)).get('/api/user')).status).toBe(200);
  });

  it('rolls on when the site asks who is logged in [#153]', async () => {
    const cookie = cookieOf(await signUp());
    expect(cookieOf(await browser(cookie).get('/api/user'))).toBe(cookie);
  });
});

describe('the calls about the account', () => {
  it('answer with the member as the contract says, by either name of the call', async () => {
    const cookie = cookieOf(await signUp({ sexuality: 'hetero', sexuality_consent: true }));
    const { status, body } = (await browser(cookie).get('/api/user.php')) as Answer;
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
      const request = requestBy(browser(), method, path);
      const answer: Answer = await (body ? request.send(body) : request);
      expect([path, answer.status, answer.body['error']]).toEqual([path, 403, 'authentication_required']);
    }
  });

  it('change the language, in which errors are then told', async () => {
    const cookie = cookieOf(await signUp());
    expect((await browser(cookie).put('/api/user').send({ language: 'de' })).body).toMatchObject({ user: { language: 'de' } });
    const wrong: Answer = await browser(cookie).post('/api/activation/code').send({ code: '000000' });
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
    const dutch = await browser()
      .post('/api/signup')
      .set('accept-language', 'nl-BE,nl;q=0.9')
      .send({ ...anna, email: 'anna' });
    expect(Object.keys(body['fields'] as object).toSorted()).toEqual(['email', 'name', 'password']);
    expect(dutch.body).toMatchObject({ error: 'invalid_email', message: 'Ongeldige e-mail', fields: { email: 'Ongeldige e-mail' } });
  });

  it('answer a wrong password and an unknown address alike', async () => {
    await signUp();
    const wrong: Answer = await browser()
      .post('/api/user')
      .send({ ...credentials, password: 'wrong' });
    const unknown = await browser().post('/api/user').send({ email: 'nobody@mail.example', password: 'wrong' });
    expect([wrong.status, wrong.body]).toEqual([unknown.status, unknown.body]);
    expect(wrong.status).toBe(401);
  });

  it('say for how long an account is locked, in words and as a time', async () => {
    await signUp();
    const attempt = () =>
      browser()
        .post('/api/user')
        .set('accept-language', 'nl')
        .send({ ...credentials, password: 'wrong' });
    for (let time = 1; time <= 4; time++) await attempt();
    const { status, body } = (await attempt()) as Answer;
    expect([status, body['message']]).toEqual([429, 'Te veel foute pogingen, account voor 5 min geblokkeerd.']);
    expect(Date.parse(String(body['retry_at'])) - Date.now()).toBeGreaterThan(290_000);
  });
});

describe('logging out', () => {
  it('ends the session on the server and clears what the browser kept', async () => {
    const cookie = cookieOf(await signUp());
    const out = await browser(cookie).post('/api/logout');
    expect(out.get('Set-Cookie')).toEqual([endedSessionCookie(false)]);
    expect(out.get('clear-site-data')).toContain('"storage"');
    expect((await browser(cookie).get('/api/user')).status).toBe(403);
    expect(await world.rows(`select 1 from auth.session`)).toHaveLength(0);
  });

  it('works by address for the site itself, and not for a foreign page', async () => {
    const cookie = cookieOf(await signUp());
    for (const from of ['cross-site', 'same-site']) {
      const refused: Answer = await browser(cookie).get('/api/logout.php').set('sec-fetch-site', from);
      expect([refused.status, refused.body['error']]).toEqual([403, 'foreign_origin']);
    }
    expect((await browser(cookie).get('/api/user')).status).toBe(200);
    expect((await browser(cookie).get('/api/logout.php').set('sec-fetch-site', 'same-origin')).status).toBe(200);
    expect((await browser(cookie).get('/api/user')).status).toBe(403);
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
    expect(
      (
        await browser()
          .post('/api/activation/token')
          .send({ token: await linkOf('activate') })
      ).status,
    ).toBe(200);
    expect((await browser().post('/api/reset').send({ email: anna.email })).status).toBe(200);
    const reset = await browser()
      .post('/api/reset/do')
      .send({ token: await linkOf('reset'), password: 'Gele-Narcis-77' });
    expect((await browser(cookieOf(reset)).get('/api/user')).body).toMatchObject({ user: { status: 'active' } });
    expect((await browser(before).get('/api/user')).status).toBe(403);
    const again: Answer = await browser()
      .post('/api/reset/do')
      .set('accept-language', 'nl')
      .send({ token: 'x'.repeat(43), password: 'Gele-Narcis-77' });
    expect([again.status, again.body['message']]).toEqual([410, 'Link verlopen of invalide, vraag een nieuwe e-mail aan']);
  });

  it('end reminders by the button of the mail program: a form post from anywhere', async () => {
    const { id } = await world.member('Carla');
    const token = world.get(UnsubscribingService).tokenFor(id);
    const press = (given: string) =>
      browser()
        .post('/api/unsubscribe')
        .query({ token: given })
        .type('form')
        .set('origin', 'https://mail.example')
        .send('List-Unsubscribe=One-Click');
    expect((await press(token)).status).toBe(200);
    expect((await press(`${token.slice(0, -2)}zz`)).status).toBe(410);
    expect(await world.rows(`select 1 from auth.account where 'unsubscribed' = any(notifications_disabled)`)).toHaveLength(1);
  });

  it('end reminders by the page where a person opens the address of that button: a look at it changes nothing', async () => {
    const { id } = await world.member('Carla');
    const token = world.get(UnsubscribingService).tokenFor(id);
    const look = (query: object) => browser().get('/api/unsubscribe').query(query);
    const shown: Answer = await look({ token });
    expect([shown.status, shown.headers['location']]).toEqual([303, `/${token}`]);
    expect(await world.rows(`select 1 from auth.account where 'unsubscribed' = any(notifications_disabled)`)).toEqual([]);
    expect((await look({ token: '/elsewhere.example' })).headers['location']).toBe('/%2Felsewhere.example');
    expect((await look({})).headers['location']).toBe('/');
  });
});
