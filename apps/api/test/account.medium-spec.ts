import type { AddressInfo } from 'node:net';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { OneTimeTokens, type TokenPurpose } from '#auth';
import { sessionsAnswer, userAnswer } from '#contracts';
import { Transactions } from '#database';
import { errorText } from '#i18n';
import { setLogLevel } from '#observability';
import { signupForm, World } from '#testing';
import { createApp } from '../src/create-app.js';

setLogLevel('silent');
let world: World;
let app: NestFastifyApplication;
let address: string;

beforeAll(async () => {
  world = await World.open();
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
const fresh = 'Gele-Narcis-77';
type Answer = { status: number; body: Record<string, unknown>; cookie: string };

async function call(method: string, path: string, body?: unknown, cookie = '', agent = 'Test'): Promise<Answer> {
  const response = await fetch(`${address}${path}`, {
    method,
    headers: {
      'accept-language': 'nl',
      'user-agent': agent,
      ...(cookie && { cookie }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const [set = ''] = response.headers.getSetCookie();
  return { status: response.status, body: (await response.json()) as Record<string, unknown>, cookie: set.split(';')[0] ?? '' };
}
const signUp = (email = anna.email) => call('POST', '/api/signup', { ...anna, email });
const login = (password = anna.password, agent = 'Test') => call('POST', '/api/user', { email: anna.email, password }, '', agent);
async function member(email?: string): Promise<string> {
  const { cookie } = await signUp(email);
  await world.rows(`update auth.account set status = 'active', confirmed_at = now()`);
  return cookie;
}
const mailed = async (purpose: TokenPurpose) => {
  const [row] = await world.rows<{ id: string }>(`select id from auth.one_time_token where purpose = $1 order by id desc limit 1`, [
    purpose,
  ]);
  return (await world.get(Transactions).read((tx) => world.get(OneTimeTokens).linkFacts(tx, row?.id ?? '')))?.token ?? '';
};

describe('the signed-in member', () => {
  it('comes with every key of the specification, by either name of the call, also to a caller that names itself [#80] [#142]', async () => {
    const cookie = await member();
    const { body } = await call('GET', '/api/user.php', undefined, cookie);
    const { user } = userAnswer.parse(body);
    expect(Object.keys(user)).toEqual(
      expect.arrayContaining([
        'status',
        'credits',
        'notifications_disabled',
        'paid_user',
        'signup_date',
        'language',
        'fictional_icon',
        'profile',
      ]),
    );
    expect(user).toMatchObject({
      status: 'active',
      credits: 0,
      notifications_disabled: [],
      paid_user: false,
      language: 'nl',
      display: null,
    });
    expect(user.profile).toMatchObject({ name: 'Anna', status: 'active', country: 'NL', main_image: null });
    expect(Date.parse(user.signup_date)).toBeGreaterThan(Date.now() - 60_000);
    const named = await fetch(`${address}/api/user`, { headers: { cookie, 'x-client': 'web' } });
    expect(await named.json()).toEqual(body);
  });

  it('keeps language and looks on the account, for the next device [#142]', async () => {
    const cookie = await member();
    const display = { text: '150', colours: 'dark', motion: 'less' };
    expect((await call('PUT', '/api/user.php', { display }, cookie)).body).toMatchObject({ user: { display, language: 'nl' } });
    expect((await call('PUT', '/api/user', { language: 'de' }, cookie)).body).toMatchObject({ user: { display, language: 'de' } });
    const { cookie: second } = await login();
    expect((await call('GET', '/api/user', undefined, second)).body).toMatchObject({ user: { display, language: 'de' } });
  });

  it.each([
    {},
    { display: { text: '400', colours: 'dark', motion: 'less' } },
    { display: { text: '150' } },
    { language: 'xx' },
    { credits: 9 },
  ])('takes no choice that does not exist: %j', async (body) => {
    expect((await call('PUT', '/api/user', body, await member())).status).toBe(422);
  });
});

describe('what is wrong, in the words of the specification', () => {
  it('when a password is changed [#127]', async () => {
    const cookie = await member();
    const change = (old_password: string, password: string, password_again: string) =>
      call('PUT', '/api/account/password', { old_password, password, password_again }, cookie);
    expect(await change('not it', fresh, fresh)).toMatchObject({
      status: 422,
      body: { error: 'old_password_wrong', fields: { old_password: 'Controleer je oude wachtwoord.' } },
    });
    expect(await change(anna.password, fresh, 'another one')).toMatchObject({
      status: 422,
      body: { error: 'passwords_differ', fields: { password_again: 'De opgegeven wachtwoorden zijn niet gelijk.' } },
    });
    expect(await change(anna.password, fresh, fresh)).toMatchObject({ status: 200, body: { done: true } });
    expect((await login()).status).toBe(401);
    expect((await login(fresh)).status).toBe(200);
  });

  it('when an address is changed [#126]', async () => {
    const cookie = await member();
    await signUp('bert@mail.example');
    const change = (email: string) => call('PUT', '/api/account/email', { email, password: anna.password }, cookie);
    expect((await change('bert')).body).toMatchObject({ error: 'new_email_invalid', message: 'Nieuw e-mailadres invalide.' });
    expect((await change('bert@mail.example')).body).toMatchObject({
      error: 'new_email_in_use',
      message: 'Dit e-mailadres heeft al een account op deze site.',
    });
    expect((await signUp('bert@')).body).toMatchObject({ error: 'invalid_email', message: 'Ongeldige e-mail' });
    expect((await change('new@mail.example')).body).toEqual({ outcome: 'link-sent' });
    expect((await call('GET', '/api/account/email', undefined, cookie)).body).toEqual({ email: 'new@mail.example' });
  });

  it('when somebody logs in, asks for a new password or comes by a link [#130] [#155]', async () => {
    await member();
    const reset = (email: string) => call('POST', '/api/reset', { email });
    for (let time = 1; time <= 4; time += 1)
      expect((await login('wrong')).body).toMatchObject({ error: 'login_failed', message: 'Login mislukt, probeer opnieuw' });
    expect(await login('wrong')).toMatchObject({
      status: 429,
      body: { message: 'Te veel foute pogingen, account voor 5 min geblokkeerd.', retry_at: expect.any(String) },
    });
    expect((await reset('nobody@mail.example')).body).toMatchObject({ error: 'email_not_found', message: 'E-mailadres niet gevonden' });
    for (let time = 1; time <= 3; time += 1) expect((await reset(anna.email)).status).toBe(200);
    expect((await reset(anna.email)).body).toMatchObject({
      error: 'too_many_resets',
      message: 'Te veel wachtwoordherstel mails verstuurd, probeer het morgen nog eens.',
    });
    const dead = { token: 'x'.repeat(43), password: fresh };
    expect((await call('POST', '/api/reset/do', dead)).body).toMatchObject({
      message: 'Link verlopen of invalide, vraag een nieuwe e-mail aan',
    });
    const other = await signUp('carla@mail.example');
    expect(errorText('generic', 'nl')).toBe('Er is een fout opgetreden, probeer het later opnieuw.');
    expect((await call('POST', '/api/activation/code', { code: '000000' }, other.cookie)).body).toMatchObject({
      message: 'Activeren mislukt',
    });
  });
});

describe('a new password by mail', () => {
  it('logs in whoever holds the link, works once, while the account is locked, and ends all other sessions [#35]', async () => {
    const before = await member();
    for (let time = 1; time <= 5; time += 1) await login('wrong');
    expect((await login()).status).toBe(429);
    await call('POST', '/api/reset', { email: anna.email });
    const body = { token: await mailed('reset'), password: fresh };
    const done = await call('POST', '/api/reset/do', body);
    expect((await call('GET', '/api/user', undefined, done.cookie)).status).toBe(200);
    expect((await call('GET', '/api/user', undefined, before)).body).toMatchObject({ error: 'authentication_required' });
    expect((await call('POST', '/api/reset/do', body)).status).toBe(410);
  });
});

describe('the sessions', () => {
  it('are listed with their devices, this one first, and ended from afar [#E20]', async () => {
    const here = await member();
    const phone = await login(anna.password, 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1');
    const listed = sessionsAnswer.parse((await call('GET', '/api/sessions', undefined, here)).body).sessions;
    expect(listed.map(({ current, device }) => [current, device.kind])).toEqual([
      [true, 'other'],
      [false, 'iphone'],
    ]);
    expect(JSON.stringify(listed)).not.toMatch(/token|hash|Mozilla/);
    expect((await call('DELETE', `/api/sessions/${listed[1]?.id}`, undefined, here)).status).toBe(200);
    expect((await call('GET', '/api/user', undefined, phone.cookie)).body).toMatchObject({ error: 'authentication_required' });
    expect((await call('DELETE', `/api/sessions/${listed[1]?.id}`, undefined, here)).status).toBe(404);
    const third = await login();
    expect((await call('DELETE', '/api/sessions', undefined, here)).status).toBe(200);
    expect((await call('GET', '/api/user', undefined, third.cookie)).status).toBe(403);
    expect((await call('GET', '/api/user', undefined, here)).status).toBe(200);
  });
});

describe('the one refusal that logs out', () => {
  it('is a missing session; what a member may not do has another name [#155]', async () => {
    const cookie = (await signUp()).cookie;
    const someone = await world.member('Bert');
    const refused = await call('POST', '/api/likes', { profile: someone.id }, cookie);
    expect(refused.status).toBe(403);
    expect(refused.body['error']).not.toBe('authentication_required');
    expect((await call('POST', '/api/likes', { profile: someone.id })).body).toMatchObject({ error: 'authentication_required' });
  });
});
