import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AuditModule } from '#audit';
import { loadConfig } from '#config';
import { AppError } from '#contracts';
import type { StaffRole } from '#contracts-admin';
import { Transactions } from '#database';
import { SignInService, testEnvironment, World, type ServicePerson } from '#testing';
import { Limiter } from '../../limits/index.js';
import { Passwords } from '../../passwords/index.js';
import { Colleagues } from '../colleagues.js';
import { StaffAccounts } from '../staff-accounts.js';
import { StaffLogin } from '../staff-login.js';
import { StaffModule } from '../staff.module.js';
import { StaffProof } from '../staff-proof.js';
import { StaffSessions } from '../staff-sessions.js';
import { codeAt } from '../totp.js';
import { Guests } from './guests.js';
import { StaffIssuer } from './issuer.js';
import { StaffSignIn } from './sign-in.js';
import { SignInCookies } from './sign-in-cookies.js';

const password = 'a long enough password';
const caller = { ip: '192.0.2.40', userAgent: 'Firefox' };
let world: World;
let service: SignInService;
let accounts: StaffAccounts;
let signIn: StaffSignIn;
const realNow = Date.now;

beforeAll(async () => {
  world = await World.open([AuditModule, StaffModule]);
  service = await SignInService.start([`${world.config.publicUrls[0]}/api/admin/sign-in/answer`]);
  const client = {
    query: async (sql: string, parameters: unknown[]) => ({ rows: await world.rows<{ id: string }>(sql, parameters) }),
  };
  accounts = new StaffAccounts(client, new Passwords(), world.config.appSecret);
});
beforeEach(async () => {
  await world.empty();
  service.mends();
  signIn = withSettings();
});
afterEach(() => {
  Date.now = realNow;
});
afterAll(async () => {
  await service.stop();
  await world.close();
});

function withSettings(more: Readonly<Record<string, string>> = {}): StaffSignIn {
  return new StaffSignIn(
    new StaffIssuer(loadConfig(testEnvironment(service.settings(more)))),
    world.get(Guests),
    world.get(SignInCookies),
    world.get(StaffProof),
    world.get(Limiter),
  );
}
const groups = { STAFF_OIDC_ROLE_CLAIM: 'groups', STAFF_OIDC_ROLES: 'care=moderator+support,board=owner' };

async function working(...roles: StaffRole[]) {
  const email = `${randomUUID()}@staff.example`;
  const { id, totpUri } = await accounts.create({ email, name: 'Mira', password, roles });
  const secret = new URL(totpUri).searchParams.get('secret') ?? '';
  return { id, email, code: (aheadMs = 0) => codeAt(secret, Date.now() + aheadMs) };
}
/** Their place at the service; two factors are shown there unless it says otherwise. */
function placeOf(email: string, more: Partial<ServicePerson> = {}): string {
  const subject = more.subject ?? randomUUID();
  service.knows({ email, amr: ['pwd', 'mfa'], ...more, subject });
  return subject;
}
async function comeBy(subject: string, own = signIn) {
  const { url, cookie } = await own.begin(caller.ip);
  return own.answer((await service.visit(url, subject)).search, cookie, caller);
}
const sessionOf = async (outcome: Awaited<ReturnType<typeof comeBy>>) =>
  outcome.kind === 'in' ? world.get(StaffSessions).find(outcome.cookie, { touch: true }) : undefined;
const actsOf = async (id: string) =>
  (
    await world.rows<{ act: string }>(`select act from audit.entry where staff_id = $1 and act <> 'staff.created' order by at, id`, [id])
  ).map(({ act }) => act);
const identities = () => world.rows(`select staff_id, subject from auth.staff_identity`);
const refused = (why: string) => ({ kind: 'refused', why });

