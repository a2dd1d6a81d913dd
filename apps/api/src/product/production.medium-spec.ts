import { get } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { RedisClients } from '#database';
import { signupForm, World } from '#testing';
import { endAllApps, productionSettings, runApp, runningApp, type App } from './process.fixture.js';

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

type Asked = { readonly status: number; readonly headers: Readonly<Record<string, string | string[] | undefined>>; readonly body: string };

function ask(path: string, headers: Readonly<Record<string, string>> = {}): Promise<Asked> {
  const { hostname, port } = new URL(api.url);
  return new Promise((resolve, reject) => {
    const request = get({ hostname, port, path, setHost: false, headers: { host: 'localhost', ...headers } }, (response) => {
      let body = '';
      response.on('data', (chunk: Buffer) => (body += chunk.toString()));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }));
    });
    request.once('error', reject);
  });
}

const newcomer = signupForm({ password: 'Heidebloem-61-uit', language: 'en' });
const signUp = (body: object, headers: Record<string, string> = {}) =>
  fetch(`${api.url}/api/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

describe('a production behind one proxy', () => {
  beforeAll(async () => {
    api = await runningApp('api', { ...productionSettings(), TRUST_PROXY: '1' });
  }, START_MS);
  afterAll(() => api.stop());

  it('has no mailbox and no description of its API', async () => {
    for (const path of ['/dev/mailbox', '/dev/mailbox.json', '/dev', '/api/docs', '/api/docs.json']) {
      expect([path, (await ask(path)).status]).toEqual([path, 404]);
    }
    expect(JSON.parse((await ask('/api/settings')).body)).toMatchObject({ settings: { demo: false } });
  });

  it('answers its own hosts only', async () => {
    expect((await ask('/api/settings')).status).toBe(200);
    for (const host of ['www.unknown.example', 'localhost.evil.example']) {
      for (const path of ['/api/settings', '/', '/login', '/nothing']) {
        expect([host, path, (await ask(path, { host })).status]).toEqual([host, path, 404]);
      }
    }
    expect((await ask('/api/settings?domain=www.unknown.example')).status).toBe(404);
  });

  it('believes the proxy about the host, and no host that cannot be one', async () => {
    const statusAs = async (host: string, forwarded: string) =>
      (await ask('/api/settings', { host, 'x-forwarded-host': forwarded })).status;
    expect(await statusAs('api-1', 'localhost')).toBe(200);
    expect(await statusAs('api-1', 'evil.example, localhost')).toBe(200);
    for (const forwarded of ['evil.example', 'localhost, evil.example', 'localhost/', 'user@localhost'])
      expect([forwarded, await statusAs('localhost', forwarded)]).toEqual([forwarded, 404]);
    for (const host of ['', 'localhost/', 'user@localhost']) {
      for (const path of ['/api/settings', '/', '/login'])
        expect([host, path, (await ask(path, { host })).status]).toEqual([host, path, 404]);
    }
  });

  it('promises HTTPS and keeps its cookies to it', async () => {
    const https = { 'x-forwarded-proto': 'https' };
    expect((await ask('/api/settings', https)).headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    expect((await ask('/api/settings')).headers['strict-transport-security']).toBeUndefined();
    const secure = await signUp(newcomer, https);
    expect(secure.status).toBe(201);
    expect(secure.headers.getSetCookie()).toEqual([expect.stringMatching(/; HttpOnly; SameSite=Lax; Secure$/)]);
  });

  it('believes the proxy about the address of a visitor, not the visitor', async () => {
    const [american, dutch] = ['8.8.8.8', '145.97.39.155'];
    const countryOf = async (header: string): Promise<unknown> => {
      const { body } = await ask('/api/settings', { 'x-forwarded-for': header });
      return (JSON.parse(body) as { settings: { geoip_country: unknown } }).settings.geoip_country;
    };
    expect(await countryOf(dutch)).toBe('NL');
    expect(await countryOf(american)).toBe('US');
    expect(await countryOf(`${american}, ${dutch}`)).toBe('NL');
  });

  it('counts the sign-ups of a network, whatever addresses its visitors claim, and says when to come again', async () => {
    const statuses: number[] = [];
    let last: Response | undefined;
    for (let index = 0; index < 12; index += 1) {
      last = await signUp({ ...newcomer, email: `anna${index}@mail.example` }, { 'x-forwarded-for': `198.51.100.${index}, 203.0.113.7` });
      statuses.push(last.status);
    }
    expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 201));
    expect(statuses.slice(10)).toEqual([429, 429]);
    expect(await last?.json()).toMatchObject({ error: 'too_many_requests', retry_at: expect.stringMatching(/^\d{4}-/) });
  });
});

describe('a production that trusts no proxy', () => {
  beforeAll(async () => {
    api = await runningApp('api', { ...productionSettings(), ADMIN_HOST: 'office.example' });
  }, START_MS);
  afterAll(() => api.stop());

  it('has the host that it is asked for, whatever somebody between says', async () => {
    for (const path of ['/api/settings', '/', '/admin/login']) {
      const isOffice = path.startsWith('/admin');
      const [own, foreign] = isOffice ? ['office.example', 'localhost'] : ['localhost', 'evil.example'];
      expect([path, (await ask(path, { host: own, 'x-forwarded-host': foreign })).status]).toEqual([path, 200]);
      expect([path, (await ask(path, { host: foreign, 'x-forwarded-host': own })).status]).toEqual([path, 404]);
    }
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

  it(
    'worker: refuses a Redis that throws jobs away when its memory is full',
    async () => {
      const redis = world.get(RedisClients).named('worker');
      await redis.config('SET', 'maxmemory-policy', 'allkeys-lru');
      try {
        const refused = await runApp('worker', { ...productionSettings(), APP_MODE: 'demo' });
        expect(await refused.ended).toBe(1);
        expect(refused.output()).toContain('"msg":"Redis must run with maxmemory-policy noeviction, not allkeys-lru."');
        expect(refused.output()).not.toContain('worker works');
      } finally {
        await redis.config('SET', 'maxmemory-policy', 'noeviction');
      }
    },
    START_MS,
  );

  it(
    'names every wrong setting in one line',
    async () => {
      const { MAIL_FROM: _from, ...settings } = productionSettings();
      const refused = await runApp('worker', { ...settings, APP_SECRET: 'short' });
      expect(await refused.ended).toBe(1);
      expect(refused.output()).toContain('APP_SECRET must have 32 characters or more');
      expect(refused.output()).toContain('MAIL_FROM is missing');
      expect(refused.output().trim().split('\n')).toHaveLength(1);
    },
    START_MS,
  );
});
