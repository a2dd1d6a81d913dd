import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AuditModule } from '#audit';
import { AppError } from '#contracts';
import type { StaffRole } from '#contracts-admin';
import type { Tx } from '#database';
import { World } from '#testing';
import { Passwords } from '../passwords/index.js';
import { Colleagues } from './colleagues.js';
import { StaffAccounts } from './staff-accounts.js';
import { StaffLogin } from './staff-login.js';
import { StaffModule } from './staff.module.js';
import { StepUp } from './step-up.js';
import { codeAt } from './totp.js';

const password = 'a long enough password';
const what = 'end_colleague';
let world: World;
let accounts: StaffAccounts;
let networks = 0;
/** Under which the acts of one test are known: the log is never emptied. */
let marker: string;
let ip: string;

beforeAll(async () => {
  world = await World.open([AuditModule, StaffModule]);
  const client = {
    query: async (sql: string, parameters: unknown[]) => ({ rows: await world.rows<{ id: string }>(sql, parameters) }),
  };
  accounts = new StaffAccounts(client, new Passwords(), world.config.appSecret);
});
beforeEach(async () => {
  await world.empty();
  networks += 1;
  marker = randomUUID();
  ip = `192.0.${networks}.12`;
});
afterAll(() => world.close());

async function working(...roles: StaffRole[]) {
  const email = `${randomUUID()}@staff.example`;
  const { id, totpUri } = await accounts.create({ email, name: 'Olga', password, roles });
  const secret = new URL(totpUri).searchParams.get('secret') ?? '';
  return { id, email, code: (aheadMs = 0) => codeAt(secret, Date.now() + aheadMs) };
}
type Person = Awaited<ReturnType<typeof working>>;
const wrongCode = (right: string) => String((Number(right) + 1) % 1_000_000).padStart(6, '0');
const outcome = (work: Promise<unknown>) =>
  work.then(
    (result) => result,
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  );
/** Changes something of which it can be seen whether it stayed. */
const mark = async (tx: Tx) => {
  await tx.query(`insert into audit.entry (at, act, subject_kind, subject_id) values (public.app_now(), 'marked', 'list', $1)`, [marker]);
  return 'done';
};
const marks = async () => (await world.rows(`select from audit.entry where act = 'marked' and subject_id = $1`, [marker])).length;
const show = ({ id }: Person, shown: { password: string; code: string }, act: (tx: Tx) => Promise<unknown> = mark, from = ip) =>
  outcome(world.get(StepUp).run({ staffId: id, ip: from, what }, shown, act));
const actsOf = ({ id }: Person) =>
  world.rows(`select act, facts, ip from audit.entry where staff_id = $1 and act like 'staff.step%' order by at, id`, [id]);

describe('a step-up', () => {
  it('does the act with password and code, and the log says what it was asked for', async () => {
    const olga = await working('owner');
    expect(await show(olga, { password, code: olga.code() })).toBe('done');
    expect([await marks(), await actsOf(olga)]).toEqual([1, [{ act: 'staff.stepped_up', facts: { command: what }, ip }]]);
  });

  it('changes nothing with a wrong password, a wrong code or the code of somebody else, and answers alike', async () => {
    const [olga, otto] = [await working('owner'), await working('owner')];
    const answers = [
      await show(olga, { password: 'wrong', code: olga.code() }),
      await show(olga, { password, code: wrongCode(olga.code()) }),
      await show(olga, { password, code: otto.code() }),
    ];
    expect(answers).toEqual(Array(3).fill('step_up_wrong'));
    expect([await marks(), await actsOf(olga)]).toEqual([
      0,
      Array.from({ length: 3 }, () => ({ act: 'staff.step_up_refused', facts: { command: what }, ip })),
    ]);
  });

  it('takes a code once, be it of the login, of another act, or three times at once', async () => {
    const olga = await working('owner');
    const [first, second] = [olga.code(), olga.code(30_000)];
    await world.get(StaffLogin).login({ email: olga.email, password, code: first }, ip);
    expect(await show(olga, { password, code: first })).toBe('step_up_wrong');
    const all = await Promise.all([1, 2, 3].map(() => show(olga, { password, code: second })));
    expect(all.map(String).toSorted()).toEqual(['done', 'step_up_wrong', 'step_up_wrong']);
    expect(await marks()).toBe(1);
  });

  it('is counted with the tries of the login: after five nothing is asked any more in that network, and the login is closed there too', async () => {
    const olga = await working('owner');
    for (let tried = 1; tried < 5; tried += 1) expect(await show(olga, { password: 'wrong', code: '000000' })).toBe('step_up_wrong');
    expect(await show(olga, { password: 'wrong', code: '000000' })).toBe('too_many_attempts');
    expect(await show(olga, { password, code: olga.code() })).toBe('too_many_attempts');
    expect(await outcome(world.get(StaffLogin).login({ email: olga.email, password, code: olga.code() }, ip))).toBe('too_many_attempts');
    expect(await marks()).toBe(0);
    expect(await show(olga, { password, code: olga.code() }, mark, '198.51.100.7')).toBe('done');
  });

  it('stops somebody who has the password and tries codes from many networks', async () => {
    const olga = await working('owner');
    const from = (network: number) => `203.0.${network}.1`;
    for (let network = 1; network <= 6; network += 1)
      expect(await show(olga, { password, code: wrongCode(olga.code()) }, mark, from(network))).toBe('step_up_wrong');
    expect(await show(olga, { password, code: olga.code() }, mark, from(7))).toBe('step_up_wrong');
    expect(await marks()).toBe(0);
  });

  it('of an act that is refused by itself is no wrong try, and the code is still good', async () => {
    const olga = await working('owner');
    const code = olga.code();
    const refuse = async (tx: Tx) => {
      await mark(tx);
      throw new AppError('staff_last_owner');
    };
    for (let tried = 1; tried <= 6; tried += 1) expect(await show(olga, { password, code }, refuse)).toBe('staff_last_owner');
    expect([await marks(), await actsOf(olga)]).toEqual([0, []]);
    expect(await show(olga, { password, code })).toBe('done');
  });

  it('is worth nothing to somebody whose account has ended', async () => {
    const olga = await working('owner');
    await world.rows(`update auth.staff set active = false where id = $1`, [olga.id]);
    expect(await show(olga, { password, code: olga.code() })).toBe('authentication_required');
    expect(await marks()).toBe(0);
  });

  it('of two owners who end each other at the same moment lets one of them, and neither waits for ever', async () => {
    const [olga, otto] = [await working('owner'), await working('owner')];
    const end = (actor: Person, person: Person) =>
      show(actor, { password, code: actor.code() }, (tx) =>
        world.get(Colleagues).deactivate(tx, { actor: actor.id, reason: 'Has left', ip, steppedUp: true }, person.id),
      );
    const both = await world.atOnce(
      [`select from auth.staff where id = any (string_to_array($1, ',')::uuid[]) for update`, `${olga.id},${otto.id}`],
      2,
      () => Promise.all([end(olga, otto), end(otto, olga)]),
    );
    // Whoever was ended first shows what counts no more.
    expect(both.filter((one) => one === undefined)).toHaveLength(1);
    expect(await world.rows(`select from auth.staff where active and 'owner' = any (roles)`)).toHaveLength(1);
  });
});
