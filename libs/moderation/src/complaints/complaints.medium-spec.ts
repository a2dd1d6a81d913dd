import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { ComplaintBody, Locale } from '#contracts';
import { Transactions, type Tx } from '#database';
import { MemberData } from '#member-data';
import { PairStage } from '#testing';
import { CasesService } from '../cases/index.js';
import { DecisionsService, type Ruling } from '../decisions/index.js';
import { ComplaintsService, type Complainant } from './complaints.service.js';

const stage = new PairStage();
const moderator = { id: randomUUID(), isOwner: false };
const world = () => stage.world;
const inTx = <Result>(work: (tx: Tx) => Promise<Result>) => world().get(Transactions).run(work);
let addresses = 0;

const body = (more: Partial<ComplaintBody> = {}): ComplaintBody => ({
  category: 'rule_breach',
  words: 'He wrote to my mother for money',
  name: 'Wil de Vries',
  email: 'wil@mail.example',
  ...more,
});
/** Each from a network of its own, unless it is named. */
const complain = (more: Partial<ComplaintBody> = {}, key: string | null = null, from: Partial<Complainant> = {}) => {
  addresses += 1;
  const { siteId: id, communityId } = stage.anna;
  const complainant = {
    site: { id, communityId },
    language: 'nl' as const,
    ip: `10.9.${addresses >> 8}.${addresses & 255}`,
    memberId: null,
  };
  return world()
    .get(ComplaintsService)
    .complain(body({ email: `wil${addresses}@mail.example`, ...more }), { ...complainant, ...from }, key);
};
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code?: string }) => error.code,
  );
const rows = () => world().rows<{ id: string }>(`select id, reference, category, outcome from moderation.complaint order by at, id`);
const cases = () =>
  world().rows(`select kind, reason, priority, subject_id, extract(epoch from due_at - opened_at)::int / 3600 as hours
    from moderation.case order by opened_at, id`);
const jobs = async (reaction: string) => (await world().rows(`select from events.outbox where reaction = $1`, [reaction])).length;
const firstId = async () => (await rows())[0]?.id ?? '';
const read = async (id: string) => inTx((tx) => world().get(ComplaintsService).open(tx, id));

async function decide(id: string, ruling: Ruling): Promise<void> {
  const { decision } = await inTx(async (tx) => {
    await world().get(CasesService).claim(tx, moderator, id);
    return world().get(DecisionsService).decide(tx, moderator, id, ruling);
  });
  const claim = { settle: () => Promise.resolve() };
  await world()
    .get(DecisionsService)
    .carryOut(claim as never, decision.id);
}

