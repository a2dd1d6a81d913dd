import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { decisionView, type MemberId } from '#contracts';
import { Transactions } from '#database';
import { PairStage } from '#testing';
import { ReportsService } from '../reports/index.js';
import { AppealsService } from './appeals.service.js';
import { OwnDecisions } from './own-decisions.service.js';

const stage = new PairStage({}, {});
const world = () => stage.world;
const own = () => world().get(OwnDecisions);
const unseen = (memberId: MemberId) =>
  world()
    .get(Transactions)
    .read((tx) => own().hasUnseen(tx, memberId));

interface Facts {
  readonly measure?: string;
  readonly state?: string;
  readonly daysAgo?: number;
  readonly secondId?: string;
}
/** A decision about a member, as it stands after it was carried out. */
async function decided(
  memberId: MemberId,
  { measure = 'warning', state = 'in_force', daysAgo = 1, secondId }: Facts = {},
): Promise<string> {
  const id = randomUUID();
  await world().rows(
    `insert into moderation."case" (id, kind, reason, priority, opened_at, due_at, state, closed_at)
     values ($1, 'report', 'insult', 2, now(), now(), 'closed', now())`,
    [id],
  );
  const isCarriedOut = !['proposed', 'pending', 'refused', 'undone'].includes(state);
  await world().rows(
    `insert into moderation.decision (id, case_id, member_id, staff_id, second_id, at, measure, rule, days, until, removes_text, state, in_force_at)
     select $1, $1, $2, uuidv7(), $3, d.at, $4, case when $4 <> 'none' then 'insult' end, case when $4 = 'restriction' then 7 end,
            case when $4 = 'restriction' then d.at + interval '7 days' end, $4 = 'removal', $5, case when $6 then d.at end
       from (select now() - make_interval(days => $7) as at) d`,
    [id, memberId, secondId ?? null, measure, state, isCarriedOut, daysAgo],
  );
  return id;
}

describe('what was decided about a member', () => {
  it('is told to this member alone, the newest first, with who decided', async () => {
    const { anna, bert } = stage;
    await decided(bert.id, { measure: 'restriction', daysAgo: 3 });
    await decided(bert.id, { measure: 'removal', daysAgo: 2, state: 'ended' });
    await decided(bert.id, { measure: 'ban', daysAgo: 1, state: 'overturned', secondId: randomUUID() });
    await decided(anna.id);
    const told = await own().list(bert.id);
    expect(told.map(({ decision, deciders }) => [decision.measure, decision.removed, decision.overturned, deciders])).toEqual([
      ['ban', null, true, 2],
      ['removal', { photos: 0, text: true, messages: 0 }, false, 1],
      ['restriction', null, false, 1],
    ]);
    expect(told[2]?.decision.until).not.toBeNull();
    for (const { decision } of told) expect(decisionView.parse(decision)).toMatchObject({ name: 'Bert' });
    expect((await own().list(anna.id)).map(({ decision }) => decision.measure)).toEqual(['warning']);
  });

  it('is not told before it is in force, nor when it was refused, taken back at once, or found nothing', async () => {
    const { bert } = stage;
    for (const state of ['proposed', 'pending', 'refused', 'undone']) await decided(bert.id, { state });
    await decided(bert.id, { measure: 'none' });
    expect(await own().list(bert.id)).toEqual([]);
    expect(await unseen(bert.id)).toBe(false);
  });

  it('says how it was found and when, which message it is about with its words, and which photo', async () => {
    const { anna, bert } = stage;
    await stage.say(anna, 'Good morning');
    await stage.say(bert, 'You are too stupid to write to.');
    await world().get(ReportsService).report(anna.id, { profile: bert.id, reason: 'insult', chat: stage.chat, seq: 2 }, null);
    const [report] = await world().rows<{ id: string }>(`select id from moderation.report`);
    const decide = (caseId: string | undefined, photoId: string | null) =>
      world().rows(
        `insert into moderation.decision (case_id, member_id, staff_id, at, measure, rule, photo_ids, state, in_force_at)
         values ($1, $2, uuidv7(), now(), case when $3::uuid is null then 'warning' else 'removal' end, 'insult', array_remove(array[$3::uuid], null), 'in_force', now())`,
        [caseId, bert.id, photoId],
      );
    await decide(report?.id, null);
    const [told] = await own().list(bert.id);
    expect(told?.decision.facts).toMatchObject({
      found_by: 'report',
      messages: [{ text: 'You are too stupid to write to.' }],
      photos: [],
    });

    const [photo] = await world().rows<{ id: string }>(
      `insert into media.photo (member_id, status, position, created_at, caption)
       values ($1, 'rejected', 1, '2026-03-01T10:00:00Z', 'At the lake') returning id`,
      [bert.id],
    );
    const caseId = randomUUID();
    await world().rows(
      `insert into moderation."case" (id, kind, reason, priority, opened_at, due_at, state, closed_at)
       values ($1, 'review', 'photo', 2, '2026-03-02T10:00:00Z', now(), 'closed', now())`,
      [caseId],
    );
    await decide(caseId, photo?.id ?? null);
    const [removal] = await own().list(bert.id);
    expect(removal?.decision.facts).toEqual({
      found_by: 'review',
      found_at: '2026-03-02T10:00:00.000Z',
      messages: [],
      photos: [{ at: '2026-03-01T10:00:00.000Z', text: 'At the lake' }],
    });
  });

  it('has a token that opens its own page, where the member objects', async () => {
    const { bert } = stage;
    await decided(bert.id, { measure: 'restriction' });
    await decided(bert.id, { daysAgo: 5 });
    const [newest, oldest] = await own().list(bert.id);
    const appeals = world().get(AppealsService);
    expect(await appeals.read(newest?.token ?? '')).toEqual({ decision: newest?.decision });
    await appeals.appeal(newest?.token ?? '', { words: 'It was a mistake.' });
    const after = await own().list(bert.id);
    expect(after.map(({ decision }) => decision.appeal?.state)).toEqual(['open', undefined]);
    expect(after[1]).toEqual(oldest);
  });

  it('is new until the member has seen it, and what comes later is new again', async () => {
    const { anna, bert } = stage;
    await decided(bert.id);
    await decided(anna.id);
    expect(await unseen(bert.id)).toBe(true);
    await Promise.all([own().see(bert.id), own().see(bert.id)]);
    expect([await unseen(bert.id), await unseen(anna.id)]).toEqual([false, true]);
    await decided(bert.id, { measure: 'removal' });
    expect(await unseen(bert.id)).toBe(true);
    expect(await own().list(bert.id)).toHaveLength(2);
  });
});
