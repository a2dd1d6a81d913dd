import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AuditModule } from '#audit';
import { AppError } from '#contracts';
import type { StaffRole } from '#contracts-admin';
import { Transactions, type Tx } from '#database';
import { World } from '#testing';
import { Passwords } from '../passwords/index.js';
import { Colleagues } from './colleagues.js';
import { StaffAccounts } from './staff-accounts.js';
import { StaffModule } from './staff.module.js';
import { sealWish } from './staff-seal.js';
import { StaffSessions } from './staff-sessions.js';

const ip = '192.0.2.12';
let world: World;
let accounts: StaffAccounts;

beforeAll(async () => {
  world = await World.open([AuditModule, StaffModule]);
  const client = {
    query: async (sql: string, parameters: unknown[]) => ({ rows: await world.rows<{ id: string }>(sql, parameters) }),
  };
  accounts = new StaffAccounts(client, new Passwords(), world.config.appSecret);
});
beforeEach(() => world.empty());
afterAll(() => world.close());

/** Somebody who can come in. */
async function working(...roles: StaffRole[]): Promise<string> {
  const [row] = await world.rows<{ id: string }>(
    `insert into auth.staff (email, name, password_hash, totp_secret, roles) values ($1, 'Mira', 'none', 'x', $2) returning id`,
    [`${randomUUID()}@staff.example`, roles],
  );
  return row?.id ?? '';
}
const colleagues = () => world.get(Colleagues);
const by = (actor: string, steppedUp = true) => ({ actor, reason: 'Other work', ip, steppedUp });
const run = <Result>(work: (tx: Tx) => Promise<Result>) => world.get(Transactions).run(work);
const outcome = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  );
const end = (actor: string, person: string) => outcome(run((tx) => colleagues().deactivate(tx, by(actor), person)));
const change = (actor: string, person: string, was: StaffRole[], roles: StaffRole[]) =>
  outcome(run((tx) => colleagues().changeRoles(tx, by(actor), person, was, roles)));
const rolesOf = async (id: string) =>
  (await world.rows<{ roles: StaffRole[]; active: boolean }>(`select roles, active from auth.staff where id = $1`, [id]))[0];
const entriesOf = (id: string) => world.rows(`select act from audit.entry where subject_id = $1`, [id]);

