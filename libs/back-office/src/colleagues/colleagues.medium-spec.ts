import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AuditModule } from '#audit';
import { AppError } from '#contracts';
import { colleaguePage, colleaguesAnswer, staffRoles, type ColleagueState, type StaffRole } from '#contracts-admin';
import { World } from '#testing';
import { BackOfficeModule, ColleaguesOfficeService, type StaffActor } from '../index.js';

const firstPage = { page: 1, per_page: 25 };
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
let world: World;
let olga: StaffActor;

async function staff(name: string, roles: StaffRole[], change = ''): Promise<StaffActor> {
  const id = randomUUID();
  await world.rows(
    `insert into auth.staff (id, email, name, password_hash, totp_secret, roles) values ($1, $2, $3, 'none', 'x', $4::text[])`,
    [id, `${name.toLowerCase()}@staff.example`, name, roles],
  );
  if (change) await world.rows(`update auth.staff set ${change} where id = $1`, [id]);
  return { id, roles, ip: '192.0.2.1' };
}
async function session(staffId: string, seen = `public.app_now()`): Promise<string> {
  const [row] = await world.rows<{ id: string }>(
    `insert into auth.staff_session (staff_id, token_hash, created_at, last_seen_at, expires_at, user_agent, network)
     values ($1, sha256(uuid_send(gen_random_uuid())), public.app_now() - interval '2 hours', ${seen}, public.app_now() + interval '9 hours', $2, '192.0.2')
     returning id`,
    [staffId, firefox],
  );
  return row?.id ?? '';
}

beforeAll(async () => {
  world = await World.open([AuditModule, BackOfficeModule]);
});
beforeEach(async () => {
  await world.empty();
  olga = await staff('Olga', ['owner']);
});
afterAll(async () => {
  await world.rows(`delete from auth.staff`);
  await world.close();
});

const office = () => world.get(ColleaguesOfficeService);
const list = async (query: object = {}) => {
  const answer = await office().list(olga, { ...firstPage, ...query });
  return colleaguesAnswer.parse(answer).rows;
};
const open = async (id: string) => {
  const page = await office().open(olga, id, randomUUID());
  expect(colleaguePage.parse(page)).toEqual(page);
  return page;
};
const outcome = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  );
const reason = 'Other work';
const acts = async (of: StaffActor) =>
  (await world.rows<{ act: string }>(`select act from audit.entry where staff_id = $1 order by at, id`, [of.id])).map(({ act }) => act);

