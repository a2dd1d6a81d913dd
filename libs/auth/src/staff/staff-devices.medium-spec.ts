import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { AuditModule } from '#audit';
import { loadConfig } from '#config';
import { Transactions, type Tx } from '#database';
import { World } from '#testing';
import { Passwords } from '../passwords/index.js';
import { Colleagues } from './colleagues.js';
import { sealSecret } from './sealed-secret.js';
import { StaffAccounts } from './staff-accounts.js';
import { StaffDevices } from './staff-devices.js';
import { StaffLogin } from './staff-login.js';
import { StaffModule } from './staff.module.js';
import { StaffSessions, type SessionStaff } from './staff-sessions.js';
import { codeAt, newTotpSecret } from './totp.js';

const { appSecret } = loadConfig();
const password = 'a long enough password';
const ip = '192.0.2.9';
const STEP_MS = 30_000;

let world: World;
let devices: StaffDevices;
let logins: StaffLogin;
let sessions: StaffSessions;

beforeAll(async () => {
  world = await World.open([AuditModule, StaffModule]);
  devices = world.get(StaffDevices);
  logins = world.get(StaffLogin);
  sessions = world.get(StaffSessions);
});
beforeEach(async () => {
  await world.empty();
  // The middle of a half minute: no test sees the next one begin between a code and its use.
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now - (now % STEP_MS) + STEP_MS / 2);
});
afterEach(() => {
  jest.restoreAllMocks();
});
afterAll(() => world.close());

/** Each code counts once: every call answers one of the next half minute. */
function phoneWith(secret: string, first = -1) {
  let steps = first;
  return () => codeAt(secret, Date.now() + steps++ * STEP_MS);
}

class Mira {
  readonly email = `${randomUUID()}@staff.example`;
  code: () => string;

  private constructor(readonly secret = newTotpSecret()) {
    this.code = phoneWith(secret);
  }

  static async hired(): Promise<Mira> {
    const mira = new Mira();
    await world.rows(`insert into auth.staff (email, name, password_hash, totp_secret, roles) values ($1, 'Mira', $2, $3, '{moderator}')`, [
      mira.email,
      await new Passwords().hash(password),
      sealSecret(mira.secret, appSecret),
    ]);
    return mira;
  }

  logIn(code = this.code()): Promise<string> {
    return logins.login({ email: this.email, password, code }, ip);
  }

  async session(code?: string): Promise<SessionStaff> {
    return found(await this.logIn(code));
  }

  acts(): Promise<{ act: string }[]> {
    return world.rows(`select act from audit.entry e join auth.staff s on s.id = e.staff_id where s.email = $1 order by at, e.id`, [
      this.email,
    ]);
  }

  /** Moves to a new device and keeps its codes; answers the recovery codes. */
  async moves(session: SessionStaff, code: string | undefined = this.code()): Promise<string[]> {
    const { secret } = await devices.start(session, { password, code }, ip);
    this.code = phoneWith(secret);
    return devices.confirm(session, this.code(), ip);
  }
}

async function found(token: string): Promise<SessionStaff> {
  const session = await sessions.find(token, { touch: true });
  if (!session) throw new Error('no session');
  return session;
}

