import { generateKeyPairSync } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { loadConfig } from '#config';
import { testEnvironment } from '#testing';
import { HostileService } from './hostile-service.fixture.js';
import { IssuerAway, NotSignedIn, StaffIssuer } from './issuer.js';

let service: HostileService;
let elsewhere: HostileService;
let issuer: StaffIssuer;
const realNow = Date.now;
const MINUTE_MS = 60_000;

beforeAll(async () => {
  service = await HostileService.start();
  elsewhere = await HostileService.start();
});
beforeEach(() => {
  service.reset();
  elsewhere.reset();
  issuer = newIssuer();
});
afterEach(() => {
  Date.now = realNow;
});
afterAll(async () => {
  await service.stop();
  await elsewhere.stop();
});

const newIssuer = (more: Readonly<Record<string, string>> = {}) =>
  new StaffIssuer(loadConfig(testEnvironment({ ...service.settings(), ...more })));
/** Later, as every clock of this process says. */
const after = (ms: number) => {
  Date.now = () => realNow() + ms;
};
const now = () => Math.floor(Date.now() / 1_000);

/** Somebody comes back from the service with what it sends to whoever began; `query` is over that. */
async function comeBack(query: Readonly<Record<string, string>> = {}, wrong: object = {}) {
  const { started } = await issuer.begin();
  service.claims = { nonce: started.nonce, ...wrong };
  return issuer.answer(`?${new URLSearchParams({ code: 'a-code', state: started.state, ...query }).toString()}`, started);
}
const outcome = (work: Promise<unknown>) =>
  work.then(
    () => 'in',
    (error: unknown) =>
      error instanceof IssuerAway ? 'away' : error instanceof NotSignedIn ? (error.isCancelled ? 'cancelled' : 'not in') : String(error),
  );
const readings = () => service.asked.filter((path) => path.startsWith('/.well-known')).length;

describe('the sign-in service', () => {
  it('is asked with a state, a nonce and a proof of the code of its own each time, for a login of this moment', async () => {
    const [one, other] = [await issuer.begin(), await issuer.begin()];
    const asked = Object.fromEntries(new URL(one.url).searchParams);
    expect(asked).toMatchObject({
      response_type: 'code',
      client_id: 'second-spring',
      redirect_uri: expect.stringMatching(/\/api\/admin\/sign-in\/answer$/),
      code_challenge_method: 'S256',
      prompt: 'login',
      max_age: '600',
      state: one.started.state,
      nonce: one.started.nonce,
    });
    expect(one.url).not.toContain(one.started.verifier);
    for (const name of ['state', 'nonce', 'verifier'] as const) expect(one.started[name]).not.toBe(other.started[name]);
    expect(await outcome(comeBack())).toBe('in');
  });

  it.each<[string, object]>([
    ['for another sign-in', { nonce: 'another' }],
    ['for another client', { aud: 'another' }],
    ['of another service', { iss: 'https://login.evil.example' }],
    ['that has ended', { exp: now() - 120 }],
    ['that begins later', { nbf: now() + 120 }],
    ['of a login of long ago', { auth_time: now() - 1_200 }],
    ['without the time of the login', { auth_time: undefined }],
    ['of nobody', { sub: undefined }],
  ])('is not believed a token %s', async (_, claims) => {
    expect(await outcome(comeBack({}, claims))).toBe('not in');
  });

  it('is believed when its clock is half a minute off', async () => {
    expect(await outcome(comeBack({}, { exp: now() - 30 }))).toBe('in');
  });

  it('is believed what its own key has signed, and nothing that another or nobody has', async () => {
    service.signer = generateKeyPairSync('rsa', { modulusLength: 2_048 }).privateKey;
    expect(await outcome(comeBack())).toBe('not in');
    service.signer = null;
    expect(await outcome(comeBack())).toBe('not in');
  });

  it('lets nobody in who comes with the state of another, without one, or without a token', async () => {
    expect(await outcome(comeBack({ state: 'of another browser' }))).toBe('not in');
    const { started } = await issuer.begin();
    expect(await outcome(issuer.answer('?code=a-code', started))).toBe('not in');
    service.token = { status: 200, body: { access_token: 'x', token_type: 'Bearer' } };
    expect(await outcome(comeBack())).toBe('not in');
    service.token = { status: 400, body: { error: 'invalid_grant' } };
    expect(await outcome(comeBack())).toBe('not in');
  });

  it('says when somebody broke off', async () => {
    expect(await outcome(comeBack({ error: 'access_denied' }))).toBe('cancelled');
    expect(await outcome(comeBack({ error: 'server_error' }))).toBe('not in');
  });

  it('is away, whatever it does instead of answering, and leads nobody elsewhere', async () => {
    service.metadata = { token_endpoint: `${elsewhere.origin}/token` };
    expect(await outcome(comeBack())).toBe('away');
    issuer = newIssuer();
    service.metadata = { authorization_endpoint: `${elsewhere.origin}/auth` };
    expect(await outcome(issuer.begin())).toBe('away');
    issuer = newIssuer();
    service.metadata = { issuer: elsewhere.origin };
    expect(await outcome(issuer.begin())).toBe('away');
    issuer = newIssuer();
    service.metadata = {};
    service.token = { status: 307, headers: { location: `${elsewhere.origin}/token` } };
    expect(await outcome(comeBack())).toBe('not in');
    expect(elsewhere.asked).toEqual([]);
  });

  it('may have its tokens at another host that the configuration names', async () => {
    issuer = newIssuer({ STAFF_OIDC_HOSTS: new URL(elsewhere.origin).host });
    service.metadata = { token_endpoint: `${elsewhere.origin}/token` };
    elsewhere.token = { status: 400, body: { error: 'invalid_grant' } };
    expect(await outcome(comeBack())).toBe('not in');
    expect(elsewhere.asked).toEqual(['/token']);
  });

  it('is read once an hour, and what it said counts for a day while it is away', async () => {
    await Promise.all([issuer.begin(), issuer.begin(), issuer.begin()]);
    await issuer.begin();
    expect(readings()).toBe(1);
    after(61 * MINUTE_MS);
    await issuer.begin();
    expect(readings()).toBe(2);
    after(130 * MINUTE_MS);
    service.isAway = true;
    expect(await outcome(issuer.begin())).toBe('in');
    after(26 * 60 * MINUTE_MS);
    expect(await outcome(issuer.begin())).toBe('away');
    service.isAway = false;
    expect(await outcome(issuer.begin())).toBe('in');
  });

  it('may change its keys: they are read again when one is not known, and not for each sign-in', async () => {
    expect([await outcome(comeBack()), await outcome(comeBack())]).toEqual(['in', 'in']);
    expect(service.asked.filter((path) => path === '/keys')).toHaveLength(1);
    service.rotate('two');
    after(2 * MINUTE_MS);
    expect(await outcome(comeBack())).toBe('in');
    expect(service.asked.filter((path) => path === '/keys')).toHaveLength(2);
  });
});
