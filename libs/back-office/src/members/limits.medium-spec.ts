import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AuditModule } from '#audit';
import type { MemberId } from '#contracts';
import type { StaffRole } from '#contracts-admin';
import { World, type TestMember } from '#testing';
import { BackOfficeModule, LimitsOfficeService, MemberPageService, type StaffActor } from '../index.js';

const staff = (...roles: StaffRole[]): StaffActor => ({ id: randomUUID(), roles, ip: '192.0.2.1' });

describe('the limit of first messages, in the hands of staff', () => {
  let world: World;
  let bert: TestMember;

  beforeAll(async () => {
    world = await World.open([AuditModule, BackOfficeModule]);
  });
  beforeEach(async () => {
    await world.empty();
    const anna = await world.member('Anna');
    bert = await world.member('Bert', { gender: 'male' });
    await world.rows(
      `insert into moderation.report (receipt, at, reporter_id, subject_id, about, reason, state, outcome, decided_at, body_hash)
       values ('AAAA-2222', now(), $1, $2, 'member', 'money', 'decided', 'confirmed', now(), '')`,
      [anna.id, bert.id],
    );
    await world.rows(`update chats.inbox set openings_cap = 3 where member_id = $1`, [bert.id]);
  });
  afterAll(() => world.close());

  const lift = (actor: StaffActor, id: MemberId = bert.id) => world.get(LimitsOfficeService).lift(actor, id, { reason: 'person_known' });
  const entries = (actor: StaffActor) =>
    world.rows(`select act, subject_id, reason, facts from audit.entry where staff_id = $1`, [actor.id]);

  it('stands on the page of the member, and is lifted by a moderator with a reason that the log keeps [#E6]', async () => {
    const moderator = staff('moderator');
    const found = { confirmed_reports: 1, signals: 0, daily: 3, lifted_at: null };
    expect((await world.get(MemberPageService).openMember(staff('moderator'), bert.id)).trust).toEqual(found);
    const after = { confirmed_reports: 0, signals: 0, daily: null, lifted_at: expect.any(String) };
    expect(await lift(moderator)).toEqual({ trust: after });
    expect((await world.get(MemberPageService).openMember(staff('owner'), bert.id)).trust).toEqual(after);
    expect(await entries(moderator)).toEqual([{ act: 'member.limit_lifted', subject_id: bert.id, reason: 'person_known', facts: found }]);
  });

  it.each(['finance', 'content', 'ops'] as const)('is not lifted by %s, and nothing changes [#E6]', async (role) => {
    await expect(lift(staff(role))).rejects.toMatchObject({ code: 'forbidden' });
    expect(await world.rows(`select openings_cap, vouched from chats.inbox where member_id = $1`, [bert.id])).toEqual([
      { openings_cap: 3, vouched: false },
    ]);
  });

  it('of nobody is a 404, and no entry [#E6]', async () => {
    const moderator = staff('moderator');
    await expect(lift(moderator, randomUUID() as MemberId)).rejects.toMatchObject({ code: 'member_not_found' });
    expect(await entries(moderator)).toEqual([]);
  });
});
