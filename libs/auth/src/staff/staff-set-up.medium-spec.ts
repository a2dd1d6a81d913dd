import { createHash, randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { AuditModule } from '#audit';
import { Transactions } from '#database';
import { World } from '#testing';
import { Passwords } from '../passwords/index.js';
import { Colleagues } from './colleagues.js';
import { StaffAccounts } from './staff-accounts.js';
import { StaffLinks } from './staff-links.js';
import { StaffLogin } from './staff-login.js';
import { StaffModule } from './staff.module.js';
import { StaffSetUp } from './staff-set-up.js';
import { codeAt } from './totp.js';

const password = 'Heidebloem-61-uit';
const ip = '192.0.2.11';
const STEP_MS = 30_000;
let world: World;
let owner: string;
let accounts: StaffAccounts;

beforeAll(async () => {
  world = await World.open([AuditModule, StaffModule]);
  const client = {
    query: async (sql: string, parameters: unknown[]) => ({ rows: await world.rows<{ id: string }>(sql, parameters) }),
  };
  accounts = new StaffAccounts(client, new Passwords(), world.config.appSecret);
});
beforeEach(async () => {
  await world.empty();
  // The middle of a half minute: no test sees the next one begin between a code and its use.
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now - (now % STEP_MS) + STEP_MS / 2);
  ({ id: owner } = await accounts.create({ email: 'olga@staff.example', name: 'Olga', password, roles: ['owner'] }));
});
afterEach(() => {
  jest.restoreAllMocks();
});
afterAll(() => world.close());

const by = () => ({ actor: owner, reason: 'For the texts', ip, steppedUp: true });
const setUp = () => world.get(StaffSetUp);

async function invited(email = `${randomUUID()}@staff.example`) {
  const wish = { email, name: 'Cora', roles: ['content'], language: 'nl' } as const;
  const id = await world.get(Transactions).run((tx) => world.get(Colleagues).invite(tx, by(), wish));
  return { id, email };
}
const renew = (person: { readonly id: string; readonly email: string }, newPassword = false) =>
  world.get(Transactions).run((tx) => world.get(Colleagues).renewAccess(tx, by(), person, { language: 'nl', newPassword }));

/** The token in the newest mail to somebody. */
async function tokenOf({ id, email }: { readonly id: string; readonly email: string }): Promise<string> {
  const [link] = await world.rows<{ id: string }>(`select id from auth.staff_link where staff_id = $1 order by id desc limit 1`, [id]);
  return world.get(StaffLinks).tokenOf(link?.id ?? '', email);
}
/** Sets the account up and answers what the device is made of, and the recovery codes. */
async function doSetUp(token: string, typed = password) {
  const { secret } = await setUp().start({ token, password: typed }, ip);
  return { secret, codes: await setUp().finish({ token, password: typed, code: codeAt(secret, Date.now()) }, ip) };
}
const logIn = (email: string, secret: string, typed = password) =>
  world.get(StaffLogin).login({ email, password: typed, code: codeAt(secret, Date.now() + STEP_MS) }, ip);
const actsAbout = async (id: string) =>
  (await world.rows<{ act: string }>(`select act from audit.entry where subject_id = $1 order by at, id`, [id])).map(({ act }) => act);

describe('an account of staff that was made in the office', () => {
  it('opens nothing before its owner has chosen a password and shown a code; then it is like any other [#140] [#E20]', async () => {
    const cora = await invited();
    const token = await tokenOf(cora);
    expect(await setUp().linkOf(token, ip)).toMatchObject({ name: 'Cora', email: cora.email, setsPassword: true });
    await expect(logIn(cora.email, 'JBSWY3DPEHPK3PXP')).rejects.toThrow('login_failed');
    const { secret } = await setUp().start({ token, password }, ip);
    await expect(logIn(cora.email, secret)).rejects.toThrow('login_failed');
    await expect(setUp().finish({ token, password, code: '000000' }, ip)).rejects.toThrow('totp_wrong');

    const { secret: second, codes } = await doSetUp(token);
    expect(new Set(codes).size).toBe(10);
    await expect(logIn(cora.email, second)).resolves.toEqual(expect.any(String));
    expect(await actsAbout(cora.id)).toEqual(['staff.invited', 'staff.set_up']);
    const [link] = await world.rows<{ token_hash: Buffer }>(`select token_hash from auth.staff_link`);
    expect(link?.token_hash).toEqual(createHash('sha256').update(token).digest());
    // Bytes stand in the text of a row as hexadecimal digits.
    const tables = ['auth.staff_link', 'events.outbox', 'audit.entry'].map((table) => `select t::text as text from ${table} t`);
    const rests = (await world.rows<{ text: string }>(tables.join(' union all '))).map(({ text }) => text).join();
    for (const form of [token, Buffer.from(token).toString('hex'), Buffer.from(token, 'base64url').toString('hex')])
      expect(rests).not.toContain(form);
  });

  it('is set up by its link once, also by two at the same moment, and not after three days [#140]', async () => {
    const cora = await invited();
    const token = await tokenOf(cora);
    const { secret } = await setUp().start({ token, password }, ip);
    const finish = () => setUp().finish({ token, password, code: codeAt(secret, Date.now()) }, ip);
    const tries = await Promise.allSettled([finish(), finish(), finish()]);
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const call of [() => setUp().linkOf(token, ip), () => setUp().start({ token, password }, ip), finish])
      await expect(call()).rejects.toThrow('link_invalid');

    const late = await tokenOf(await invited());
    await world.clockAhead('73 hours');
    await expect(setUp().linkOf(late, ip)).rejects.toThrow('link_invalid');
    await expect(setUp().linkOf('x'.repeat(43), ip)).rejects.toThrow('link_invalid');
  });

  it('takes no password that is short or known to everybody [#140]', async () => {
    const token = await tokenOf(await invited());
    await expect(setUp().start({ token, password: 'short' }, ip)).rejects.toThrow('password_length');
    await expect(setUp().start({ token, password: 'password123' }, ip)).rejects.toThrow('password_common');
    expect(await world.rows(`select from auth.staff_enrolment`)).toEqual([]);
  });

  it('keeps its link when the command of the server is to give it a device: without a password that would let nobody in [#140]', async () => {
    const cora = await invited();
    await expect(accounts.resetDevice(cora.email)).rejects.toThrow('staff_no_password');
    expect(await setUp().linkOf(await tokenOf(cora), ip)).toMatchObject({ email: cora.email });
    const state = { totp_secret: null, active: true };
    expect(await world.rows(`select totp_secret, active from auth.staff where id = $1`, [cora.id])).toEqual([state]);
  });

  it('has one link at a time: another mail, or the end of the account, ends the one before [#140]', async () => {
    const cora = await invited();
    const first = await tokenOf(cora);
    await renew(cora);
    const second = await tokenOf(cora);
    await expect(setUp().linkOf(first, ip)).rejects.toThrow('link_invalid');
    expect(await world.rows(`select purpose from auth.staff_link where staff_id = $1 and used_at is null`, [cora.id])).toEqual([
      { purpose: 'invite' },
    ]);
    await world.get(Transactions).run((tx) => world.get(Colleagues).deactivate(tx, by(), cora.id));
    await expect(setUp().linkOf(second, ip)).rejects.toThrow('link_invalid');
  });
});