describe('a member of staff', () => {
  it('moves to another device with password and code; the old one counts until the new one has shown a code [#E20]', async () => {
    const mira = await Mira.hired();
    const session = await mira.session();
    const old = mira.code;
    const { secret, totpUri } = await devices.start(session, { password, code: mira.code() }, ip);
    expect(new URL(totpUri).searchParams.get('secret')).toBe(secret);
    await expect(devices.confirm(session, '000000', ip)).rejects.toThrow('totp_wrong');
    await world.rows(`update auth.staff set totp_last_step = 0`);
    await expect(mira.logIn(old())).resolves.toEqual(expect.any(String));

    const code = phoneWith(secret);
    const codes = await devices.confirm(session, code(), ip);
    expect(new Set(codes).size).toBe(10);
    for (const one of codes) expect(one).toMatch(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/);
    await world.rows(`update auth.staff set totp_last_step = 0`);
    await expect(mira.logIn(old())).rejects.toThrow('login_failed');
    await expect(mira.logIn(code())).resolves.toEqual(expect.any(String));
    expect((await mira.acts()).map(({ act }) => act)).toEqual([
      'staff.logged_in',
      'staff.device_started',
      'staff.logged_in',
      'staff.device_changed',
      'staff.login_refused',
      'staff.logged_in',
    ]);
  });

  it('ends the sessions elsewhere with the new device, and keeps the one at hand [#E20]', async () => {
    const mira = await Mira.hired();
    const [elsewhere, here] = [await mira.logIn(), await mira.logIn()];
    await world.rows(`update auth.staff set totp_last_step = 0`);
    await mira.moves(await found(here));
    expect(await sessions.find(elsewhere, { touch: true })).toBeUndefined();
    expect(await sessions.find(here, { touch: true })).toMatchObject({ roles: ['moderator'] });
  });

  it('cannot begin without the right password and the right code, counted as at the login [#E20]', async () => {
    const mira = await Mira.hired();
    const session = await mira.session();
    await expect(async () => devices.start(session, { password }, ip)).rejects.toThrow('invalid_input');
    for (let tries = 1; tries < 5; tries += 1)
      await expect(devices.start(session, { password: 'wrong', code: mira.code() }, ip)).rejects.toThrow('login_failed');
    await expect(devices.start(session, { password, code: '000000' }, ip)).rejects.toThrow('too_many_attempts');
    await expect(mira.logIn()).rejects.toThrow('too_many_attempts');
    expect(await world.rows(`select 1 from auth.staff_enrolment`)).toEqual([]);
    expect((await mira.acts()).filter(({ act }) => act === 'staff.device_refused')).toHaveLength(5);
  });

  it('cannot confirm a device of a quarter of an hour ago, nor one twice [#E20]', async () => {
    const mira = await Mira.hired();
    const session = await mira.session();
    const { secret } = await devices.start(session, { password, code: mira.code() }, ip);
    await world.rows(`update auth.staff_enrolment set expires_at = public.app_now()`);
    await expect(devices.confirm(session, phoneWith(secret)(), ip)).rejects.toThrow('link_invalid');
    await world.rows(`update auth.staff set totp_last_step = 0`);
    await mira.moves(session);
    await expect(devices.confirm(session, mira.code(), ip)).rejects.toThrow('link_invalid');
  });

  it('comes in once with each recovery code, however it is typed, and may then do nothing but set up a device [#E20] [ASVS 6.5.2]', async () => {
    const mira = await Mira.hired();
    const codes = await mira.moves(await mira.session());
    const [first = '', second = ''] = codes;
    const session = await mira.session(first.toLowerCase().replaceAll('-', ' '));
    expect(session).toMatchObject({ roles: [], needsDevice: true });
    await expect(mira.logIn(first)).rejects.toThrow('login_failed');
    expect(await devices.recoveryCodesLeft(session)).toBe(9);

    const fresh = await mira.moves(session, undefined);
    expect(fresh).not.toEqual(expect.arrayContaining([second]));
    await expect(mira.logIn(second)).rejects.toThrow('login_failed');
    await expect(mira.session()).resolves.toMatchObject({ roles: ['moderator'], needsDevice: false });
    expect((await mira.acts()).map(({ act }) => act)).toContain('staff.logged_in_by_recovery_code');
  });

  it('shares no recovery code with anybody else, and two at once spend one only once [#E20]', async () => {
    const [mira, other] = [await Mira.hired(), await Mira.hired()];
    const [code = ''] = await mira.moves(await mira.session());
    await expect(other.logIn(code)).rejects.toThrow('login_failed');
    const tries = await Promise.allSettled([1, 2, 3].map(() => mira.logIn(code)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const rests = JSON.stringify(await world.rows(`select * from auth.staff_recovery_code`));
    expect(rests).not.toContain(code);
  });

  it.each<[string, 'code' | 'recovery code', string]>([
    ['device', 'code', `update auth.staff set totp_secret = null where id = $1`],
    ['device', 'recovery code', `update auth.staff set totp_secret = null where id = $1`],
    ['old device', 'code', `update auth.staff set totp_secret = 'another' where id = $1`],
    ['password', 'recovery code', `update auth.staff set password_hash = 'another' where id = $1`],
    ['account', 'recovery code', `update auth.staff set active = false where id = $1`],
  ])('whose %s is taken away while a %s is looked at does not come in with it [#E20]', async (_what, shown, change) => {
    const mira = await Mira.hired();
    const session = await mira.session();
    const [recovery = ''] = await mira.moves(session);
    await world.rows(`delete from auth.staff_session`);
    const login = () => mira.logIn(shown === 'code' ? mira.code() : recovery).catch((error: unknown) => String(error));
    expect(await world.atOnce([change, session.id], 1, login)).toContain('login_failed');
    expect(await world.rows(`select from auth.staff_session`)).toEqual([]);
  });

  it('moves to another device, or is given a new link, when both happen at the same moment [#140]', async () => {
    const mira = await Mira.hired();
    const session = await mira.session();
    const { secret } = await devices.start(session, { password, code: mira.code() }, ip);
    const olga = randomUUID();
    await world.rows(
      `insert into auth.staff (id, email, name, password_hash, totp_secret, roles) values ($1, $2, 'Olga', 'none', 'x', '{owner}')`,
      [olga, `${olga}@staff.example`],
    );
    const renew = (tx: Tx) =>
      world
        .get(Colleagues)
        .renewAccess(
          tx,
          { actor: olga, reason: 'Lost', ip, steppedUp: false },
          { id: session.id, email: mira.email },
          { language: 'nl', newPassword: false },
        );
    // The owner's half is done but for the session, which is held: the device must not come between.
    const [link, device] = await world.atOnce(
      [`select from auth.staff_session where staff_id = $1 for update`, session.id],
      2,
      async () => {
        const renewing = world.get(Transactions).run(renew);
        await world.untilWaiting(1, renewing);
        return Promise.allSettled([renewing, devices.confirm(session, phoneWith(secret)(), ip)]);
      },
    );
    expect(link.status).toBe('fulfilled');
    expect(device).toMatchObject({ status: 'rejected', reason: { code: 'link_invalid' } });
    expect(await world.rows(`select totp_secret from auth.staff where id = $1`, [session.id])).toEqual([{ totp_secret: null }]);
  });

  it('who lost device and codes gets new ones from the owner of the database, and from nobody else [#E20]', async () => {
    const mira = await Mira.hired();
    const [kept = ''] = await mira.moves(await mira.session());
    const here = await mira.logIn();
    const old = mira.code;
    const accounts = new StaffAccounts(
      { query: async (sql, parameters) => ({ rows: await world.rows<{ id: string }>(sql, parameters) }) },
      new Passwords(),
      appSecret,
    );
    expect(await accounts.resetDevice(`x${mira.email}`)).toBeUndefined();
    const reset = await accounts.resetDevice(mira.email.toUpperCase());
    // That of now, which counts in the next half minute as well.
    mira.code = phoneWith(new URL(reset?.totpUri ?? '').searchParams.get('secret') ?? '', 0);

    expect(await sessions.find(here, { touch: true })).toBeUndefined();
    for (const gone of [old(), kept]) await expect(mira.logIn(gone)).rejects.toThrow('login_failed');
    await expect(mira.session()).resolves.toMatchObject({ roles: ['moderator'] });
    await expect(mira.session(reset?.recoveryCodes[0])).resolves.toMatchObject({ needsDevice: true });
    expect(
      await world.rows(`select 1 from audit.entry e join auth.staff s on s.id = e.subject_id where act = 'staff.device_reset'`),
    ).toHaveLength(1);

    const app = new StaffAccounts(
      { query: async (sql, parameters) => ({ rows: await world.get(Transactions).single<{ id: string }>(sql, parameters) }) },
      new Passwords(),
      appSecret,
    );
    await expect(app.resetDevice(mira.email)).rejects.toThrow(/permission denied/);
  });
});
