import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AuditModule } from '#audit';
import { transparencyAnswer, type StaffRole } from '#contracts-admin';
import { statementColumns } from '#moderation';
import { World } from '#testing';
import { BackOfficeModule, TransparencyOfficeService, type StaffActor } from '../index.js';

const YEAR = 2_026;
let world: World;
let office: TransparencyOfficeService;
let mia: string;
let tom: string;
beforeAll(async () => {
  world = await World.open([AuditModule, BackOfficeModule]);
  office = world.get(TransparencyOfficeService);
});
beforeEach(async () => {
  await world.empty();
  [mia, tom] = [await moderator('Mia'), await moderator('Tom')];
});
afterAll(() => world.close());

async function moderator(name: string): Promise<string> {
  const [row] = await world.rows<{ id: string }>(
    `insert into auth.staff (email, name, password_hash, totp_secret, roles) values ($1, $2, '', '', '{moderator}') returning id`,
    [`${randomUUID()}@staff.example`, name],
  );
  return row?.id ?? '';
}
const actor = (id: string, ...roles: StaffRole[]): StaffActor => ({ id, roles, ip: '203.0.113.9' });
const open = (id: string, ...roles: StaffRole[]) => office.openYear(actor(id, ...roles), { year: YEAR });
const csv = async (year = YEAR) => text(await office.exportStatements(actor(mia, 'moderator'), { year }));

interface Decided {
  readonly by?: string;
  readonly measure?: string;
  readonly rule?: string | null;
  readonly state?: string;
  readonly openedAt?: string;
  readonly hours?: number;
  readonly kind?: string;
  readonly reason?: string;
}
/** A closed case and its decision. */
async function decided({
  by = mia,
  measure = 'warning',
  rule = 'insult',
  state = 'in_force',
  openedAt = '2026-03-01T10:00:00Z',
  hours = 2,
  kind = 'report',
  reason = 'insult',
}: Decided = {}): Promise<string> {
  const id = randomUUID();
  await world.rows(
    `insert into moderation."case" (id, kind, reason, priority, opened_at, due_at, state, closed_at)
     values ($1, $2, $3, 2, $4::timestamptz, $4::timestamptz + interval '1 day', 'closed', $4::timestamptz + make_interval(hours => $5))`,
    [id, kind, reason, openedAt, hours],
  );
  const days = ['restriction', 'suspension'].includes(measure) ? 7 : null;
  const [row] = await world.rows<{ id: string }>(
    `insert into moderation.decision (case_id, member_id, staff_id, at, measure, rule, days, removes_text, state, in_force_at, until)
     select $1, $2, $3, c.closed_at, $4, $5, $6, $4 = 'removal', $7, c.closed_at, c.closed_at + make_interval(days => $6)
       from moderation."case" c where c.id = $1 returning id`,
    [id, randomUUID(), by, measure, rule, days, state],
  );
  return row?.id ?? '';
}

