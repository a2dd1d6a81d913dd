import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { cautionsIn } from '#cautions';
import { Transactions, type Tx } from '#database';
import { RenderingService, UploadsService } from '#media';
import { aScene, PairStage, type TestMember } from '#testing';
import { HasteSignals } from './haste-signals.service.js';
import { ruleNames, signalRules, type RuleName } from './signal-rules.policy.js';
import { ScamWordsService } from './scam-words.service.js';
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
    expect(await world().get(HasteSignals).noticeHaste()).toBe(0);
    expect(await choose('fast_openings', 4)).toBe(signalRules.fast_openings.threshold.standard);
    expect(await choose('fast_openings', 4)).toBe(4);
    expect(await world().get(HasteSignals).noticeHaste()).toBe(1);
    expect(await world().get(HasteSignals).noticeHaste()).toBe(0);
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

describe('what stands in a first message', () => {
  const kinds = async () =>
    (
      await world().rows<{ kind: string; people: number }>(
        `select kind, people from moderation.signal where kind like 'opener\\_%' order by kind`,
      )
    ).map(({ kind, people }) => `${kind} ${people}`);
  const note = () =>
    world()
      .get(SignalsService)
      .note({ settle: () => Promise.resolve() } as never, stage.chat, stage.anna.id);
  const cap = async () =>
    (await world().rows<{ cap: number | null }>(`select openings_cap as cap from chats.inbox where member_id = $1`, [stage.bert.id]))[0]
      ?.cap;

  it.each([
    ['a web link', 'Look at www.evil.com/rich', ['opener_link 1']],
    ['an account whose check digits are right', 'My account is DE89 3704 0044 0532 0130 00', ['opener_iban 1']],
    ['an address', 'Write to carl@evil.com', ['opener_contact 1']],
    ['a number', 'Call me: 06 12345678', ['opener_contact 1']],
    ['another messenger', 'Write me on WhatsApp', ['opener_contact 1']],
    ['a number whose check digits are wrong', 'My account is DE88 3704 0044 0532 0130 00', []],
    ['nothing of the kind', 'The weather is fine', []],
  ])('is noticed when it is %s, and stops nobody', async (_what, text, wanted) => {
    await stage.say(stage.bert, text);
    await note();
    await note();
    expect(await kinds()).toEqual(wanted);
    expect(await cap()).toBeNull();
    await expect(stage.say(stage.bert, 'See you on Friday')).resolves.toBeDefined();
  });

  it('is noticed in first messages alone, and from so many in a day as the rule says', async () => {
    await stage.say(stage.bert, 'The weather is fine');
    await stage.say(stage.bert, 'Write to carl@evil.com');
    await note();
    expect(await kinds()).toEqual([]);
  });

  it('waits for the number of its rule, which can be tried on the past', async () => {
    await choose('opener_link', 2);
    await stage.say(stage.bert, 'Look at www.evil.com/rich');
    await note();
    expect(await kinds()).toEqual([]);
    expect(await tryOut('opener_link', 1)).toMatchObject({ members: 1, looked: 1, shown: [{ id: stage.bert.id }] });
    expect(await tryOut('opener_link', 2)).toMatchObject({ members: 0 });
    expect(await tryOut('opener_iban', 1)).toMatchObject({ members: 0 });
  });
});

describe('words that staff add to those of scams', () => {
  const words = () => world().get(ScamWordsService);
  const add = (phrase: string, caution: 'money' | 'contact' = 'money') =>
    inTx((tx) => words().add(tx, { language: 'nl', phrase, caution }));
  const text = 'Ik heb nog twee G.O.U.D.E.N tientjes, of gouden  Tientjes.';
  beforeEach(async () => {
    await world().rows(`delete from moderation.scam_word`);
    await words().refresh();
  });

  it('warn once they are read anew, in whatever way they are written, and no longer when they are removed', async () => {
    expect(cautionsIn(text)).toEqual([]);
    const { word } = await add(' Gouden   tientje* ');
    expect(word.phrase).toBe('gouden tientje*');
    await words().refresh();
    expect(cautionsIn(text)).toEqual(['money']);
    await inTx((tx) => words().remove(tx, word.id));
    await words().refresh();
    expect(cautionsIn(text)).toEqual([]);
    expect(await codeOf(inTx((tx) => words().remove(tx, word.id)))).toBe('not_found');
  });

  it('are one when they are added twice, at once too, and refused with another meaning', async () => {
    const sent = await Promise.all([add('gouden tientje*'), add('Gouden tientje*')]);
    expect(sent.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(await codeOf(add('gouden tientje*', 'contact'))).toBe('invalid_input');
  });

  it.each(['*', 'ab*', '… geld', 'geld …', 'a*b*', '(geld|goud)', 'x'.repeat(3), '*geld'])(
    'are refused when they are no phrase: %s',
    async (phrase) => {
      expect([await codeOf(add(phrase)), await codeOf(inTx((tx) => words().tryOut(tx, phrase)))]).toEqual([
        'invalid_input',
        'invalid_input',
      ]);
    },
  );

  it('stop at a number that is still read at once', async () => {
    await world().rows(
      `insert into moderation.scam_word (language, phrase, caution, added_at)
       select 'nl', 'woord' || n, 'money', now() from generate_series(1, 500) n`,
    );
    expect(await codeOf(add('gouden tientje*'))).toBe('invalid_input');
  });

  it('are tried on first messages without changing anything', async () => {
    await stage.say(stage.bert, text);
    const before = await everything();
    const trial = await inTx((tx) => words().tryOut(tx, 'gouden tientje*'));
    expect(trial).toMatchObject({ members: 1, looked: 1, shown: [{ id: stage.bert.id }] });
    expect(await inTx((tx) => words().tryOut(tx, 'zilveren tientje*'))).toMatchObject({ members: 0 });
    expect(await everything()).toEqual(before);
  });
});
