import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { Transactions, type Tx } from '#database';
import { RenderingService, UploadsService } from '#media';
import { aScene, PairStage, type TestMember } from '#testing';
import { MemberSignals } from './member-signals.service.js';
import { ruleNames, signalRules, type RuleName } from './signal-rules.policy.js';
import { SignalRulesService } from './signal-rules.service.js';
import { SignalsService } from './signals.service.js';

const stage = new PairStage({ paid: true, credits: 50 }, { paid: true, credits: 50 });
const world = () => stage.world;
const inTx = <Result>(work: (tx: Tx) => Promise<Result>) => world().get(Transactions).run(work);
const rules = () => world().get(SignalRulesService);
const tryOut = (name: RuleName, threshold: number) => inTx((tx) => rules().tryOut(tx, name, threshold));
const choose = (name: RuleName, threshold: number) => inTx((tx) => rules().choose(tx, name, threshold));
const figure = async (name: RuleName) => (await inTx((tx) => rules().figures(tx))).find((one) => one.name === name);
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code?: string }) => error.code,
  );

/** So many conversations begun by Bert, this many minutes apart, so many days ago. */
async function begins(count: number, apart: number, daysAgo = 0): Promise<void> {
  await world().rows(
    `insert into chats.opening (conversation_id, seq, starter, receiver, at)
     select gen_random_uuid(), 1, $1, gen_random_uuid(), public.app_now() - make_interval(days => $3) - make_interval(mins => $4 * n)
       from generate_series(1, $2) as n`,
    [stage.bert.id, count, daysAgo, apart],
  );
}
const decideAgainst = ({ id }: TestMember) =>
  world().rows(
    `with opened as (
       insert into moderation.case (id, kind, reason, priority, opened_at, due_at, subject_id, state, closed_at)
       values ($1, 'report', 'money', 2, now(), now(), $2, 'closed', now()))
     insert into moderation.decision (case_id, member_id, staff_id, at, measure, rule, state, in_force_at)
     values ($1, $2, $1, now(), 'warning', 'money', 'in_force', now())`,
    [randomUUID(), id],
  );
const everything = async () => {
  const tables = [
    'moderation.signal',
    'moderation.member_signal',
    'moderation.signal_rule',
    'chats.inbox',
    'moderation.case',
    'moderation.decision',
  ];
  return Promise.all(tables.map((table) => world().rows(`select t::text, xmin::text from ${table} t order by 1`)));
};

describe('a rule tried on the last 30 days', () => {
  it('says whom it would have noticed with another number, and how many of them moderators decided against', async () => {
    await begins(4, 1, 20);
    expect(await tryOut('fast_openings', 5)).toEqual({ members: 0, confirmed: 0, shown: [], looked: 4, isCut: false });
    expect(await tryOut('fast_openings', 4)).toMatchObject({
      members: 1,
      confirmed: 0,
      shown: [{ id: stage.bert.id, name: stage.bert.name, confirmed: false }],
    });
    await decideAgainst(stage.bert);
    expect(await tryOut('fast_openings', 4)).toMatchObject({ members: 1, confirmed: 1 });
  });

  it('looks at nothing older, and not at those who take their time', async () => {
    await begins(4, 1, 31);
    await begins(4, 11);
    expect(await tryOut('fast_openings', 2)).toMatchObject({ members: 0, looked: 4 });
  });

  it('finds the same first words of a day, without answering a word of them', async () => {
    const words = 'I saw your wonderful smile and knew at once that you are the one I have been waiting for all my life. Tell me more.';
    for (const name of ['Cora', 'Dora']) {
      const other = await world().member(name);
      await stage.say(stage.bert, words, randomUUID(), await world().chatBetween(stage.bert, other));
    }
    const trial = await tryOut('same_openers', 2);
    expect(trial).toMatchObject({ members: 1, shown: [{ id: stage.bert.id }] });
    expect(JSON.stringify(trial)).not.toContain('smile');
    expect(await tryOut('same_openers', 3)).toMatchObject({ members: 0 });
  });

  it('finds the photos that are as near to a rejected one', async () => {
    const { id } = await world()
      .get(UploadsService)
      .upload(stage.bert.id, await aScene(1), { private: false });
    await world().get(RenderingService).render(stage.bert.id, id);
    await world().rows(
      `insert into moderation.rejected_look (at, look, how, rule) select now(), look # (3::bit(64)), 'removed', 'photo' from media.photo where id = $1`,
      [id],
    );
    expect(await tryOut('photo_likeness', 1)).toMatchObject({ members: 0, looked: 1 });
    expect(await tryOut('photo_likeness', 2)).toMatchObject({ members: 1, shown: [{ id: stage.bert.id }] });
  });

  it('changes nothing', async () => {
    await begins(9, 1);
    const before = await everything();
    await tryOut('fast_openings', 2);
    await tryOut('same_openers', 2);
    await tryOut('photo_likeness', 2);
    expect(await everything()).toEqual(before);
  });

  it.each<readonly [RuleName, number]>([
    ['fast_openings', 1],
    ['fast_openings', 51],
    ['photo_likeness', 17],
    ['throwaway_address', 3],
    ['signup_burst', 5],
  ])('is refused for %s with %i', async (name, threshold) => {
    expect(await codeOf(tryOut(name, threshold))).toBe('invalid_input');
  });
});

describe('a number that was chosen for a rule', () => {
  it('counts from the next look on', async () => {
    await begins(4, 1);
    expect(await world().get(MemberSignals).noticeHaste()).toBe(0);
    expect(await choose('fast_openings', 4)).toBe(signalRules.fast_openings.threshold.standard);
    expect(await choose('fast_openings', 4)).toBe(4);
    expect(await world().get(MemberSignals).noticeHaste()).toBe(1);
    expect(await world().get(MemberSignals).noticeHaste()).toBe(0);
    expect(await figure('fast_openings')).toEqual({ name: 'fast_openings', threshold: 4, members: 1, confirmed: 0 });
    await decideAgainst(stage.bert);
    expect(await figure('fast_openings')).toMatchObject({ members: 1, confirmed: 1 });
  });

  it('is refused outside its range, and for a rule that has none', async () => {
    for (const [name, threshold] of [
      ['same_openers', 1],
      ['same_openers', 2.5],
      ['scam_words', 3],
    ] as const)
      expect(await codeOf(choose(name, threshold))).toBe('invalid_input');
    expect(await world().rows('select from moderation.signal_rule')).toEqual([]);
  });

  it('of the same first words is the one that the look goes by', async () => {
    await choose('same_openers', 2);
    const words = 'I saw your wonderful smile and knew at once that you are the one I have been waiting for all my life. Tell me more.';
    for (const name of ['Cora', 'Dora'])
      await stage.say(stage.bert, words, randomUUID(), await world().chatBetween(stage.bert, await world().member(name)));
    expect(await world().get(SignalsService).noticeOpeners()).toBe(1);
  });

  it('has one line for each rule', async () => {
    expect((await inTx((tx) => rules().figures(tx))).map(({ name }) => name)).toEqual(ruleNames);
    expect(new Set(ruleNames.map((name) => signalRules[name].id)).size).toBe(ruleNames.length);
  });
});