describe('an account of staff that is set up while an owner', () => {
  it.each<[string, (cora: { readonly id: string; readonly email: string }) => Promise<unknown>]>([
    ['sends another link', (cora) => renew(cora)],
    ['ends it', (cora) => world.get(Transactions).run((tx) => world.get(Colleagues).deactivate(tx, by(), cora.id))],
  ])('%s, is set up and loses that again: neither fails for the other [#140]', async (_what, act) => {
    const cora = await invited();
    const token = await tokenOf(cora);
    const { secret } = await setUp().start({ token, password }, ip);
    // The link is held: whoever sets up has come as far as that when the owner begins.
    const both = await world.atOnce([`select from auth.staff_link where staff_id = $1 for update`, cora.id], 2, async () => {
      const finishing = setUp().finish({ token, password, code: codeAt(secret, Date.now()) }, ip);
      await world.untilWaiting(1, finishing);
      return Promise.allSettled([finishing, act(cora)]);
    });
    expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
    await expect(logIn(cora.email, secret)).rejects.toThrow('login_failed');
  });
});

describe('a device of staff that an owner ended', () => {
  const working = async () => {
    const cora = await invited();
    return { ...cora, ...(await doSetUp(await tokenOf(cora))) };
  };

  it('and its recovery codes count no more; link and password together let its owner set up another one [#140] [#E20]', async () => {
    const cora = await working();
    await renew(cora);
    await expect(logIn(cora.email, cora.secret)).rejects.toThrow('login_failed');
    const byCode = { email: cora.email, password, code: cora.codes[0] ?? '' };
    await expect(world.get(StaffLogin).login(byCode, ip)).rejects.toThrow('login_failed');

    const token = await tokenOf(cora);
    expect(await setUp().linkOf(token, ip)).toMatchObject({ setsPassword: false });
    await expect(setUp().start({ token, password: 'another-password-7' }, ip)).rejects.toThrow('password_wrong');
    const { secret } = await doSetUp(token);
    await expect(logIn(cora.email, secret)).resolves.toEqual(expect.any(String));
    expect(await actsAbout(cora.id)).toEqual(['staff.invited', 'staff.set_up', 'staff.access_renewed', 'staff.set_up']);
  });

  it('cannot be replaced by whoever reads the mail and guesses the password [#E20]', async () => {
    const cora = await working();
    await renew(cora);
    const token = await tokenOf(cora);
    for (let tries = 1; tries < 5; tries += 1)
      await expect(setUp().start({ token, password: `a guess ${tries}` }, ip)).rejects.toThrow('password_wrong');
    await expect(setUp().start({ token, password: 'a last guess' }, ip)).rejects.toThrow('too_many_attempts');
    await expect(setUp().start({ token, password }, ip)).rejects.toThrow('too_many_attempts');
  });

  it('whose owner lost the password too gets a new one with the link [#140]', async () => {
    const cora = await working();
    await renew(cora, true);
    const token = await tokenOf(cora);
    const { secret } = await doSetUp(token, 'Vlinderstruik-88');
    await expect(logIn(cora.email, secret)).rejects.toThrow('login_failed');
    await expect(logIn(cora.email, secret, 'Vlinderstruik-88')).resolves.toEqual(expect.any(String));
    expect(await world.rows(`select purpose from auth.staff_link where staff_id = $1 order by id`, [cora.id])).toEqual([
      { purpose: 'invite' },
      { purpose: 'renew' },
    ]);
  });
});
