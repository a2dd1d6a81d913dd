import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { AuditModule } from '#audit';
import { Transactions } from '#database';
import { World } from '#testing';
import { Passwords } from '../passwords/index.js';
import { StaffAccounts } from './staff-accounts.js';
import { StaffLogin } from './staff-login.js';
import { StaffModule } from './staff.module.js';
import { StaffSessions } from './staff-sessions.js';
import { codeAt } from './totp.js';

const password = 'a long enough password';
const ip = '192.0.2.7';

let world: World;
let owner: pg.Client;
let transactions: Transactions;
let accounts: StaffAccounts;
let sessions: StaffSessions;
let login: StaffLogin;

beforeAll(async () => {
  world = await World.open([AuditModule, StaffModule]);
  owner = new pg.Client({ connectionString: world.config.databaseOwnerUrl });
  await owner.connect();
  transactions = world.get(Transactions);
  sessions = world.get(StaffSessions);
  accounts = new StaffAccounts(owner, new Passwords(), world.config.appSecret);
  login = world.get(StaffLogin);
});
afterAll(async () => {
  await owner.query(`update public.app_clock set ahead = interval '0'`);
  await owner.end();
  await world.close();
});

async function aModerator() {
  const email = `${randomUUID()}@staff.example`;
  const { id, totpUri } = await accounts.create({ email, name: 'Mira', password, roles: ['moderator'] });
  const secret = new URL(totpUri).searchParams.get('secret') ?? '';
  const code = (aheadMs = 0) => codeAt(secret, Date.now() + aheadMs);
  return { id, email, code };
}

const actsOf = async (staffId: string) =>
  (await transactions.single<{ act: string }>(`select act from audit.entry where staff_id = $1 order by at, id`, [staffId])).map(
    ({ act }) => act,
  );
const wrongCode = (right: string) => String((Number(right) + 1) % 1_000_000).padStart(6, '0');

