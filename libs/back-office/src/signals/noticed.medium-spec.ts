import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AuditModule } from '#audit';
import { noticedAnswer, noticedQuery, casePage, type StaffRole } from '#contracts-admin';
import { World, type TestMember } from '#testing';
import {
  BackOfficeModule,
  CasePageService,
  CasesOfficeService,
  InitiativesOfficeService,
  NoticedOfficeService,
  type StaffActor,
} from '../index.js';

const staff = (...roles: StaffRole[]): StaffActor => ({ id: randomUUID(), roles, ip: '192.0.2.1' });

describe('a member of whom something was noticed, in the hands of staff', () => {
  let world: World;
  let bert: TestMember;
  let [mia, olga] = [staff('moderator'), staff('owner')];

  beforeAll(async () => {
    world = await World.open([AuditModule, BackOfficeModule]);
  });
  beforeEach(async () => {
    await world.empty();
    // The log is kept: each test has its own people.
    [mia, olga] = [staff('moderator'), staff('owner')];
    bert = await world.member('Bert', { gender: 'male' });
    await world.rows(
      `insert into moderation.signal (at, kind, sender_id, conversation_id, seq, people)
       select now() - make_interval(mins => n), 'openers', $1, gen_random_uuid(), 1, 9 from generate_series(1, 7) as n`,
      [bert.id],
    );
  });
  afterAll(() => world.close());

  const list = (actor: StaffActor, query = {}) => world.get(NoticedOfficeService).list(actor, noticedQuery.parse(query));
  const acts = async ({ id }: StaffActor) =>
    (await world.rows<{ act: string }>(`select act from audit.entry where staff_id = $1 order by at, id`, [id])).map(({ act }) => act);

  it('stands in the list with what made the signals, and the log keeps who looked', async () => {
    const answer = await list(mia);
    expect(noticedAnswer.parse(answer)).toEqual(answer);
    expect(answer).toMatchObject({
      total: 1,
      more: false,
      rows: [{ id: bert.id, name: 'Bert', status: 'active', weight: 7, more: 2, case_id: null }],
    });
    expect(answer.rows[0]?.signals).toHaveLength(5);
    expect(answer.rows[0]?.signals[0]).toMatchObject({ kind: 'openers', people: 9 });
    expect((await list(mia, { kind: 'photo' })).rows).toEqual([]);
    expect(
      await world.rows(`select facts from audit.entry where act = 'noticed.listed' and staff_id = $1 order by at, id`, [mia.id]),
    ).toEqual([{ facts: { page: 1, sort: 'weight' } }, { facts: { kind: 'photo', page: 1, sort: 'weight' } }]);
  });

  it.each(['finance', 'content', 'ops'] as const)('is nobody that %s reads about', async (role) => {
    await expect(list(staff(role))).rejects.toMatchObject({ code: 'forbidden' });
  });

  it('has a case that says why it is there, and who reads more of it needs somebody else', async () => {
    const office = world.get(InitiativesOfficeService);
    const input = { category: 'advertising', reason: 'signals', signals: ['openers', 'openers'] } as const;
    const { id, is_new } = await office.open(mia, bert.id, { ...input, signals: [...input.signals] });
    expect([is_new, (await office.open(olga, bert.id, { ...input, signals: ['openers'] })).is_new]).toEqual([true, false]);
    expect((await list(olga)).rows[0]?.case_id).toBe(id);
    const page = await world.get(CasePageService).openCase(mia, id);
    expect(casePage.parse(page)).toEqual(page);
    expect(page).toMatchObject({
      kind: 'initiative',
      reason: 'advertising',
      mine: true,
      may_decide: true,
      reporter: null,
      initiative: { reason: 'signals', signals: ['openers'], more: null, may_ask: false },
    });
    // The conversations are gone: there is nothing to read on from.
    await expect(office.askMore(mia, id, { reason: 'fraud_suspected' })).rejects.toMatchObject({ code: 'not_found' });
    expect(await acts(mia)).toEqual(['case.initiated', 'case.opened']);
    expect((await world.get(CasesOfficeService).list(mia, { page: 1, per_page: 25, asks_second: true })).rows).toEqual([]);
  });
});
