import { randomBytes, randomInt } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Webhook } from 'standardwebhooks';
import { codeAt, Invitations, Passwords, StaffAccounts } from '#auth';
import { dismissPath } from '#contracts';
import { Transactions } from '#database';
import { demoIds } from '#site';
import { signupForm, World } from '#testing';
import { callerAt, cookieOf, endAllApps, productionSettings, runApp, runningApp, type Answer, type App } from '#testing-product';
import { rawRequest } from '../../tools/src/attack/raw-request.js';

const START_MS = 60_000;
let world: World;
let api: App;
beforeAll(async () => {
  world = await World.open();
});
beforeEach(() => world.empty());
afterAll(async () => {
  await endAllApps();
  await world.close();
});

/** The host of the public address. */
const own = 'www.site.example';
const ask = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  callerAt(api.url)
    .get(path)
    .set({ host: own, ...headers });
const send = (path: string, body: object, headers: Readonly<Record<string, string>> = {}) =>
  callerAt(api.url)
    .post(path)
    .set({ host: own, ...headers })
    .send(body);

const bounce = { type: 'bounced', message_id: '<x@site.example>', recipient: 'anna@mail.example' };
const newcomer = signupForm({ password: 'Heidebloem-61-uit', language: 'en' });

describe('a production behind one proxy', () => {
  beforeAll(async () => {
    api = await runningApp('api', { ...productionSettings(), TRUST_PROXY: '1' });
  }, START_MS);
  afterAll(() => api.stop());

  it('has no mailbox, no samples of mails and no description of its API [ASVS 13.4.2] [ASVS 13.4.5]', async () => {
    for (const path of [
      '/dev/mailbox',
      '/dev/mailbox.json',
      '/dev/mails',
      '/dev/mails/activation',
      '/dev',
      '/api/docs',
      '/api/docs.json',
    ]) {
      expect([path, (await ask(path)).status]).toEqual([path, 404]);
    }
    expect((await ask('/api/settings')).body).toMatchObject({ settings: { demo: false } });
  });

  it('offers no push without a pair of keys for it', async () => {
    expect((await ask('/api/settings')).body).toMatchObject({ settings: { push_public: null } });
  });

  it('takes nothing of a mail service without the secret of one [#120]', async () => {
    expect((await send('/api/webhooks/mails', bounce)).status).toBe(404);
  });

  it('answers its own hosts only', async () => {
    expect((await ask('/api/settings')).status).toBe(200);
    for (const host of ['www.unknown.example', `${own}.evil.example`, 'localhost', 'nl.localhost', '127.0.0.1']) {
      for (const path of ['/api/settings', '/', '/login', '/nothing']) {
        expect([host, path, (await ask(path, { host })).status]).toEqual([host, path, 404]);
      }
    }
    expect((await ask('/api/settings?domain=www.unknown.example')).status).toBe(404);
  });

  it('names its own hosts only, in the files for search engines too', async () => {
    for (const path of ['/sitemap.xml', '/robots.txt']) {
      const { text } = await ask(path);
      expect(
        [...new Set(text.match(/https?:\/\/[^/"<\s]+/g))].filter((url) => !url.includes('w3.org') && !url.includes('sitemaps.org')),
      ).toEqual([`https://${own}`]);
    }
  });

  it('tells the machines beside it how it is, by whatever name they know it', async () => {
    for (const path of ['/api/live', '/api/ready']) expect([path, (await ask(path, { host: 'api-1:3000' })).status]).toEqual([path, 200]);
  });

  it('believes the proxy about the host, and no host that cannot be one', async () => {
    const statusAs = async (host: string, forwarded: string) =>
      (await ask('/api/settings', { host, 'x-forwarded-host': forwarded })).status;
    expect(await statusAs('api-1', own)).toBe(200);
    expect(await statusAs('api-1', `evil.example, ${own}`)).toBe(200);
    for (const forwarded of ['evil.example', `${own}, evil.example`, `${own}/`, `user@${own}`])
      expect([forwarded, await statusAs(own, forwarded)]).toEqual([forwarded, 404]);
    for (const host of ['', `${own}/`, `user@${own}`]) {
      for (const path of ['/api/settings', '/', '/login'])
        expect([host, path, (await rawRequest(api.url, path, { headers: { host } })).status]).toEqual([host, path, 404]);
    }
  });

  it('believes the proxy about the address of a visitor, not the visitor [ASVS 4.1.3] [ASVS 15.3.4]', async () => {
    const [american, dutch] = ['8.8.8.8', '145.97.39.155'];
    const countryOf = async (header: string): Promise<unknown> => {
      const { body } = (await ask('/api/settings', { 'x-forwarded-for': header })) as Answer<{ settings: { geoip_country: unknown } }>;
      return body.settings.geoip_country;
    };
    expect(await countryOf(dutch)).toBe('NL');
    expect(await countryOf(american)).toBe('US');
    expect(await countryOf(`${american}, ${dutch}`)).toBe('NL');
  });

  it('counts the sign-ups of a network, whatever addresses its visitors claim, and says when to come again', async () => {
    const statuses: number[] = [];
    let last: Answer | undefined;
    for (let index = 0; index < 12; index += 1) {
      const forwarded = { 'x-forwarded-for': `198.51.100.${index}, 203.0.113.7` };
      last = await send('/api/signup', { ...newcomer, email: `anna${index}@mail.example` }, forwarded);
      statuses.push(last.status);
    }
    expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 201));
    expect(statuses.slice(10)).toEqual([429, 429]);
    expect(last?.body).toMatchObject({ error: 'too_many_requests', retry_at: expect.stringMatching(/^\d{4}-/) });
  });

  it('shows 600 pages a minute to a network, in whatever names it asks, and tells nobody else to wait', async () => {
    const pagesOf = async (count: number, ip: () => string) => {
      const statuses: number[] = [];
      while (statuses.length < count)
        statuses.push(
          ...(await Promise.all(Array.from({ length: 50 }, async () => (await ask('/login', { 'x-forwarded-for': ip() })).status))),
        );
      return statuses;
    };
    const anyOfOneNetwork = () => `2001:db8:7:7::${randomInt(1, 65_535).toString(16)}`;
    const { length: shown } = (await pagesOf(700, anyOfOneNetwork)).filter((status) => status === 200);
    // A minute may have begun anew meanwhile.
    expect(shown).toBeGreaterThanOrEqual(600);
    expect(shown).toBeLessThan(700);
    expect(new Set(await pagesOf(50, anyOfOneNetwork))).toEqual(new Set([429]));
    expect(new Set(await pagesOf(50, () => '2001:db8:7:8::1'))).toEqual(new Set([200]));
  });
});

describe('a production that trusts no proxy and hears nothing of https', () => {
  const secret = `whsec_${randomBytes(32).toString('base64')}`;
  beforeAll(async () => {
    api = await runningApp('api', { ...productionSettings(), ADMIN_HOST: 'office.example', MAIL_WEBHOOK_SECRET: secret });
  }, START_MS);
  afterAll(() => api.stop());

  const form = (path: string, fields: Record<string, string>) => send(path, fields).type('form');
  /** Each cookie, with what changes from one to the next left out. */
  const cookiesOf = (...answers: Answer<unknown>[]) =>
    answers.flatMap((answer) => answer.get('Set-Cookie') ?? []).map((cookie) => cookie.replace(/=[^;]*/, '=…'));

  it('believes what the mail service has signed, and nothing else [#120]', async () => {
    const call = (body: string, signature: string) =>
      callerAt(api.url)
        .post('/api/webhooks/mails')
        .set({
          host: own,
          'content-type': 'application/json',
          'webhook-id': 'msg_1',
          'webhook-timestamp': String(Math.floor(Date.now() / 1_000)),
          'webhook-signature': signature,
        })
        .send(body);
    const body = ` ${JSON.stringify(bounce)}\n`;
    const signature = new Webhook(secret).sign('msg_1', new Date(), body);
    expect((await call(body, signature)).status).toBe(200);
    expect((await call(JSON.stringify(bounce), signature)).status).toBe(403);
    expect((await call(body, 'v1,AAAA')).status).toBe(403);
  });

  it('has the host that it is asked for, whatever somebody between says', async () => {
    for (const path of ['/api/settings', '/', '/admin/login']) {
      const isOffice = path.startsWith('/admin');
      const [right, foreign] = isOffice ? ['office.example', own] : [own, 'evil.example'];
      expect([path, (await ask(path, { host: right, 'x-forwarded-host': foreign })).status]).toEqual([path, 200]);
      expect([path, (await ask(path, { host: foreign, 'x-forwarded-host': right })).status]).toEqual([path, 404]);
    }
  });

  it('is reached by the hosts of its public addresses, which nobody wrote into the database', async () => {
    expect((await ask('/api/settings', { host: 'www.site.example' })).status).toBe(200);
    expect((await ask('/', { host: 'www.site.example' })).status).toBe(200);
  });

  it('promises HTTPS with each answer [ASVS 3.4.1] [ASVS 12.2.1]', async () => {
    for (const path of ['/api/settings', '/', '/nothing', '/api/nothing', '/login']) {
      expect([path, (await ask(path)).get('strict-transport-security')]).toEqual([path, 'max-age=31536000; includeSubDomains']);
    }
  });

  it('keeps the session of a member to it [ASVS 3.3.1] [ASVS 3.3.3]', async () => {
    const signedUp = await send('/api/signup', newcomer);
    expect(signedUp.status).toBe(201);
    const login = await send('/api/user', { email: newcomer.email, password: newcomer.password });
    const loginPage = await form('/login', { email: newcomer.email, password: newcomer.password });
    const cookie = cookieOf(login);
    const logout = await send('/api/logout', {}, { cookie });
    const logoutPage = await form('/logout', {});
    expect(cookiesOf(signedUp, login, loginPage)).toEqual(
      Array.from({ length: 3 }, () => [
        'auth.session=…; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure',
        'device=…; Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax; Secure',
      ]).flat(),
    );
    expect(cookiesOf(logout, logoutPage)).toEqual(
      Array.from({ length: 2 }, () => 'auth.session=…; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure'),
    );
  });

  it('keeps what a visitor chose to it', async () => {
    expect(cookiesOf(await form('/locale', { language: 'nl' }))).toEqual(['locale=…; Path=/; Max-Age=31536000; SameSite=Lax; Secure']);
    const display = cookiesOf(await form('/display', { theme: 'dark' }));
    expect(display.length).toBeGreaterThan(1);
    expect(display.filter((cookie) => !cookie.endsWith('=…; Path=/; Max-Age=31536000; SameSite=Lax; Secure'))).toEqual([]);
    expect(cookiesOf(await form(dismissPath, { what: 'hide-enrich-alert' }))).toEqual([
      'hide-enrich-alert=…; Path=/; Max-Age=604800; SameSite=Lax; Secure',
    ]);
    expect(cookiesOf(await ask('/?network=aunt'))).toEqual(['source=…; Path=/; Max-Age=2592000; SameSite=Lax; Secure']);
  });

  it('keeps an invitation and the session of staff to it', async () => {
    const owner = { query: async (sql: string, values: unknown[]) => ({ rows: await world.rows<{ id: string }>(sql, values) }) };
    const { APP_SECRET = '' } = productionSettings();
    const [email, password] = ['olga@staff.example', 'a long enough password'];
    const { id, totpUri } = await new StaffAccounts(owner, new Passwords(), APP_SECRET).create({
      email,
      name: 'Olga',
      password,
      roles: ['owner'],
    });
    const code = codeAt(new URL(totpUri).searchParams.get('secret') ?? '', Date.now());
    const office = { host: 'office.example' };
    const login = await send('/api/admin/login', { email, password, code }, office);
    const cookie = cookieOf(login);
    const logout = await send('/api/admin/logout', {}, { ...office, cookie });
    expect(cookiesOf(login)).toEqual(['staff.session=…; Path=/; HttpOnly; Secure; SameSite=Strict']);
    expect(cookiesOf(logout)).toEqual([expect.stringMatching(/^staff\.session=…; .*Max-Age=0.*HttpOnly; Secure; SameSite=Strict$/)]);

    const token = await world.get(Transactions).run(async (tx) => {
      const invitations = world.get(Invitations);
      return invitations.tokenOf(
        await invitations.make(tx, { siteId: demoIds.site, communityId: demoIds.community, staffId: id, note: '' }),
      );
    });
    expect(cookiesOf(await form(`/${token}`, {}))).toEqual([
      expect.stringMatching(/^[\w.-]+=…; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure$/),
    ]);
  });
});

describe('a production that must not start', () => {
  const demoStaff = `insert into auth.staff (email, name, password_hash, totp_secret, roles, demo) values ('owner@demo.example', 'Olga', 'x', 'x', '{owner}', true)`;
  const demoMember = `
    insert into auth.account (community_id, site_id, email, password_hash, language, terms_version, terms_accepted_at, created_at)
    select community_id, id, 'free@demo.example', 'x', 'en', now(), now(), now() from site.site where is_default`;

  it.each([
    ['api', 'staff', demoStaff],
    ['worker', 'members', demoMember],
  ] as const)(
    '%s: says in one line that there are %s of a demo in its database',
    async (app, who, insert) => {
      await world.rows(insert);
      const refused = await runApp(app, productionSettings());
      expect(await refused.ended).toBe(1);
      const lines = refused.output().trim().split('\n');
      expect(lines).toHaveLength(1);
      expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 'fatal', msg: expect.stringContaining(`${who} of a demo`) });
    },
    START_MS,
  );

  it.each([
    ['api', `update site.company set kvk = '00000000'`, `update site.company set kvk = '12345678'`],
    [
      'worker',
      `update site.site set settings = settings - 'support_email' where is_default`,
      `update site.site set settings = settings || '{"support_email": "hello@lente.example"}' where is_default`,
    ],
  ] as const)(
    '%s: says what to do while the example is its company',
    async (app, spoil, mend) => {
      await world.rows(spoil);
      try {
        const refused = await runApp(app, productionSettings());
        expect(await refused.ended).toBe(1);
        expect(refused.output()).toContain('names the example as its company');
        expect(refused.output().trim().split('\n')).toHaveLength(1);
      } finally {
        await world.rows(mend);
      }
    },
    START_MS,
  );

  it(
    'names every wrong setting in one line',
    async () => {
      const { MAIL_FROM: _from, ...settings } = productionSettings();
      const refused = await runApp('worker', {
        ...settings,
        PUBLIC_URLS: 'http://www.site.example',
        APP_SECRET: 'second-spring-second-spring-secret',
      });
      expect(await refused.ended).toBe(1);
      expect(refused.output()).toContain('PUBLIC_URLS must all begin with https:// in production');
      expect(refused.output()).toContain('APP_SECRET can be guessed: make one with openssl rand -base64 48');
      expect(refused.output()).toContain('MAIL_FROM is missing');
      expect(refused.output().trim().split('\n')).toHaveLength(1);
    },
    START_MS,
  );
});
