import type { AddressInfo } from 'node:net';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { OneTimeTokens, type TokenPurpose } from '#auth';
import { sessionsAnswer, userAnswer } from '#contracts';
import { Transactions } from '#database';
import { errorText } from '#i18n';
import { setLogLevel } from '#observability';
import { signupForm, World } from '#testing';
import { callerAt, cookieOf, type Answer, type Caller } from '#testing-product';
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
/** A browser with this session, in Dutch. */
const browser = (cookie = '', device = 'Test') => callerAt(address, cookie).set({ 'accept-language': 'nl', 'user-agent': device });
const signUp = (email = anna.email) =>
  browser()
    .post('/api/signup')
    .send({ ...anna, email });
const login = (password = anna.password, device = 'Test') => browser('', device).post('/api/user').send({ email: anna.email, password });
async function member(email?: string): Promise<Caller> {
  const cookie = cookieOf(await signUp(email));
  await world.rows(`update auth.account set status = 'active', confirmed_at = now()`);
  return browser(cookie);
}
const mailed = async (purpose: TokenPurpose) => {
  const [row] = await world.rows<{ id: string }>(`select id from auth.one_time_token where purpose = $1 order by id desc limit 1`, [
    purpose,
  ]);
  return (await world.get(Transactions).read((tx) => world.get(OneTimeTokens).linkFacts(tx, row?.id ?? '')))?.token ?? '';
};

describe('the signed-in member', () => {
  it('comes with every key of the specification, by either name of the call, also to a caller that names itself [#80] [#142]', async () => {
    const me = await member();
    const { body } = (await me.get('/api/user.php')) as Answer;
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
    expect((await me.get('/api/user').set('x-client', 'web')).body).toEqual(body);
  });

  it('keeps language and looks on the account, for the next device [#142]', async () => {
    const me = await member();
    const display = { text: '150', colours: 'dark', motion: 'less' };
    expect((await me.put('/api/user.php').send({ display })).body).toMatchObject({ user: { display, language: 'nl' } });
    expect((await me.put('/api/user').send({ language: 'de' })).body).toMatchObject({ user: { display, language: 'de' } });
    const second = browser(cookieOf(await login()));
    expect((await second.get('/api/user')).body).toMatchObject({ user: { display, language: 'de' } });
  });

  it.each([
    {},
    { display: { text: '400', colours: 'dark', motion: 'less' } },
    { display: { text: '150' } },
    { language: 'xx' },
    { credits: 9 },
  ])('takes no choice that does not exist: %j', async (body) => {
    expect((await (await member()).put('/api/user').send(body)).status).toBe(422);
  });
});

describe('what is wrong, in the words of the specification', () => {
  it('when a password is changed [#127]', async () => {
    const me = await member();
    const change = (old_password: string, password: string, password_again: string) =>
      me.put('/api/account/password').send({ old_password, password, password_again });
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
    const me = await member();
    await signUp('bert@mail.example');
    const change = (email: string) => me.put('/api/account/email').send({ email, password: anna.password });
    expect((await change('bert')).body).toMatchObject({ error: 'new_email_invalid', message: 'Nieuw e-mailadres invalide.' });
    expect((await change('bert@mail.example')).body).toMatchObject({
      error: 'new_email_in_use',
      message: 'Dit e-mailadres heeft al een account op deze site.',
    });
    expect((await signUp('bert@')).body).toMatchObject({ error: 'invalid_email', message: 'Ongeldige e-mail' });
    expect((await change('new@mail.example')).body).toEqual({ outcome: 'link-sent' });
    expect((await me.get('/api/account/email')).body).toEqual({ email: 'new@mail.example' });
  });

  it('when somebody logs in, asks for a new password or comes by a link [#130] [#155]', async () => {
    await member();
    const reset = (email: string) => browser().post('/api/reset').send({ email });
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
    expect((await browser().post('/api/reset/do').send(dead)).body).toMatchObject({
      message: 'Link verlopen of invalide, vraag een nieuwe e-mail aan',
    });
    const other = await signUp('carla@mail.example');
    expect(errorText('generic', 'nl')).toBe('Er is een fout opgetreden, probeer het later opnieuw.');
    expect((await browser(cookieOf(other)).post('/api/activation/code').send({ code: '000000' })).body).toMatchObject({
      message: 'Activeren mislukt',
    });
  });
});

describe('a new password by mail', () => {
  it('logs in whoever holds the link, works once, while the account is locked, and ends all other sessions [#35]', async () => {
    const before = await member();
    for (let time = 1; time <= 5; time += 1) await login('wrong');
    expect((await login()).status).toBe(429);
    await browser().post('/api/reset').send({ email: anna.email });
    const body = { token: await mailed('reset'), password: fresh };
    const done = await browser().post('/api/reset/do').send(body);
    expect((await browser(cookieOf(done)).get('/api/user')).status).toBe(200);
    expect((await before.get('/api/user')).body).toMatchObject({ error: 'authentication_required' });
    expect((await browser().post('/api/reset/do').send(body)).status).toBe(410);
  });
});

describe('the sessions', () => {
  it('are listed with their devices, this one first, and ended from afar [#E20]', async () => {
    const here = await member();
    const phone = await login(anna.password, 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1');
    const listed = sessionsAnswer.parse((await here.get('/api/sessions')).body).sessions;
    expect(listed.map(({ current, device }) => [current, device.kind])).toEqual([
      [true, 'other'],
      [false, 'iphone'],
    ]);
    expect(JSON.stringify(listed)).not.toMatch(/token|hash|Mozilla/);
    expect((await here.delete(`/api/sessions/${listed[1]?.id}`)).status).toBe(200);
    expect((await browser(cookieOf(phone)).get('/api/user')).body).toMatchObject({ error: 'authentication_required' });
    expect((await here.delete(`/api/sessions/${listed[1]?.id}`)).status).toBe(404);
    const third = await login();
    expect((await here.delete('/api/sessions')).status).toBe(200);
    expect((await browser(cookieOf(third)).get('/api/user')).status).toBe(403);
    expect((await here.get('/api/user')).status).toBe(200);
  });
});

describe('the one refusal that logs out', () => {
  it('is a missing session; what a member may not do has another name [#155]', async () => {
    const me = browser(cookieOf(await signUp()));
    const someone = await world.member('Bert');
    const refused: Answer = await me.post('/api/likes').send({ profile: someone.id });
    expect(refused.status).toBe(403);
    expect(refused.body['error']).not.toBe('authentication_required');
    expect((await browser().post('/api/likes').send({ profile: someone.id })).body).toMatchObject({ error: 'authentication_required' });
  });
});