describe('the figures of a year', () => {
  it('tell what came in, what was decided and how long it took', async () => {
    await decided({ hours: 2 });
    await decided({ hours: 30, measure: 'suspension', rule: 'money', reason: 'money' });
    await decided({ measure: 'none', rule: null });
    await decided({ openedAt: '2025-12-31T12:00:00Z', hours: 1 });
    await world.rows(
      `insert into moderation."case" (id, kind, reason, priority, opened_at, due_at) values (uuidv7(), 'complaint', 'my_data', 3, '2026-05-05', '2026-05-08'),
              (uuidv7(), 'appeal', 'advertising', 1, '2026-05-05', '2026-05-07')`,
    );
    const figures = await open(mia, 'moderator');
    expect(transparencyAnswer.parse(figures)).toEqual(figures);
    expect(figures.cases).toEqual([
      { kind: 'appeal', reason: 'advertising', opened: 1, waiting: 1 },
      { kind: 'complaint', reason: 'my_data', opened: 1, waiting: 1 },
      { kind: 'report', reason: 'insult', opened: 2, waiting: 0 },
      { kind: 'report', reason: 'money', opened: 1, waiting: 0 },
    ]);
    expect(figures.times).toEqual([{ kind: 'report', decided: 3, median_hours: 2, late: 1 }]);
    expect(figures.decisions).toEqual([
      { measure: 'none', rule: null, count: 1 },
      { measure: 'suspension', rule: 'money', count: 1 },
      { measure: 'warning', rule: 'insult', count: 1 },
    ]);
  });

  it('tell of each moderator how much was decided, and how much of it did not stand [D10]', async () => {
    const [first] = [await decided({ state: 'overturned' }), await decided(), await decided({ measure: 'none', rule: null, hours: 8 })];
    await decided({ by: tom, measure: 'ban', rule: 'money', state: 'refused' });
    await decided({ by: tom, state: 'undone' });
    await world.rows(
      `insert into moderation.appeal (decision_id, at, state, decided_at) values ($1, '2026-04-01', 'overturned', '2026-04-02')`,
      [first],
    );
    const figures = await open(randomUUID(), 'owner');
    expect(figures.appeals).toEqual({ received: 1, upheld: 0, overturned: 1, open: 0, alone: 0 });
    expect(figures.moderators).toEqual([
      { id: mia, name: 'Mia', decided: 3, measures: 2, overturned: 1, refused: 0, median_hours: 2 },
      { id: tom, name: 'Tom', decided: 0, measures: 0, overturned: 0, refused: 1, median_hours: null },
    ]);
  });

  it('show a moderator nobody else', async () => {
    await decided();
    await decided({ by: tom });
    expect((await open(tom, 'moderator')).moderators.map(({ name }) => name)).toEqual(['Tom']);
  });

  it('are empty for a year without any, and nothing for who has no right to them', async () => {
    expect(await open(mia, 'moderator')).toMatchObject({ cases: [], times: [], decisions: [], moderators: [] });
    await expect(open(mia, 'finance')).rejects.toMatchObject({ code: 'forbidden' });
    await expect(office.exportStatements(actor(mia, 'ops'), { year: YEAR })).rejects.toMatchObject({ code: 'forbidden' });
  });
});

describe('the file of statements of reasons', () => {
  it('has a line for each restriction of the year, and names nobody [E12]', async () => {
    const removal = await decided({ measure: 'removal', rule: 'advertising', kind: 'complaint', reason: 'illegal_content' });
    const overturned = await decided({ measure: 'suspension', state: 'overturned', hours: 3 });
    await decided({ measure: 'warning' });
    await decided({ measure: 'none', rule: null });
    await decided({ measure: 'ban', state: 'pending' });
    await decided({ measure: 'ban', openedAt: '2027-01-01T00:00:00Z', hours: 0 });
    const [header, ...lines] = (await csv()).trimEnd().split('\r\n');
    expect(header).toBe(statementColumns.join(','));
    expect(lines.map((line) => line.split(',').at(-1))).toEqual([removal, overturned]);
    expect(lines[0]).toContain('SOURCE_ARTICLE_16');
    expect(lines.join()).not.toMatch(/Mia|Tom|@/);
  });

  it('is whole, however many there are, and only its header when there are none', async () => {
    const id = await decided({ measure: 'suspension' });
    await world.rows(
      `insert into moderation.decision (case_id, member_id, staff_id, at, measure, rule, days, state, in_force_at, until)
       select case_id, member_id, staff_id, at, measure, rule, days, state, in_force_at, until
         from moderation.decision, generate_series(1, 1100) where id = $1`,
      [id],
    );
    const lines = (await csv()).trimEnd().split('\r\n');
    expect(lines).toHaveLength(1_102);
    expect(new Set(lines).size).toBe(1_102);
    expect((await csv(2_027)).trimEnd().split('\r\n')).toHaveLength(1);
  });

  it('is written down in the log by whoever takes it', async () => {
    await csv();
    expect(await world.rows(`select facts from audit.entry where act = 'statements.exported' and staff_id = $1`, [mia])).toEqual([
      { facts: { year: YEAR } },
    ]);
  });
});