describe('the people of the office', () => {
  it('get other roles from an owner, end and come back, each with its entry, and their sessions end with it [#140]', async () => {
    const [olga, mira] = [await working('owner'), await working('moderator')];
    const opened = () =>
      run((tx) => world.get(StaffSessions).open(tx, mira, { recovered: false, ip, userAgent: '' })).then(({ token }) => token);
    const isIn = async (token: string) => (await world.get(StaffSessions).find(token, { touch: false })) !== undefined;

    const first = await opened();
    expect([await isIn(first), await change(olga, mira, ['moderator'], ['content', 'finance'])]).toEqual([true, 'done']);
    expect([await isIn(first), await rolesOf(mira)]).toEqual([false, { roles: ['content', 'finance'], active: true }]);
    const second = await opened();
    expect([await end(olga, mira), await isIn(second), await rolesOf(mira)]).toEqual(['done', false, { roles: [], active: false }]);
    expect(await outcome(run((tx) => colleagues().reactivate(tx, by(olga), mira, ['content'])))).toBe('done');
    expect(await rolesOf(mira)).toEqual({ roles: ['content'], active: true });
    expect(
      await world.rows(`select staff_id, act, subject_id, reason, facts, ip from audit.entry where subject_id = $1 order by at, id`, [
        mira,
      ]),
    ).toEqual(
      [
        ['staff.roles_changed', ['moderator'], ['content', 'finance']],
        ['staff.ended', ['content', 'finance'], []],
        ['staff.let_back', [], ['content']],
      ].map(([act, before, after]) => ({ staff_id: olga, act, subject_id: mira, reason: 'Other work', facts: { before, after }, ip })),
    );
  });

  it('do nothing to their own account, not even an owner [#140]', async () => {
    const [olga] = [await working('owner'), await working('owner')];
    expect(await end(olga, olga)).toBe('staff_own_account');
    expect(await change(olga, olga, ['owner'], ['owner', 'ops'])).toBe('staff_own_account');
    expect(await outcome(run((tx) => colleagues().renewAccess(tx, by(olga), { id: olga, email: 'x' }, renewed)))).toBe('staff_own_account');
    expect([await rolesOf(olga), await entriesOf(olga)]).toEqual([{ roles: ['owner'], active: true }, []]);
  });
  const renewed = { language: 'en', newPassword: false } as const;

  it('are changed by who is an owner at that moment, whatever the session said when it was asked [#140]', async () => {
    const [olga, fien, mira] = [await working('owner'), await working('finance'), await working('moderator')];
    await world.rows(`update auth.staff set active = false where id = $1`, [olga]);
    for (const actor of [olga, fien, randomUUID()]) expect(await end(actor, mira)).toBe('forbidden');
    expect([await rolesOf(mira), await entriesOf(mira)]).toEqual([{ roles: ['moderator'], active: true }, []]);
  });

  it('keep the roles that they have when two owners change them at once, from the same picture [#140]', async () => {
    const [olga, otto, mira] = [await working('owner'), await working('owner'), await working('moderator')];
    const both = await world.atOnce([`select pg_advisory_xact_lock(7010101), $1`, ''], 2, () =>
      Promise.all([change(olga, mira, ['moderator'], ['content']), change(otto, mira, ['moderator'], ['finance'])]),
    );
    expect(both.toSorted()).toEqual(['done', 'staff_changed']);
    expect(await entriesOf(mira)).toHaveLength(1);
    // Ended is another picture too.
    await world.rows(`update auth.staff set active = false, roles = '{}' where id = $1`, [mira]);
    expect([await end(olga, mira), await change(olga, mira, ['content'], ['ops'])]).toEqual(['staff_changed', 'staff_changed']);
  });

  it.each<[string, (actor: string, person: string) => Promise<string>]>([
    ['end each other', end],
    ['take the role from each other', (actor, person) => change(actor, person, ['owner'], ['ops'])],
  ])('have an owner left when the last two %s at the same moment [#140]', async (_, act) => {
    const [olga, otto] = [await working('owner'), await working('owner')];
    // Both accounts are held: whoever did not wait before asking who is an owner would wait here, and know no better.
    const both = await world.atOnce(
      [`select from auth.staff where id = any (string_to_array($1, ',')::uuid[]) for update`, `${olga},${otto}`],
      2,
      () => Promise.all([act(olga, otto), act(otto, olga)]),
    );
    expect(both.toSorted()).toEqual(['done', 'forbidden']);
    expect(await world.rows(`select from auth.staff where active and 'owner' = any (roles)`)).toHaveLength(1);
  });

  it('have an owner left who can come in: one who has not set up their account yet counts for nobody [#140]', async () => {
    const [olga, otto] = [await working('owner'), await working('owner')];
    // Olga was invited, and her device was ended while she was at work.
    await world.rows(`update auth.staff set totp_secret = null where id = $1`, [olga]);
    expect([await end(olga, otto), await change(olga, otto, ['owner'], ['ops'])]).toEqual(['staff_last_owner', 'staff_last_owner']);
    expect(await outcome(run((tx) => colleagues().renewAccess(tx, by(olga), { id: otto, email: 'x' }, renewed)))).toBe('staff_last_owner');
  });

  it('are made owners, and are changed as owners, with a step-up alone; others need none', async () => {
    const [olga, otto, mira] = [await working('owner'), await working('owner'), await working('moderator')];
    const [gone] = [await working('content')];
    await world.rows(`update auth.staff set active = false, roles = '{}' where id = $1`, [gone]);
    const alone = by(olga, false);
    const invite = (roles: StaffRole[]) => (tx: Tx) =>
      colleagues().invite(tx, alone, { email: `${roles[0]}@staff.example`, name: 'Cora', roles, language: 'nl' });
    const about = (person: string, was: StaffRole[], roles: StaffRole[]) => (tx: Tx) =>
      colleagues().changeRoles(tx, alone, person, was, roles);
    const acts: ((tx: Tx) => Promise<unknown>)[] = [
      invite(['owner', 'ops']),
      about(mira, ['moderator'], ['moderator', 'owner']),
      about(otto, ['owner'], ['ops']),
      about(otto, ['owner'], ['owner', 'ops']),
      (tx) => colleagues().deactivate(tx, alone, otto),
      (tx) => colleagues().reactivate(tx, alone, gone, ['owner']),
      (tx) => colleagues().renewAccess(tx, alone, { id: otto, email: 'x' }, renewed),
    ];
    const answers = [];
    for (const act of acts) answers.push(await outcome(run(act)));
    expect(answers).toEqual(acts.map(() => 'step_up_required'));
    expect([await rolesOf(otto), await rolesOf(mira), await entriesOf(otto)]).toEqual([
      { roles: ['owner'], active: true },
      { roles: ['moderator'], active: true },
      [],
    ]);
    const others: ((tx: Tx) => Promise<unknown>)[] = [
      invite(['content']),
      about(mira, ['moderator'], ['finance']),
      (tx) => colleagues().renewAccess(tx, alone, { id: mira, email: 'x' }, renewed),
      (tx) => colleagues().deactivate(tx, alone, mira),
      (tx) => colleagues().reactivate(tx, alone, gone, ['content']),
    ];
    for (const act of others) expect(await outcome(run(act))).toBe('done');
  });

  it('have an owner left when the command of the server changes roles, too [#140]', async () => {
    const olga = await accounts.create({ email: 'olga@staff.example', name: 'Olga', password: 'a long password', roles: ['owner'] });
    for (const roles of [[], ['finance']] as StaffRole[][])
      await expect(accounts.setRoles('olga@staff.example', roles, 'left')).rejects.toThrow('staff_last_owner');
    await working('owner');
    expect(await accounts.setRoles('olga@staff.example', [], 'left')).toBe(true);
    expect(await rolesOf(olga.id)).toEqual({ roles: [], active: false });
  });

  it('have one account for an address, and the second invitation says so beside it [#140]', async () => {
    const olga = await working('owner');
    const wish = { email: 'cora@staff.example', name: 'Cora', roles: ['content'], language: 'nl' } as const;
    const invite = () => run((tx) => colleagues().invite(tx, by(olga), wish));
    const both = await Promise.allSettled([invite(), invite()]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(invite()).rejects.toMatchObject({ code: 'invalid_input', details: { fields: { email: 'staff_email_in_use' } } });
    expect(await world.rows(`select from auth.staff_link`)).toHaveLength(1);
    expect(await world.rows(`select reaction from events.outbox`)).toEqual([{ reaction: 'mail.staff-link' }]);
  });
});

describe('the owners of the office', () => {
  /** Who is told what since the last time, each with the names of the actor and the person. */
  async function told(names: Readonly<Record<string, string>>): Promise<string[]> {
    const rows = await world.rows<{ change: string; reader: string; actor: string; person: string }>(
      `delete from events.outbox where reaction = 'mail.owners-changed'
       returning payload->>'change' as change, payload->>'readerId' as reader, payload->>'actorId' as actor, payload->>'personId' as person`,
    );
    const name = (id: string) => names[id] ?? 'somebody else';
    return rows.map(({ change: what, reader, actor, person }) => `${name(reader)}: ${name(actor)} ${what} ${name(person)}`).toSorted();
  }

  it('are all told when one of them comes, goes or gets a new device, and so is whoever it is about; nobody else is [#140]', async () => {
    const [olga, otto, mira] = [await working('owner'), await working('owner'), await working('moderator')];
    const gone = await working('owner');
    await world.rows(`update auth.staff set totp_secret = null where id = $1`, [gone]);
    await working('finance');
    const names = { [olga]: 'Olga', [otto]: 'Otto', [mira]: 'Mira' };

    await change(olga, mira, ['moderator'], ['moderator', 'owner']);
    expect(await told(names)).toEqual(['Mira: Olga given Mira', 'Olga: Olga given Mira', 'Otto: Olga given Mira']);
    await change(olga, mira, ['moderator', 'owner'], ['owner']);
    expect(await told(names)).toEqual([]);
    await change(olga, mira, ['owner'], ['moderator']);
    expect(await told(names)).toEqual(['Mira: Olga taken Mira', 'Olga: Olga taken Mira', 'Otto: Olga taken Mira']);
    await end(olga, mira);
    expect(await told(names)).toEqual([]);
    await end(olga, otto);
    expect(await told(names)).toEqual(['Olga: Olga ended Otto']);
    await run((tx) => colleagues().reactivate(tx, by(olga), otto, ['owner']));
    expect(await told(names)).toEqual(['Olga: Olga let_back Otto', 'Otto: Olga let_back Otto']);
    await run((tx) => colleagues().renewAccess(tx, by(otto), { id: olga, email: 'x' }, { language: 'en', newPassword: false }));
    expect(await told(names)).toEqual(['Otto: Otto new_device Olga']);
    const wish = { email: 'cora@staff.example', name: 'Cora', roles: ['owner'], language: 'nl' } as const;
    const cora = await run((tx) => colleagues().invite(tx, by(otto), wish));
    expect(await told({ ...names, [cora]: 'Cora' })).toEqual(['Otto: Otto invited Cora']);
  });

  it('hear nothing of what was refused [#140]', async () => {
    const [olga, mira] = [await working('owner'), await working('moderator')];
    expect(await change(mira, olga, ['owner'], ['ops'])).toBe('forbidden');
    expect(await end(olga, olga)).toBe('staff_own_account');
    expect(await told({})).toEqual([]);
  });
});

describe('a wish about staff', () => {
  const asApp = (sql: string, parameters: unknown[]) => world.get(Transactions).single(sql, parameters);

  it('counts with its seal alone, for its own function and for a minute: the role of the app in the database makes nobody an owner [#140]', async () => {
    const [olga, mira] = [await working('owner'), await working('moderator')];
    const wish = {
      actor: olga,
      person: mira,
      was_active: true,
      roles: ['owner'],
      act: 'staff.roles_changed',
      reason: 'mine',
      ip,
      stepped_up: true,
    };
    const sealed = (to = 'change_colleague') => sealWish(world.config.appSecret, to, wish);
    const [payload, seal] = sealed();
    const old = JSON.stringify({ ...(JSON.parse(payload) as object), at: Math.floor(Date.now() / 1_000) - 120 });
    for (const parameters of [
      [payload, null],
      [payload, Buffer.alloc(32)],
      [payload.replace(mira, olga), seal],
      [old, seal],
      sealWish('another secret of this length or so', 'change_colleague', wish),
      sealed('invite_colleague'),
    ])
      await expect(asApp(`select auth.change_colleague($1, $2)`, [...parameters])).rejects.toMatchObject({ code: '42501' });
    expect(await rolesOf(mira)).toEqual({ roles: ['moderator'], active: true });
    expect(await asApp(`select auth.change_colleague($1, $2) as answer`, [...sealed()])).toEqual([{ answer: null }]);
  });

  it('is too old after a minute', async () => {
    const olga = await working('owner');
    const realNow = Date.now;
    Date.now = () => realNow() - 61_000;
    const late = sealWish(world.config.appSecret, 'change_colleague', { actor: olga });
    Date.now = realNow;
    await expect(asApp(`select auth.change_colleague($1, $2)`, [...late])).rejects.toMatchObject({ code: '42501' });
  });
});
