import { randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { ConfigError, envExample, loadConfig, loadStartSettings, newVapidKeys, type Environment } from './index.js';

const services = {
  DATABASE_URL: 'postgres://app:a@localhost:5432/app',
  REDIS_URL: 'redis://localhost:6379',
  SMTP_URL: 'smtp://localhost:2525',
  APP_SECRET: 'x'.repeat(32),
  MOLLIE_KEY: `test_${'k'.repeat(30)}`,
};
const demo = { ...services, APP_MODE: 'demo' };
const random = (bytes = 24) => randomBytes(bytes).toString('hex');
const production = {
  ...services,
  DATABASE_URL: `postgres://app:${random()}@localhost:5432/app`,
  APP_SECRET: random(),
  MOLLIE_KEY: `live_${'k'.repeat(30)}`,
  MAIL_FROM: 'hello@example.org',
  PUBLIC_URLS: 'https://www.example.org/',
};

function faultsOf(env: Environment): readonly string[] {
  try {
    loadConfig(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
    throw error;
  }
}

describe('the settings', () => {
  it('mean production when no mode is given', () => {
    expect(loadConfig(production)).toMatchObject({ appMode: 'production', isDemo: false, mailboxFile: undefined, trustProxy: false });
  });

  it('name every fault at once, one line each', () => {
    expect(faultsOf({ ...production, APP_SECRET: 'short', PORT: 'many', DATABASE_URL: 'mysql://x' })).toEqual([
      'PORT must be a port number',
      'DATABASE_URL must look like postgres://app_api:secret@localhost:5432/app',
      'APP_SECRET must have 32 characters or more',
    ]);
    expect(faultsOf({})).toEqual(
      ['DATABASE_URL', 'REDIS_URL', 'SMTP_URL', 'APP_SECRET', 'MOLLIE_KEY', 'MAIL_FROM', 'PUBLIC_URLS'].map((name) => `${name} is missing`),
    );
  });

  it('never repeat a value in a fault, because it may be a secret [ASVS 13.3.1]', () => {
    const secret = 'hunter2';
    expect(
      faultsOf({ ...production, APP_SECRET: secret, DATABASE_URL: secret, S3_ENDPOINT: secret, MOLLIE_KEY: secret }).join(),
    ).not.toContain(secret);
  });

  it('keep a demo on this machine', () => {
    expect(faultsOf({ ...demo, HOST: '0.0.0.0' })).toEqual(['HOST must be 127.0.0.1 in a demo: it answers this machine only']);
    expect(faultsOf({ ...demo, HOST: '127.0.0.2' })).toEqual([]);
    expect(faultsOf({ ...demo, METRICS_HOST: '0.0.0.0' })).toEqual(['METRICS_HOST must be 127.0.0.1 in a demo']);
  });

  it('let metrics listen on this machine alone, unless told otherwise', () => {
    expect(loadConfig(production)).toMatchObject({ metricsHost: '127.0.0.1', metricsPort: 9464, workerMetricsPort: 9400 });
    expect(loadConfig({ ...production, METRICS_HOST: '10.0.0.7', WORKER_METRICS_PORT: '9500' })).toMatchObject({
      metricsHost: '10.0.0.7',
      workerMetricsPort: 9500,
    });
  });

  it('allow fail points in a demo only', () => {
    expect(loadConfig({ ...demo, FAIL_POINTS: 'a.b, c.d' }).failPoints).toEqual(['a.b', 'c.d']);
    expect(faultsOf({ ...production, FAIL_POINTS: 'a.b' })).toEqual(['FAIL_POINTS is for a demo only']);
  });

  it('give each API process its own ports and let its pages call the others', () => {
    const config = loadConfig({ ...demo, PORT: '4000', API_PROCESSES: '2', PROCESS_INDEX: '1' });
    expect(config).toMatchObject({ port: 4000, listenPort: 4001, metricsPort: 9465 });
    expect(config.allowedOrigins).toEqual([
      'http://localhost:4000',
      'http://127.0.0.1:4000',
      'http://localhost:4001',
      'http://127.0.0.1:4001',
    ]);
    expect(faultsOf({ ...demo, PROCESS_INDEX: '1' })).toEqual(['PROCESS_INDEX must be smaller than API_PROCESSES']);
  });

  it('allow only the public addresses in production', () => {
    const config = loadConfig({ ...production, PUBLIC_URLS: 'https://a.example/, https://b.example', ADMIN_HOST: 'staff.example' });
    expect(config.publicUrls).toEqual(['https://a.example', 'https://b.example']);
    expect(config.allowedOrigins).toEqual(['https://a.example', 'https://b.example', 'https://staff.example']);
  });

  it('know https from the public addresses, whatever a proxy tells', () => {
    expect(loadConfig(production)).toMatchObject({ isSecure: true, trustProxy: false });
    expect(loadConfig(demo).isSecure).toBe(false);
    expect(loadConfig({ ...demo, PUBLIC_URLS: 'https://a.example', ADMIN_HOST: 'b.example' })).toMatchObject({
      isSecure: true,
      allowedOrigins: expect.arrayContaining(['https://b.example']),
    });
  });

  it('refuse addresses that contradict each other', () => {
    expect(faultsOf({ ...production, PUBLIC_URLS: 'https://a.example, http://a.example' })).toEqual([
      'PUBLIC_URLS must all begin with https:// in production',
    ]);
    expect(faultsOf({ ...demo, PUBLIC_URLS: 'https://a.example, http://a.example' })).toEqual([
      'PUBLIC_URLS must be all https:// or all http://, not both',
    ]);
    expect(faultsOf({ ...production, PUBLIC_URLS: 'https://a.example', ADMIN_HOST: 'A.example' })).toEqual([
      'ADMIN_HOST must not be a host of PUBLIC_URLS: members would find nothing there',
    ]);
  });

  it.each([
    'x'.repeat(40),
    'change-me-before-you-go-live-please-do',
    '0123456789abcdef0123456789abcdef',
    'abcdefghijklmnopqrstuvwxyz0123456789',
    'second-spring-second-spring-second-spring',
    'only-for-tests-only-for-tests-only',
  ])('refuse a key for production that can be guessed: %s', (key) => {
    expect(faultsOf({ ...production, APP_SECRET: key })).toEqual(['APP_SECRET can be guessed: make one with openssl rand -base64 48']);
    expect(faultsOf({ ...demo, APP_SECRET: key })).toEqual([]);
  });

  it('take every key of 16 random bytes or more', () => {
    for (let tried = 0; tried < 100; tried += 1) {
      const bytes = randomBytes(24);
      for (const key of [bytes.toString('base64'), bytes.toString('hex'), random(16)]) {
        expect([key, faultsOf({ ...production, APP_SECRET: key })]).toEqual([key, []]);
      }
    }
  });

  it('refuse passwords of services that can be guessed', () => {
    const url = (password: string) => `postgres://app:${password}@localhost:5432/app`;
    const fault = 'has a password that can be guessed: make one with openssl rand -hex 24';
    for (const password of ['app', 'secret', 'aaaaaaaaaaaaaaaa', 'app-app-app-app', 'short1']) {
      expect([password, faultsOf({ ...production, DATABASE_URL: url(password) })]).toEqual([password, [`DATABASE_URL ${fault}`]]);
    }
    expect(faultsOf({ ...production, DATABASE_OWNER_URL: url('owner') })).toEqual([`DATABASE_OWNER_URL ${fault}`]);
    expect(faultsOf({ ...production, S3_BUCKET: 'b', S3_ACCESS_KEY: 'minioadmin', S3_SECRET_KEY: 'minioadmin' })).toEqual([
      'S3_SECRET_KEY can be guessed: make one with openssl rand -hex 24',
    ]);
    // Known to the machine without one, by a certificate or a socket.
    expect(faultsOf({ ...production, DATABASE_URL: 'postgres://app@localhost/app' })).toEqual([]);
  });

  it('trust no proxy unless told which', () => {
    expect(loadConfig({ ...production, TRUST_PROXY: '1' }).trustProxy).toBe(1);
    expect(loadConfig({ ...production, TRUST_PROXY: '10.0.0.0/8, fd00::/8' }).trustProxy).toEqual(['10.0.0.0/8', 'fd00::/8']);
    expect(faultsOf({ ...production, TRUST_PROXY: 'all' })).toHaveLength(1);
  });

  it('use an object store only when it is complete', () => {
    expect(loadConfig(production).s3).toBeUndefined();
    expect(faultsOf({ ...production, S3_BUCKET: 'photos' })).toEqual(['S3_BUCKET needs S3_ACCESS_KEY and S3_SECRET_KEY']);
    expect(faultsOf({ ...production, PHOTO_BYTES: 'proxy' })).toEqual(['PHOTO_BYTES can be proxy with S3_BUCKET alone']);
    expect(loadConfig({ ...production, S3_BUCKET: 'photos', S3_ACCESS_KEY: 'a', S3_SECRET_KEY: random() }).s3).toMatchObject({
      bucket: 'photos',
      region: 'eu-central-1',
    });
  });

  it('ask a provider of moving pictures only with its key', () => {
    expect(loadConfig(production).gifs).toEqual({ provider: 'house', klipyKey: undefined, giphyKey: undefined });
    expect(faultsOf({ ...production, GIF_PROVIDER: 'klipy' })).toEqual(['GIF_PROVIDER klipy needs KLIPY_KEY']);
    expect(faultsOf({ ...production, GIF_PROVIDER: 'giphy', KLIPY_KEY: 'k' })).toEqual(['GIF_PROVIDER giphy needs GIPHY_KEY']);
    expect(loadConfig({ ...production, GIF_PROVIDER: 'giphy', GIPHY_KEY: 'g' }).gifs.provider).toBe('giphy');
  });

  it('ask Mollie itself, and are called under the main site, unless told otherwise', () => {
    expect(loadConfig({ ...production, PUBLIC_URLS: 'https://a.example, https://b.example' }).payments).toEqual({
      mollieKey: production.MOLLIE_KEY,
      mollieEndpoint: 'https://api.mollie.com/v2',
      mollieSettlementsKey: undefined,
      webhookBase: 'https://a.example',
      euroRatesUrl: 'https://www.ecb.europa.eu/stats/eurofxref/',
    });
    const sandbox = { MOLLIE_ENDPOINT: 'http://127.0.0.1:4080/v2', PAYMENT_WEBHOOK_BASE: 'http://127.0.0.1:3000/' };
    expect(loadConfig({ ...demo, ...sandbox }).payments).toEqual({
      mollieKey: demo.MOLLIE_KEY,
      mollieEndpoint: 'http://127.0.0.1:4080/v2',
      mollieSettlementsKey: demo.MOLLIE_KEY,
      webhookBase: 'http://127.0.0.1:3000',
      euroRatesUrl: undefined,
    });
  });

  it('read payouts with a token of the organisation, and at the sandbox with its one key', () => {
    const token = `access_${'k'.repeat(30)}`;
    expect(loadConfig({ ...production, MOLLIE_ORGANIZATION_TOKEN: token }).payments.mollieSettlementsKey).toBe(token);
    expect(faultsOf({ ...production, MOLLIE_ORGANIZATION_TOKEN: production.MOLLIE_KEY })).toEqual([
      'MOLLIE_ORGANIZATION_TOKEN must be an access token of the organisation at Mollie, which begins with access_',
    ]);
  });

  it('know how many disputes the card schemes bear', () => {
    expect(loadConfig(production).disputes).toEqual({ limitPercent: 0.9, minimumSales: 250 });
    const ours = { DISPUTE_LIMIT_PERCENT: '0.65', DISPUTE_MINIMUM_SALES: '1000' };
    expect(loadConfig({ ...production, ...ours }).disputes).toEqual({ limitPercent: 0.65, minimumSales: 1_000 });
    expect(faultsOf({ ...production, DISPUTE_LIMIT_PERCENT: '0', DISPUTE_MINIMUM_SALES: '1.5' })).toEqual([
      'DISPUTE_LIMIT_PERCENT must be more than 0',
      'DISPUTE_MINIMUM_SALES must be a whole number',
    ]);
  });

  it('let a production take real money only, from Mollie only', () => {
    expect(faultsOf({ ...production, MOLLIE_KEY: demo.MOLLIE_KEY })).toEqual([
      'MOLLIE_KEY must begin with live_ in production: a test key moves no money',
    ]);
    for (const endpoint of ['http://127.0.0.1:4080/v2', 'http://api.mollie.com/v2', 'https://api.mollie.com.evil.example/v2']) {
      expect([endpoint, faultsOf({ ...production, MOLLIE_ENDPOINT: endpoint })]).toEqual([
        endpoint,
        ['MOLLIE_ENDPOINT must be https://api.mollie.com/v2 in production: the sandbox is for a demo only'],
      ]);
    }
    expect(faultsOf({ ...production, PAYMENT_WEBHOOK_BASE: 'http://www.example.org' })).toEqual([
      'PAYMENT_WEBHOOK_BASE must begin with https:// in production',
    ]);
    expect(faultsOf({ ...production, EURO_RATES_URL: 'http://www.ecb.europa.eu/' })).toEqual([
      'EURO_RATES_URL must begin with https:// in production',
    ]);
    expect(faultsOf({ ...production, MOLLIE_KEY: 'sk_live_something' })).toEqual([
      'MOLLIE_KEY must be a key of Mollie, which begins with live_ or test_',
    ]);
  });

  it('let no demo take real money', () => {
    expect(faultsOf({ ...demo, MOLLIE_KEY: production.MOLLIE_KEY })).toEqual([
      'MOLLIE_KEY must begin with test_ in a demo: no money may move there',
    ]);
  });

  it('offer push where a pair of keys is given', () => {
    const { publicKey, privateKey } = newVapidKeys();
    const keys = { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey };
    expect(loadConfig(production).push).toBeUndefined();
    expect(loadConfig({ ...production, ...keys, MAIL_FROM: 'Lente <hello@lente.example>' }).push).toEqual({
      publicKey,
      privateKey,
      subject: 'mailto:hello@lente.example',
      otherServices: [],
    });
    expect(loadConfig({ ...production, ...keys, VAPID_SUBJECT: 'https://lente.example/contact' }).push?.subject).toBe(
      'https://lente.example/contact',
    );
  });

  it('refuse keys of push that do not fit', () => {
    const { publicKey, privateKey } = newVapidKeys();
    const together = 'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY belong together: give both or none';
    expect(faultsOf({ ...production, VAPID_PUBLIC_KEY: publicKey })).toEqual([together]);
    expect(faultsOf({ ...production, VAPID_PRIVATE_KEY: privateKey })).toEqual([together]);
    expect(faultsOf({ ...production, VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: newVapidKeys().privateKey })).toEqual([
      'VAPID_PUBLIC_KEY is of another pair than VAPID_PRIVATE_KEY',
    ]);
    expect(faultsOf({ ...production, VAPID_PUBLIC_KEY: 'abc', VAPID_PRIVATE_KEY: 'x y' })).toEqual([
      'VAPID_PUBLIC_KEY must be 65 bytes in base64url',
      'VAPID_PRIVATE_KEY must be 32 bytes in base64url',
    ]);
  });

  it('sign mails when all three facts of DKIM are given, in one line too', () => {
    const key = '-----BEGIN PRIVATE KEY-----\\nAAAA\\n-----END PRIVATE KEY-----';
    const dkim = { DKIM_DOMAIN: 'lente.example', DKIM_SELECTOR: '2026', DKIM_PRIVATE_KEY: key };
    expect(loadConfig(production).dkim).toBeUndefined();
    expect(loadConfig({ ...production, ...dkim }).dkim).toEqual({
      domainName: 'lente.example',
      keySelector: '2026',
      privateKey: '-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----',
    });
    expect(faultsOf({ ...production, DKIM_DOMAIN: 'lente.example' })).toEqual([
      'DKIM_DOMAIN, DKIM_SELECTOR and DKIM_PRIVATE_KEY belong together: give all or none',
    ]);
    expect(faultsOf({ ...production, ...dkim, DKIM_PRIVATE_KEY: 'secret' })).toEqual(['DKIM_PRIVATE_KEY must be a PEM private key']);
    expect(faultsOf({ ...production, MAIL_WEBHOOK_SECRET: 'short' })).toEqual([
      'MAIL_WEBHOOK_SECRET must be whsec_ and 24 bytes or more in base64',
    ]);
  });

  it('make pairs of keys that fit, each time another one', () => {
    const made = Array.from({ length: 300 }, newVapidKeys);
    for (const { publicKey, privateKey } of made) {
      expect(faultsOf({ ...production, VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey })).toEqual([]);
    }
    expect(new Set(made.map(({ privateKey }) => privateKey)).size).toBe(300);
  });

  it('let push services be reached without encryption on this machine alone, and in a demo alone', () => {
    const fault = 'PUSH_SERVICES must be reached over https; only a demo may have one on this machine';
    expect(faultsOf({ ...demo, PUSH_SERVICES: 'http://127.0.0.1, push.example.org, *.example.org' })).toEqual([]);
    expect(faultsOf({ ...production, PUSH_SERVICES: 'push.example.org' })).toEqual([]);
    expect(faultsOf({ ...production, PUSH_SERVICES: 'http://127.0.0.1' })).toEqual([fault]);
    expect(faultsOf({ ...demo, PUSH_SERVICES: 'http://push.example.org' })).toEqual([fault]);
    expect(faultsOf({ ...production, PUSH_SERVICES: 'https://x/y' })).toEqual([
      'PUSH_SERVICES must be hosts such as push.example.org or *.example.org',
    ]);
  });

  it('load a script that counts visits only where it is named, and never without encryption from elsewhere', () => {
    const fault = 'ANALYTICS_URL must begin with https://; only a demo may have one on this machine';
    expect(loadConfig(production).analyticsUrl).toBeUndefined();
    expect(loadConfig({ ...production, ANALYTICS_URL: 'https://stats.example/tag.js' }).analyticsUrl).toBe('https://stats.example/tag.js');
    expect(faultsOf({ ...production, ANALYTICS_URL: 'http://127.0.0.1:9/tag.js' })).toEqual([fault]);
    expect(faultsOf({ ...demo, ANALYTICS_URL: 'http://stats.example/tag.js' })).toEqual([fault]);
    expect(faultsOf({ ...demo, ANALYTICS_URL: 'http://127.0.0.1:9/tag.js' })).toEqual([]);
  });

  it('let the start command read what it needs before the services run', () => {
    expect(loadStartSettings({ APP_MODE: 'demo', DATA_DIR: '/tmp/x' })).toMatchObject({ dataDir: '/tmp/x', PORT: 3000 });
  });
});

describe('the example file', () => {
  it('changes nothing when it is copied as it is', () => {
    const lines = envExample()
      .split('\n')
      .filter((line) => line && !line.startsWith('#'));
    const copied = Object.fromEntries(lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]));
    expect(loadConfig({ ...copied, ...production })).toEqual(loadConfig(production));
  });

  it('explains every setting', () => {
    expect(envExample()).toContain('# Port of the first API process; the next process takes the next port.\n# PORT=3000\n');
    expect(envExample()).not.toMatch(/^# \n/m);
  });
});

describe('the sign-in service of staff', () => {
  const service = {
    STAFF_OIDC_ISSUER: 'https://login.example.org/realms/house',
    STAFF_OIDC_CLIENT_ID: 'second-spring',
    STAFF_OIDC_CLIENT_SECRET: 'a secret',
  };

  it('is none unless it is set, and then is known with all that is asked of it', () => {
    expect(loadConfig(production).staffIssuer).toBeUndefined();
    expect(loadConfig({ ...production, ...service }).staffIssuer).toEqual({
      issuer: service.STAFF_OIDC_ISSUER,
      clientId: 'second-spring',
      clientSecret: 'a secret',
      name: 'login.example.org',
      hosts: ['login.example.org'],
      secondFactors: ['mfa'],
      roles: undefined,
      answerUrl: 'https://www.example.org/api/admin/sign-in/answer',
    });
    const more = {
      ADMIN_HOST: 'office.example.org',
      STAFF_OIDC_NAME: 'House',
      STAFF_OIDC_HOSTS: 'Keys.example.org',
      STAFF_OIDC_SECOND_FACTORS: 'mfa, hwk',
      STAFF_OIDC_ROLE_CLAIM: 'groups',
      STAFF_OIDC_ROLES: 'care team=support+moderator, board=owner',
    };
    expect(loadConfig({ ...production, ...service, ...more }).staffIssuer).toMatchObject({
      name: 'House',
      hosts: ['login.example.org', 'keys.example.org'],
      secondFactors: ['mfa', 'hwk'],
      roles: {
        claim: 'groups',
        map: new Map([
          ['care team', ['support', 'moderator']],
          ['board', ['owner']],
        ]),
      },
      answerUrl: 'https://office.example.org/api/admin/sign-in/answer',
    });
  });

  it('is whole, and reached over https; in a demo it may be on this machine', () => {
    const half = ['STAFF_OIDC_ISSUER, STAFF_OIDC_CLIENT_ID and STAFF_OIDC_CLIENT_SECRET belong together: give all or none'];
    expect(faultsOf({ ...production, ...service, STAFF_OIDC_CLIENT_SECRET: '' })).toEqual(half);
    expect(faultsOf({ ...production, STAFF_OIDC_CLIENT_ID: 'x' })).toEqual(half);
    const plain = ['STAFF_OIDC_ISSUER must begin with https://; only a demo may have one on this machine'];
    expect(faultsOf({ ...production, ...service, STAFF_OIDC_ISSUER: 'http://127.0.0.1:4000' })).toEqual(plain);
    expect(faultsOf({ ...demo, ...service, STAFF_OIDC_ISSUER: 'http://login.example.org' })).toEqual(plain);
    expect(faultsOf({ ...demo, ...service, STAFF_OIDC_ISSUER: 'http://127.0.0.1:4000' })).toEqual([]);
    expect(faultsOf({ ...production, ...service, STAFF_OIDC_ROLES: 'care=support' })).toEqual([
      'STAFF_OIDC_ROLE_CLAIM and STAFF_OIDC_ROLES belong together: give both or none',
    ]);
    for (const roles of ['care', 'care=boss', 'care=support+', '=support', 'care=support moderator'])
      expect([roles, faultsOf({ ...production, ...service, STAFF_OIDC_ROLE_CLAIM: 'groups', STAFF_OIDC_ROLES: roles })]).toEqual([
        roles,
        [expect.stringMatching(/^STAFF_OIDC_ROLES must look like care-team=support\+moderator/)],
      ]);
  });
});