describe('the login of staff', () => {
  it('opens a session with password and code, and writes it down [ASVS 16.3.1]', async () => {
    const { id, email, code } = await aModerator();
    const token = await login.login({ email, password, code: code() }, ip);
    expect(await sessions.find(token, { touch: true })).toMatchObject({ id, email, name: 'Mira', roles: ['moderator'] });
    expect(await actsOf(id)).toEqual(['staff.logged_in']);
  });

  it('takes no code twice, not even twice at once [ASVS 6.5.1]', async () => {
    const { id, email, code } = await aModerator();
    const seen = code();
    const tries = await Promise.allSettled([1, 2, 3].map(() => login.login({ email, password, code: seen }, ip)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(login.login({ email, password, code: seen }, ip)).rejects.toThrow('login_failed');
    expect((await actsOf(id)).toSorted()).toEqual(['staff.logged_in', ...Array<string>(3).fill('staff.login_refused')]);
  });

  it('answers alike to a wrong password, a wrong code and an unknown address', async () => {
    const { email, code } = await aModerator();
    const right = code();
    await expect(login.login({ email, password: 'wrong', code: right }, ip)).rejects.toThrow('login_failed');
    await expect(login.login({ email, password, code: wrongCode(right) }, ip)).rejects.toThrow('login_failed');
    await expect(login.login({ email: `x${email}`, password, code: right }, ip)).rejects.toThrow('login_failed');
  });

  it('locks after five tries, for that network alone', async () => {
    const { email, code } = await aModerator();
    const attempt = (from: string) => login.login({ email, password: 'wrong', code: '000000' }, from);
    for (let tried = 1; tried < 5; tried += 1) await expect(attempt(ip)).rejects.toThrow('login_failed');
    await expect(attempt(ip)).rejects.toThrow('too_many_attempts');
    await expect(login.login({ email, password, code: code() }, ip)).rejects.toThrow('too_many_attempts');
    await expect(login.login({ email, password, code: code() }, '198.51.100.7')).resolves.toEqual(expect.any(String));
  });

  it('stops somebody who has the password and tries codes from many networks, without saying so', async () => {
    const { email, code } = await aModerator();
    const from = (network: number) => `203.0.${network}.1`;
    for (let network = 1; network <= 6; network += 1) {
      await expect(login.login({ email, password, code: wrongCode(code()) }, from(network))).rejects.toThrow('login_failed');
    }
    await expect(login.login({ email, password, code: code() }, from(7))).rejects.toThrow('login_failed');
  });

  it('does not let in somebody who no longer works here', async () => {
    const { email, code } = await aModerator();
    const token = await login.login({ email, password, code: code() }, ip);
    expect(await accounts.setRoles(email, [], 'left')).toBe(true);
    expect(await sessions.find(token, { touch: true })).toBeUndefined();
    await expect(login.login({ email, password, code: code(30_000) }, ip)).rejects.toThrow('login_failed');
  });
});

describe('the roles of staff', () => {
  const entriesOf = (id: string) =>
    transactions.single<Record<string, unknown>>(`select act, reason, facts from audit.entry where subject_id = $1 order by at, id`, [id]);

  it('are written down with each change, by the function that makes it', async () => {
    const { id, email } = await aModerator();
    expect(await accounts.setRoles(email, ['finance', 'owner'], 'stands in for Olga')).toBe(true);
    expect(await entriesOf(id)).toEqual([
      { act: 'staff.created', reason: '', facts: { roles: ['moderator'] } },
      { act: 'staff.roles_changed', reason: 'stands in for Olga', facts: { before: ['moderator'], after: ['finance', 'owner'] } },
    ]);
  });

  it('count from the next login on: a change ends the sessions', async () => {
    const { email, code } = await aModerator();
    const before = await login.login({ email, password, code: code() }, ip);
    await accounts.setRoles(email, ['owner'], '');
    expect(await sessions.find(before, { touch: true })).toBeUndefined();
    const after = await login.login({ email, password, code: code(30_000) }, ip);
    expect(await sessions.find(after, { touch: true })).toMatchObject({ roles: ['owner'] });
  });

  it('cannot be given to an address that nobody has', async () => {
    expect(await accounts.setRoles('nobody@staff.example', ['owner'], '')).toBe(false);
  });
});

describe('a session of staff', () => {
  const opened = async () => {
    const { email, code } = await aModerator();
    return login.login({ email, password, code: code() }, ip);
  };
  const passes = (minutes: number) => owner.query(`update public.app_clock set ahead = ahead + make_interval(mins => $1)`, [minutes]);

  it('ends after 30 minutes without a call, and calls that a page makes by itself do not count', async () => {
    const [used, idle] = [await opened(), await opened()];
    await passes(20);
    expect(await sessions.find(used, { touch: true })).toBeDefined();
    expect(await sessions.find(idle, { touch: false })).toBeDefined();
    await passes(20);
    expect(await sessions.find(used, { touch: true })).toBeDefined();
    expect(await sessions.find(idle, { touch: true })).toBeUndefined();
  });

  it('ends after 12 hours, however busy', async () => {
    const token = await opened();
    for (let passed = 0; passed < 12 * 60 - 20; passed += 20) {
      await passes(20);
      expect(await sessions.find(token, { touch: true })).toBeDefined();
    }
    await passes(20);
    expect(await sessions.find(token, { touch: true })).toBeUndefined();
  });

  it('ends with the logout', async () => {
    const token = await opened();
    const session = await sessions.find(token, { touch: true });
    if (!session) throw new Error('no session');
    await login.logout(session, ip);
    expect(await sessions.find(token, { touch: true })).toBeUndefined();
  });

  it('is not opened by who can write the table of sessions alone: neither made, nor moved to another person', async () => {
    const [moderator, other] = [await aModerator(), await aModerator()];
    const token = await login.login({ email: moderator.email, password, code: moderator.code() }, ip);
    await transactions.single(`update auth.staff_session set staff_id = $2 where staff_id = $1`, [moderator.id, other.id]);
    const made = `${other.id}.a-token-of-my-own`;
    await transactions.single(
      `insert into auth.staff_session (staff_id, token_hash, created_at, last_seen_at, expires_at)
       values ($1, sha256($2), public.app_now(), public.app_now(), public.app_now() + interval '1 hour')`,
      [other.id, Buffer.from(made)],
    );
    const [, secret = ''] = token.split('.');
    for (const cookie of [token, `${other.id}.${secret}`, made, `-.${secret}`]) {
      expect([cookie, await sessions.find(cookie, { touch: true })]).toEqual([cookie, undefined]);
    }
  });

  it('is not opened by the cookie of a member', async () => {
    expect(await sessions.find(randomUUID(), { touch: true })).toBeUndefined();
    expect(await sessions.find(undefined, { touch: true })).toBeUndefined();
  });
});
