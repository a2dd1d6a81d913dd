import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { ReportReason } from '#contracts';
import { Transactions, type Tx } from '#database';
import { PairStage, type TestMember } from '#testing';
import { CasesService } from '../cases/index.js';
import { ReportsService } from '../reports/index.js';
import { carryOut as carryOutIn } from './carry-out.fixture.js';
import { DecisionsService } from './decisions.service.js';
import type { Ruling } from './decisions.policy.js';

const stage = new PairStage();
const moderator = () => ({ id: randomUUID(), isOwner: false });
const [mia, tom] = [moderator(), moderator()];
const world = () => stage.world;
const inTx = <Result>(work: (tx: Tx) => Promise<Result>) => world().get(Transactions).run(work);

async function report(reason: ReportReason, by: TestMember, about: TestMember = stage.bert): Promise<string> {
  await world().get(ReportsService).report(by.id, { profile: about.id, reason }, null);
  const [row] = await world().rows<{ id: string }>(`select id from moderation.report order by at desc, id desc limit 1`);
  return row?.id ?? '';
}
const warning = (others: readonly string[]): Ruling => ({ measure: 'warning', rule: 'insult', others });
const claim = (who: typeof mia, id: string) => inTx((tx) => world().get(CasesService).claim(tx, who, id));
const decide = (id: string, ruling: Ruling) => inTx((tx) => world().get(DecisionsService).decide(tx, mia, id, ruling));
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code?: string }) => error.code,
  );
const carryOut = (decisionId: string) => carryOutIn(world(), decisionId);
const states = async () =>
  Object.fromEntries(
    (await world().rows<{ id: string; state: string }>(`select id, state from moderation.case`)).map(({ id, state }) => [id, state]),
  );
async function three(): Promise<[first: string, second: string, third: string]> {
  const ids = [await report('insult', stage.anna)];
  for (const name of ['Carla', 'Dora']) ids.push(await report('insult', await world().member(name)));
  await claim(mia, ids[0] ?? '');
  return ids as [string, string, string];
}

describe('a decision about several cases of one member', () => {
  it('answers those that its moderator chose, and whoever told of them; the others wait', async () => {
    const [first, second, third] = await three();
    const { decision } = await decide(first, warning([second]));
    expect(await states()).toEqual({ [first]: 'decided', [second]: 'decided', [third]: 'open' });
    await carryOut(decision.id);
    expect(await states()).toEqual({ [first]: 'closed', [second]: 'closed', [third]: 'open' });
    expect(await world().rows(`select state, outcome, decision_id from moderation.report where state = 'decided'`)).toEqual(
      [1, 2].map(() => ({ state: 'decided', outcome: 'confirmed', decision_id: decision.id })),
    );
    expect(await world().rows(`select from events.outbox where reaction = 'mail.report-decided'`)).toHaveLength(2);
    expect(await world().rows(`select from events.outbox where reaction = 'mail.decision'`)).toHaveLength(1);
  });

  it('that is taken back has all of them wait again', async () => {
    const [first, second, third] = await three();
    const { decision } = await decide(first, warning([second, third]));
    await inTx((tx) => world().get(DecisionsService).undo(tx, mia, decision.id));
    expect(await states()).toEqual({ [first]: 'open', [second]: 'open', [third]: 'open' });
    expect(await carryOut(decision.id)).toBe(false);
    expect(await codeOf(claim(tom, second))).toBe('done');
  });

  it('takes none that somebody else works on, that is about another member, or that is an objection, and then changes nothing', async () => {
    const [first, second, third] = await three();
    await claim(tom, second);
    const other = await report('insult', stage.bert, stage.anna);
    await world().rows(`update moderation.case set kind = 'appeal' where id = $1`, [third]);
    for (const one of [second, other, third, randomUUID()]) expect(await codeOf(decide(first, warning([one])))).toBe('case_taken');
    expect(Object.values(await states())).toEqual(Array(4).fill('open'));
    expect(await world().rows(`select from moderation.decision`)).toEqual([]);
  });

  it('dismisses none of them unseen, and needs none chosen for a ban', async () => {
    const [first, second] = await three();
    expect(await codeOf(decide(first, { measure: 'none', rule: null, others: [second] }))).toBe('invalid_input');
    expect(await codeOf(decide(first, { measure: 'ban', rule: 'insult', others: [second] }))).toBe('invalid_input');
  });

  it('is put to whoever may decide them: not what is theirs alone', async () => {
    const [first, second, third] = await three();
    await claim(tom, second);
    const joinable = (who: typeof mia) =>
      inTx((tx) => world().get(CasesService).joinable(tx, who, { id: first, subjectId: stage.bert.id }));
    expect(await joinable(mia)).toEqual([third]);
    expect((await joinable(tom)).toSorted()).toEqual([second, third].toSorted());
  });
});