describe('a complaint', () => {
  it('of somebody without an account gets a reference and a day, waits as a case, and rests sealed [#32]', async () => {
    const { answer, isNew } = await complain({ email: 'wil@mail.example', link: 'the page of Bert' });
    const due = Date.parse(answer.due_at) - Date.parse(answer.at);
    expect([isNew, answer.reference, due]).toEqual([true, expect.stringMatching(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/), 48 * 3_600_000]);
    expect(await cases()).toEqual([{ kind: 'complaint', reason: 'rule_breach', priority: 2, subject_id: null, hours: 48 }]);
    expect(await jobs('mail.complaint-received')).toBe(1);
    const [row] = await world().rows<{ all: string }>(
      `select c::text || encode(sealed, 'escape') || encode(body_hash, 'escape') as all from moderation.complaint c`,
    );
    expect(row?.all).not.toMatch(/mother|Vries|wil@|page of/);
    expect(await read(await firstId())).toEqual({
      category: 'rule_breach',
      words: 'He wrote to my mother for money',
      name: 'Wil de Vries',
      email: 'wil@mail.example',
      link: 'the page of Bert',
      language: 'nl',
    });
  });

  it('is one, whether it is pressed twice, at the same moment, or repeated by a phone [#32]', async () => {
    const key = randomUUID();
    const once = () => complain({ email: 'wil@mail.example' }, key);
    const answers = [...(await Promise.all([once(), once()])), await once(), await complain({ email: 'wil@mail.example' })];
    expect(new Set(answers.map(({ answer }) => answer.reference)).size).toBe(1);
    expect(answers.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect([await rows(), await cases(), await jobs('mail.complaint-received')]).toEqual([[expect.anything()], [expect.anything()], 1]);
    await expect(codeOf(complain({ email: 'wil@mail.example', words: 'Something else' }, key))).resolves.toBe('idempotency_mismatch');
    await expect(complain()).resolves.toMatchObject({ isNew: true });
  });

  it('once more after its answer is another one', async () => {
    await complain({ email: 'wil@mail.example' });
    await decide(await firstId(), { measure: 'none', rule: null });
    await expect(complain({ email: 'wil@mail.example' })).resolves.toMatchObject({ isNew: true });
  });

  it('is about the member that its link names, when there is one here [#32]', async () => {
    await complain({ link: `https://site.example/members/${stage.bert.id}?from=search` });
    await complain({ link: `/members/${randomUUID()}` });
    const elsewhere = { id: stage.anna.siteId, communityId: randomUUID() };
    await complain({ link: `/members/${stage.bert.id}` }, null, { site: elsewhere });
    expect((await cases()).map((one) => (one as { subject_id: string }).subject_id)).toEqual([stage.bert.id, null, null]);
  });

  it('comes by its urgency: children, then what the law forbids, then the rest [#32]', async () => {
    for (const category of ['something_else', 'payment', 'identity', 'illegal_content', 'child_safety'] as const)
      await complain({ category, good_faith: true });
    const order: string[] = [];
    for (let count = 0; count < 5; count += 1) {
      const id = await inTx((tx) => world().get(CasesService).claimNext(tx, { id: randomUUID(), isOwner: false }));
      const found = id && (await inTx((tx) => world().get(CasesService).find(tx, id)));
      if (found) order.push(`${found.reason} ${found.priority}`);
    }
    expect(order).toEqual(['child_safety 0', 'illegal_content 1', 'identity 2', 'payment 3', 'something_else 4']);
  });

  it('is given out by language, but what is urgent at once to whoever comes next', async () => {
    await complain({ category: 'payment' });
    await world().rows(`update moderation.complaint set language = 'pl'`);
    const next = (language?: Locale) =>
      inTx((tx) => world().get(CasesService).claimNext(tx, { id: randomUUID(), isOwner: false }, language));
    expect(await next('nl')).toBeUndefined();
    await complain({ category: 'child_safety', good_faith: true });
    await world().rows(`update moderation.complaint set language = 'pl'`);
    const [urgent, polish] = [await next('nl'), await next('pl')];
    const reasons = await world().rows(`select id, reason from moderation."case" where id = any($1) order by reason`, [[urgent, polish]]);
    expect(reasons).toEqual([
      { id: urgent, reason: 'child_safety' },
      { id: polish, reason: 'payment' },
    ]);
  });

  it('is answered when its case is decided, once; a decision that costs somebody something needs somebody [#32]', async () => {
    await complain({ link: `/members/${stage.bert.id}` });
    await complain();
    const [about, without] = await rows();
    await decide(about?.id ?? '', { measure: 'warning', rule: 'money' });
    expect(await codeOf(decide(without?.id ?? '', { measure: 'warning', rule: 'money' }))).toBe('invalid_input');
    await decide(without?.id ?? '', { measure: 'none', rule: null });
    expect((await rows()).map((row) => (row as unknown as { outcome: string }).outcome)).toEqual(['acted', 'nothing']);
    expect([await jobs('mail.complaint-decided'), await jobs('mail.decision')]).toEqual([2, 1]);
  });

  it('is forgotten six months after its case was closed, and not before [#32]', async () => {
    await complain();
    await complain();
    const [closed, open] = (await rows()).map(({ id }) => id);
    await decide(closed ?? '', { measure: 'none', rule: null });
    const forgetOld = () => world().get(ComplaintsService).forgetOld();
    const age = (months: number) =>
      world().rows(`update moderation.case set closed_at = now() - make_interval(months => $1) where closed_at is not null`, [months]);
    await age(5);
    expect([await forgetOld(), await read(closed ?? '')]).toEqual([0, expect.anything()]);
    await age(7);
    expect([await forgetOld(), await read(closed ?? ''), await read(open ?? '')]).toEqual([1, undefined, expect.anything()]);
    expect(await world().rows(`select sealed, body_hash from moderation.complaint where id = $1`, [closed])).toEqual([
      { sealed: null, body_hash: null },
    ]);
    expect(await forgetOld()).toBe(0);
  });

  it('stays when the member who wrote it is erased, without them', async () => {
    await complain({}, null, { memberId: stage.anna.id });
    await inTx((tx) => world().get(MemberData).erase(tx, stage.anna.id));
    expect(await world().rows(`select member_id, sealed is not null as kept from moderation.complaint`)).toEqual([
      { member_id: null, kept: true },
    ]);
  });

  it('is taken however many came under an address: nobody keeps its owner from complaining', async () => {
    const to = (words: string) => codeOf(complain({ email: 'stranger@mail.example', words }));
    for (const words of ['1', '2', '3', '4', '5', '6', '7']) expect(await to(words)).toBe('done');
  });

  describe('about the service', () => {
    const resolve = (id: string, answer = 'They are larger now.', who = moderator) =>
      inTx(async (tx) => {
        await world().get(CasesService).claim(tx, who, id);
        await world().get(ComplaintsService).resolve(tx, who, id, answer);
      });
    const answered = (id: string) => inTx((tx) => world().get(ComplaintsService).answered(tx, id));

    it('is answered in words, once: its case is closed, the mail is ordered and the words rest sealed', async () => {
      await complain({ category: 'something_else' });
      const id = await firstId();
      const before = await jobs('mail.complaint-decided');
      expect(await Promise.all([resolve(id), resolve(id)].map(codeOf))).toEqual(expect.arrayContaining(['done', 'case_over']));
      expect(await rows()).toMatchObject([{ outcome: 'answered' }]);
      expect([await answered(id), (await jobs('mail.complaint-decided')) - before]).toEqual(['They are larger now.', 1]);
      const [row] = await world().rows<{ all: string; answer: Buffer }>(`select o::text as all, answer from moderation.complaint o`);
      expect(row && `${row.all} ${row.answer.toString('latin1')}`).toEqual(expect.not.stringContaining('larger'));
    });

    it('is not answered when it is about a member, when somebody else holds it, or when it is closed', async () => {
      await complain({ link: `/members/${stage.bert.id}` });
      const id = await firstId();
      expect(await codeOf(resolve(id))).toBe('case_taken');
      await inTx((tx) => world().get(CasesService).claim(tx, moderator, id));
      expect(await codeOf(resolve(id, 'Hello', { id: randomUUID(), isOwner: true }))).toBe('case_taken');
      await world().rows(`update moderation.case set subject_id = null`);
      await resolve(id);
      expect(await codeOf(resolve(id, 'Once more'))).toBe('case_over');
      expect(await answered(id)).toBe('They are larger now.');
    });

    it('is forgotten with its answer when its time is over', async () => {
      await complain();
      const id = await firstId();
      await resolve(id);
      await world().rows(`update moderation.case set closed_at = now() - interval '7 months'`);
      expect(await world().get(ComplaintsService).forgetOld()).toBe(1);
      expect(await answered(id)).toBeUndefined();
    });
  });
});