describe('the way in by the sign-in service', () => {
  it('leads to a session, and binds the account to that person at the first time', async () => {
    const mira = await working('moderator', 'support');
    const subject = placeOf(mira.email.toUpperCase());
    const outcome = await comeBy(subject);
    expect(await sessionOf(outcome)).toMatchObject({ id: mira.id, roles: ['moderator', 'support'], needsDevice: false });
    expect(await identities()).toEqual([{ staff_id: mira.id, subject }]);
    expect((await comeBy(subject)).kind).toBe('in');
    expect(await actsOf(mira.id)).toEqual(['staff.sign_in_bound', 'staff.logged_in_by_service', 'staff.logged_in_by_service']);
  });

  it('knows that person by what the service calls them: another one with the address of before stays out, and they come in with a new one', async () => {
    const mira = await working('moderator');
    const subject = placeOf(mira.email);
    await comeBy(subject);
    expect(await comeBy(placeOf(mira.email))).toEqual(refused('unknown'));
    placeOf('mira.new@staff.example', { subject });
    expect((await comeBy(subject)).kind).toBe('in');
    expect(await identities()).toEqual([{ staff_id: mira.id, subject }]);
    expect(await actsOf(mira.id)).not.toContain('staff.sign_in_refused');
  });

  it('is closed to who has no account, to an address that the service has not confirmed, and to who works here no more', async () => {
    const [mira, ada] = [await working('moderator'), await working('moderator')];
    const subject = placeOf(ada.email);
    await comeBy(subject);
    await accounts.setRoles(ada.email, [], 'left');
    expect([
      await comeBy(placeOf('stranger@staff.example')),
      await comeBy(placeOf(mira.email, { isConfirmed: false })),
      await comeBy(subject),
      await comeBy(placeOf(ada.email)),
    ]).toEqual(Array(4).fill(refused('unknown')));
    expect(await world.rows(`select from auth.staff_session`)).toEqual([]);
    expect(await world.rows(`select facts from audit.entry where act = 'staff.sign_in_refused' order by at desc limit 4`)).toEqual(
      Array.from({ length: 4 }, () => ({ facts: { why: 'unknown' } })),
    );
  });

  it('gives one account to one of two persons who come at the same moment with its address', async () => {
    const mira = await working('moderator');
    const both = await Promise.all([comeBy(placeOf(mira.email)), comeBy(placeOf(mira.email))]);
    expect(both.map(({ kind }) => kind).toSorted()).toEqual(['in', 'refused']);
    expect(await identities()).toHaveLength(1);
  });

  it('asks for a code of the own device where no second factor was shown; a code is good once, and wrong ones are counted', async () => {
    const mira = await working('moderator');
    const outcome = await comeBy(placeOf(mira.email, { amr: ['pwd'] }));
    if (outcome.kind !== 'code') throw new Error(outcome.kind);
    expect([await world.rows(`select from auth.staff_session`), await identities()]).toEqual([[], []]);
    const enter = (code: string, from = caller) =>
      signIn.code(code, outcome.cookie, from).then(
        () => 'in',
        (error: unknown) => (error instanceof AppError ? error.code : String(error)),
      );
    const right = mira.code();
    const wrong = String((Number(right) + 1) % 1_000_000).padStart(6, '0');
    expect([await enter(wrong), await enter(right), await enter(right)]).toEqual(['totp_wrong', 'in', 'totp_wrong']);
    expect(await identities()).toHaveLength(1);
    for (let network = 1; network <= 3; network += 1)
      expect(await enter(wrong, { ...caller, ip: `203.0.${network}.1` })).toBe('totp_wrong');
    expect(await enter(wrong, { ...caller, ip: '203.0.9.1' })).toBe('too_many_attempts');
    expect(await enter(mira.code(30_000), { ...caller, ip: '203.0.10.1' })).toBe('too_many_attempts');
  });

  it('takes a code for five minutes, from the browser that was asked, and for nobody who ended meanwhile', async () => {
    const mira = await working('moderator');
    const outcome = await comeBy(placeOf(mira.email, { amr: ['pwd'] }));
    if (outcome.kind !== 'code') throw new Error(outcome.kind);
    const enter = (cookie: string | undefined) =>
      signIn.code(mira.code(), cookie, caller).then(
        () => 'in',
        (error: unknown) => (error instanceof AppError ? error.code : String(error)),
      );
    expect([await enter(undefined), await enter('x'.repeat(80)), await enter((await signIn.begin(caller.ip)).cookie)]).toEqual(
      Array(3).fill('link_invalid'),
    );
    Date.now = () => realNow() + 5 * 60_000 + 1_000;
    expect(await enter(outcome.cookie)).toBe('link_invalid');
    Date.now = realNow;
    await accounts.setRoles(mira.email, [], 'left');
    expect(await enter(outcome.cookie)).toBe('totp_wrong');
  });

  it('is closed without a second factor to who has no device here, and open with one', async () => {
    const mira = await working('moderator');
    await world.rows(`update auth.staff set password_hash = null, totp_secret = null where id = $1`, [mira.id]);
    const subject = placeOf(mira.email, { amr: ['pwd'] });
    expect(await comeBy(subject)).toEqual(refused('no_device'));
    placeOf(mira.email, { subject });
    expect((await comeBy(subject)).kind).toBe('in');
  });

  it('takes roles away by the groups of the service, and gives none that an owner did not give', async () => {
    signIn = withSettings(groups);
    const mira = await working('moderator', 'finance');
    const subject = placeOf(mira.email, { groups: ['care', 'board'] });
    const outcome = await comeBy(subject);
    expect(await sessionOf(outcome)).toMatchObject({ roles: ['moderator'] });
    await accounts.setRoles(mira.email, ['finance'], '');
    placeOf(mira.email, { subject, groups: ['care', 'board'] });
    expect(await comeBy(subject)).toEqual(refused('no_role'));
    placeOf(mira.email, { subject });
    expect(await comeBy(subject)).toEqual(refused('no_role'));
  });

  it('is bound anew after an owner renewed the access', async () => {
    const [olga, mira] = [await working('owner'), await working('moderator')];
    await comeBy(placeOf(mira.email));
    const by = { actor: olga.id, reason: 'Another service', ip: caller.ip, steppedUp: false };
    await world.get(Transactions).run((tx) => world.get(Colleagues).renewAccess(tx, by, mira, { language: 'en', newPassword: false }));
    expect(await identities()).toEqual([]);
    const subject = placeOf(mira.email);
    expect((await comeBy(subject)).kind).toBe('in');
    expect(await identities()).toEqual([{ staff_id: mira.id, subject }]);
  });

  it('is walked by one browser: what another one began, or an hour ago, does not count', async () => {
    const mira = await working('moderator');
    const subject = placeOf(mira.email);
    const [one, other] = [await signIn.begin(caller.ip), await signIn.begin(caller.ip)];
    const query = (await service.visit(one.url, subject)).search;
    for (const cookie of [undefined, 'x'.repeat(80), other.cookie])
      expect(await signIn.answer(query, cookie, caller)).toEqual(refused('failed'));
    Date.now = () => realNow() + 11 * 60_000;
    expect(await signIn.answer(query, one.cookie, caller)).toEqual(refused('failed'));
    Date.now = realNow;
    expect(await world.rows(`select from auth.staff_session`)).toEqual([]);
  });

  it('is not walked twice with one answer', async () => {
    const mira = await working('moderator');
    const { url, cookie } = await signIn.begin(caller.ip);
    const query = (await service.visit(url, placeOf(mira.email))).search;
    expect((await signIn.answer(query, cookie, caller)).kind).toBe('in');
    expect(await signIn.answer(query, cookie, caller)).toEqual(refused('failed'));
  });

  it('says who broke off, and that the service is away; password and code work all the same', async () => {
    const mira = await working('moderator');
    expect(await comeBy('')).toEqual(refused('cancelled'));
    const { url, cookie } = await signIn.begin(caller.ip);
    const { search } = await service.visit(url, placeOf(mira.email));
    service.breaks();
    expect(await signIn.answer(search, cookie, caller)).toEqual(refused('away'));
    await expect(withSettings().begin(caller.ip)).rejects.toThrow('sign_in_away');
    await expect(world.get(StaffLogin).login({ email: mira.email, password, code: mira.code() }, caller.ip)).resolves.toEqual(
      expect.any(String),
    );
  });

  it('is not there where no service is set', async () => {
    const none = world.get(StaffSignIn);
    expect(none.name).toBeNull();
    await expect(none.begin(caller.ip)).rejects.toThrow('not_found');
    expect(await none.answer('?code=x&state=y', undefined, caller)).toEqual(refused('failed'));
  });
});

describe('the role of the app in the database', () => {
  it('binds nobody by itself', async () => {
    const mira = await working('moderator');
    const asApp = (sql: string, parameters: unknown[] = []) => world.get(Transactions).single(sql, parameters);
    await expect(
      asApp(`insert into auth.staff_identity (staff_id, issuer, subject, bound_at) values ($1, 'i', 's', now())`, [mira.id]),
    ).rejects.toMatchObject({ code: '42501' });
    await expect(asApp(`update auth.staff_identity set subject = 'mine'`)).rejects.toMatchObject({ code: '42501' });
    await expect(asApp(`delete from auth.staff_identity`)).rejects.toMatchObject({ code: '42501' });
    await expect(asApp(`select auth.bind_staff_identity('{}', '')`)).rejects.toMatchObject({ code: '42501' });
  });
});