describe('the staff in the back office [#140]', () => {
  it('are listed with what there is to know of how they come in, those who may first', async () => {
    const mira = await staff('Mira', ['moderator', 'support']);
    await staff('Ada', [], `active = false`);
    await world.rows(
      `insert into auth.staff_recovery_code (staff_id, code_hash, used_at) values ($1, 'a', null), ($1, 'b', null), ($1, 'c', now())`,
      [mira.id],
    );
    await session(mira.id);
    await session(mira.id, `public.app_now() - interval '31 minutes'`);
    const { id } = await office().invite(olga, { email: 'cora@staff.example', name: 'Cora', roles: ['content'], language: 'nl', reason });
    expect((await list()).map(({ name }) => name)).toEqual(['Cora', 'Mira', 'Olga', 'Ada']);
    const [cora, found] = await list();
    expect(cora).toMatchObject({
      id,
      email: 'cora@staff.example',
      state: 'invited',
      roles: ['content'],
      invited_by: { id: olga.id, name: 'Olga' },
      last_used_at: null,
      link_until: expect.any(String),
    });
    expect(found).toMatchObject({
      id: mira.id,
      state: 'active',
      roles: ['moderator', 'support'],
      recovery_codes_left: 2,
      sessions_open: 1,
      invited_by: null,
      link_until: null,
    });
  });

  it.each<[object, string[]]>([
    [{ q: 'MIR' }, ['Mira']],
    [{ q: 'mira@staff' }, ['Mira']],
    [{ q: '%' }, []],
    [{ role: 'owner' }, ['Olga']],
    [{ state: 'ended' }, ['Ada']],
    [{ state: 'active', role: 'moderator' }, ['Mira']],
    [{ state: 'invited' }, ['Ivo']],
    [{ state: 'no_device' }, ['Nora']],
    [{ page: 2, per_page: 2 }, ['Nora', 'Olga']],
  ])('are found by %j', async (query, names) => {
    await staff('Mira', ['moderator']);
    await staff('Ada', [], `active = false`);
    await staff('Ivo', ['ops'], `password_hash = null, totp_secret = null`);
    await staff('Nora', ['ops'], `totp_secret = null`);
    expect((await list(query)).map(({ name }) => name)).toEqual(names);
  });

  it.each<[ColleagueState, boolean, string]>([
    ['active', true, ''],
    ['invited', false, `password_hash = null, totp_secret = null`],
    ['no_device', false, `totp_secret = null`],
    ['ended', true, `active = false`],
    ['ended', false, `active = false, totp_secret = null`],
  ])('are said to be %s, and whether they have a device: %s', async (state, hasDevice, change) => {
    const mira = await staff('Mira', ['moderator'], change);
    expect(await open(mira.id)).toMatchObject({ state, has_device: hasDevice });
  });

  it('were last here when they last did or looked at something; what others tried at their account does not count', async () => {
    const mira = await staff('Mira', ['moderator']);
    const note = (act: string, ago: string) =>
      world.rows(`insert into audit.entry (at, staff_id, act, subject_kind) values (public.app_now() - $3::interval, $1, $2, 'list')`, [
        mira.id,
        act,
        ago,
      ]);
    await note('staff.login_refused', '1 minute');
    expect((await open(mira.id)).last_used_at).toBeNull();
    await note('members.listed', '2 days');
    const before = (await open(mira.id)).last_used_at ?? '';
    expect(Date.now() - Date.parse(before)).toBeGreaterThan(47 * 3_600_000);
    await session(mira.id);
    expect(Date.now() - Date.parse((await open(mira.id)).last_used_at ?? '')).toBeLessThan(60_000);
  });

  it('have a page with what they have open and what they did last, and looking at it is written down', async () => {
    const mira = await staff('Mira', ['moderator']);
    const id = await session(mira.id);
    const page = await open(mira.id);
    expect(page).toMatchObject({
      own: false,
      sessions: [{ id, device: { browser: 'firefox', kind: 'linux' }, network: '192.0.2', current: false }],
    });
    const own = await office().open(olga, olga.id, await session(olga.id));
    expect(own).toMatchObject({ own: true, sessions: [{ current: true }], acts: [{ act: 'staff.opened' }] });
    await list({ q: 'mira' });
    expect(await acts(olga)).toEqual(['staff.opened', 'staff.opened', 'staff.listed']);
    const [entry] = await world.rows<{ facts: object }>(`select facts from audit.entry where act = 'staff.listed' and staff_id = $1`, [
      olga.id,
    ]);
    expect(JSON.stringify(entry?.facts)).not.toContain('mira');
    expect(await outcome(open(randomUUID()))).toBe('not_found');
  });

  it('are logged out by an owner, everywhere or in one browser; nobody does that to themselves here', async () => {
    const mira = await staff('Mira', ['moderator']);
    const [first] = [await session(mira.id), await session(mira.id)];
    await office().endSession(olga, first, { reason });
    expect((await open(mira.id)).sessions).toHaveLength(1);
    expect(await outcome(office().endSession(olga, first, { reason }))).toBe('not_found');
    await office().endSessions(olga, mira.id, { reason });
    await office().endSessions(olga, mira.id, { reason });
    expect((await open(mira.id)).sessions).toEqual([]);
    expect(await outcome(office().endSessions(olga, olga.id, { reason }))).toBe('staff_own_account');
    expect((await acts(olga)).filter((act) => act.startsWith('staff.session'))).toEqual(['staff.session_ended', 'staff.sessions_ended']);
  });

  it('are few when one owner alone can come in, and the house is told', async () => {
    await staff('Otto', ['owner'], `totp_secret = null`);
    await staff('Ada', [], `active = false`);
    expect(await office().safety(olga)).toEqual({ owners: 1 });
    await staff('Otis', ['owner', 'ops']);
    expect(await office().safety(olga)).toEqual({ owners: 2 });
  });

  it('are seen and changed by owners alone', async () => {
    const mira = await staff('Mira', ['moderator']);
    for (const role of staffRoles.filter((one) => one !== 'owner')) {
      const actor = { ...mira, roles: [role] };
      const tries = [
        () => office().list(actor, firstPage),
        () => office().open(actor, olga.id, randomUUID()),
        () => office().safety(actor),
        () => office().invite(actor, { email: 'a@b.example', name: 'A', roles: ['owner'], language: 'en', reason }),
        () => office().changeRoles(actor, olga.id, { was: ['owner'], roles: ['ops'], reason }),
        () => office().renewAccess(actor, olga.id, { language: 'en', new_password: true, reason }),
        () => office().endSessions(actor, olga.id, { reason }),
        () => office().endSession(actor, randomUUID(), { reason }),
        () => office().end(actor, olga.id, { reason }),
        () => office().reactivate(actor, olga.id, { roles: ['owner'], reason }),
      ];
      for (const one of tries) expect([role, await outcome((async () => one())())]).toEqual([role, 'forbidden']);
    }
    expect(await acts(mira)).toEqual([]);
    expect(await world.rows(`select name from auth.staff where active order by name`)).toEqual([{ name: 'Mira' }, { name: 'Olga' }]);
  });
});
