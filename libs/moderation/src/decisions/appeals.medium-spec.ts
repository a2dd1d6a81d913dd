import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { ReadingService } from '#chats';
import { CONFIG, type Config } from '#config';
import { Transactions, type Tx } from '#database';
import { OutboxStore } from '#events';
import { MemberData } from '#member-data';
import { PairStage } from '#testing';
import { CasesService, type Moderator } from '../cases/index.js';
import { ComplaintsService } from '../complaints/index.js';
import { FraudContacts } from '../fraud/index.js';
import { ReportsService } from '../reports/index.js';
import { TransparencyService } from '../transparency/index.js';
import { appealTokenOf } from './appeal-token.js';
import { AppealRulings } from './appeal-rulings.service.js';
import { AppealsService } from './appeals.service.js';
import type { Ruling } from './decisions.policy.js';
import { DecisionsService } from './decisions.service.js';

const stage = new PairStage({ paid: true, credits: 50 }, { paid: true, credits: 50, signup_message: 'A widower from Utrecht' });
const world = () => stage.world;
const inTx = <Result>(work: (tx: Tx) => Promise<Result>) => world().get(Transactions).run(work);
const moderator = (): Moderator => ({ id: randomUUID(), isOwner: false });
const [mia, tom, eve] = [moderator(), moderator(), moderator()];
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code?: string }) => error.code,
  );
const words = { words: 'My grandson used my computer.' };
const tokenOf = (decisionId: string) => appealTokenOf(world().get<Config>(CONFIG as never).appSecret, decisionId);
const appeals = () => world().get(AppealsService);
const rulings = () => world().get(AppealRulings);
const claimNext = (who: typeof mia) => inTx((tx) => world().get(CasesService).claimNext(tx, who));
const decideAppeal = (who: typeof mia, id: string, outcome: 'upheld' | 'overturned') =>
  inTx((tx) => rulings().decide(tx, who, id, { outcome }));
const statusOf = async () =>
  (await world().rows<{ status: string }>(`select status from auth.account where id = $1`, [stage.bert.id]))[0]?.status;

/** Bert is banned because of money: proposed by Mia, confirmed by Tom. */
async function ban([first, second] = [mia, tom]): Promise<string> {
  await world().get(ReportsService).report(stage.anna.id, { profile: stage.bert.id, reason: 'money' }, null);
  const [report] = await world().rows<{ id: string }>(`select id from moderation.report where state = 'open' order by at desc limit 1`);
  const id = report?.id ?? '';
  const claim = (who: typeof mia) => inTx((tx) => world().get(CasesService).claim(tx, who, id));
  await claim(first);
  const { decision } = await inTx((tx) => world().get(DecisionsService).decide(tx, first, id, { measure: 'ban', rule: 'money' }));
  await claim(second);
  await inTx((tx) => world().get(DecisionsService).answerProposal(tx, second, id, true));
  return decision.id;
}

/** As a member of staff. */
async function staff(role: 'owner' | 'moderator'): Promise<{ id: string; isOwner: boolean }> {
  const [row] = await world().rows<{ id: string }>(
    `insert into auth.staff (email, name, password_hash, totp_secret, roles)
     values (gen_random_uuid() || '@staff.example', 'Staff', 'none', '', $1) returning id`,
    [[role]],
  );
  return { id: row?.id ?? '', isOwner: role === 'owner' };
}

describe('an appeal against a decision of the only two moderators', () => {
  const appealed = async () => {
    await world().rows(`delete from auth.staff`);
    const [olga, mira] = [await staff('owner'), await staff('moderator')];
    await appeals().appeal(tokenOf(await ban([mira, olga])), words);
    return { olga, mira };
  };

  it('is judged by the owner, who says why; the decision, the file of statements and the figures tell it', async () => {
    const { olga, mira } = await appealed();
    expect(await claimNext(mira)).toBeUndefined();
    const id = (await claimNext(olga)) ?? '';
    expect(await inTx((tx) => rulings().isAlone(tx, olga, id))).toBe(true);
    const judge = (alone?: 'office_of_two') => inTx((tx) => rulings().decide(tx, olga, id, { outcome: 'upheld', alone }));
    expect(await codeOf(judge())).toBe('invalid_input');
    expect(await judge('office_of_two')).toMatchObject({ alone: 'office_of_two' });
    const year = new Date().getUTCFullYear();
    expect((await world().get(TransparencyService).reportOf(year)).appeals).toMatchObject({ upheld: 1, alone: 1 });
    const stated = [];
    for await (const one of world().get(TransparencyService).statements(year)) stated.push(one.isJudgedAlone);
    expect(stated).toEqual([true]);
    const [row] = await world().rows<{ id: string }>(`select decision_id as id from moderation.appeal`);
    expect(await appeals().read(tokenOf(row?.id ?? ''))).toMatchObject({ decision: { appeal: { state: 'upheld', alone: true } } });
  });

  it('waits for a third one as soon as there is one, also when the owner holds it already', async () => {
    const { olga } = await appealed();
    const id = (await claimNext(olga)) ?? '';
    const third = await staff('moderator');
    const judge = (who: typeof olga) => inTx((tx) => rulings().decide(tx, who, id, { outcome: 'overturned', alone: 'office_of_two' }));
    expect(await codeOf(judge(olga))).toBe('case_taken');
    await world().rows(`update moderation.case set locked_by = null, locked_at = null`);
    expect([await claimNext(olga), await claimNext(third)]).toEqual([undefined, id]);
    // Who had no part in it needs no excuse, and none is kept.
    expect(await judge(third)).toMatchObject({ alone: null });
    await world().rows(`update auth.staff set active = false where id = $1`, [third.id]);
  });
});

describe('an appeal', () => {
  it('opens one case without an account, however often it is sent, and its words rest sealed [#D6]', async () => {
    const token = tokenOf(await ban());
    expect(await appeals().read(token)).toMatchObject({
      decision: { name: 'Bert', measure: 'ban', rule: 'money', overturned: false, appeal: null },
    });
    const sent = await Promise.all([appeals().appeal(token, words), appeals().appeal(token, words)]);
    for (const one of sent) expect(one).toMatchObject({ decision: { appeal: { state: 'open' } } });
    const cases = await world().rows<{ id: string }>(`select id from moderation.case where kind = 'appeal'`);
    expect(cases).toHaveLength(1);
    expect(await inTx((tx) => appeals().wordsOf(tx, cases[0]?.id ?? ''))).toBe(words.words);
    const [row] = await world().rows<{ text: string }>(`select encode(sealed, 'escape') as text from moderation.appeal`);
    expect(row?.text).not.toMatch(/grandson/);
    await world().rows(`update moderation.appeal set state = 'upheld', decided_at = now() - interval '7 months'`);
    await appeals().forgetOld();
    expect(await inTx((tx) => appeals().wordsOf(tx, cases[0]?.id ?? ''))).toBeUndefined();
  });

  it('is not for those who decided, and overturned it gives everything back [#D6]', async () => {
    await stage.say(stage.bert, 'Good morning');
    const decisionId = await ban();
    await appeals().appeal(tokenOf(decisionId), words);
    expect(await claimNext(mia)).toBeUndefined();
    expect(await claimNext(tom)).toBeUndefined();
    const id = (await claimNext(eve)) ?? '';
    expect(await codeOf(decideAppeal(tom, id, 'overturned'))).toBe('case_taken');
    await decideAppeal(eve, id, 'overturned');
    expect(await statusOf()).toBe('active');
    await stage.say(stage.anna, 'There you are');
    expect(await codeOf(decideAppeal(eve, id, 'upheld'))).toBe('case_taken');
    expect(await appeals().read(tokenOf(decisionId))).toMatchObject({
      decision: { overturned: true, appeal: { state: 'overturned' } },
    });
    expect(await world().rows(`select from events.outbox where reaction = 'mail.appeal-decided'`)).toHaveLength(1);
  });

  it('that is upheld changes nothing', async () => {
    await appeals().appeal(tokenOf(await ban()), words);
    await decideAppeal(eve, (await claimNext(eve)) ?? '', 'upheld');
    expect(await statusOf()).toBe('banned');
  });

  it('comes too late after six months, and to nothing with a link that nobody made', async () => {
    const token = tokenOf(await ban());
    await world().rows(`update moderation.decision set in_force_at = now() - interval '7 months'`);
    expect(await codeOf(appeals().appeal(token, words))).toBe('appeal_over');
    expect(await codeOf(appeals().read(tokenOf(randomUUID())))).toBe('link_invalid');
    expect(await codeOf(appeals().appeal('x'.repeat(46), words))).toBe('link_invalid');
  });
});

describe('an objection of whoever told of somebody, when nothing was found', () => {
  const decide = async (who: typeof mia, id: string, ruling: Ruling): Promise<string> => {
    await inTx((tx) => world().get(CasesService).claim(tx, who, id));
    const { decision } = await inTx((tx) => world().get(DecisionsService).decide(tx, who, id, ruling));
    await world().get(DecisionsService).carryOut(world().get(OutboxStore).claim(randomUUID()), decision.id);
    return decision.id;
  };
  const nothing: Ruling = { measure: 'none', rule: null };
  /** Anna reported Bert, and Mia found nothing. */
  const dismissed = async () => {
    await world().rows(`delete from auth.staff`);
    const others = [await staff('moderator'), await staff('moderator')] as const;
    await world().get(ReportsService).report(stage.anna.id, { profile: stage.bert.id, reason: 'danger' }, null);
    const [report] = await world().rows<{ id: string; receipt: string }>(`select id, receipt from moderation.report`);
    const [id, receipt] = [report?.id ?? '', report?.receipt ?? ''];
    const decisionId = await decide(others[0], id, nothing);
    return { id, receipt, decisionId, token: tokenOf(decisionId), first: others[0], second: others[1] };
  };
  const reportOf = async (id: string) => (await world().rows(`select state, outcome from moderation.report where id = $1`, [id]))[0];
  const mails = async (reaction: string) => (await world().rows(`select from events.outbox where reaction = $1`, [reaction])).length;

  it('opens one case for somebody else, comes at once where the report had to, and says nothing of the other one', async () => {
    const { token, receipt, first, second } = await dismissed();
    const read = await appeals().read(token);
    expect(read).toMatchObject({ dismissal: { about: 'report', receipt, reopened: false, appeal: null } });
    expect(JSON.stringify(read)).not.toMatch(/Bert|danger/);
    const sent = await Promise.all([appeals().appeal(token, words), appeals().appeal(token, words)]);
    for (const one of sent) expect(one).toMatchObject({ dismissal: { appeal: { state: 'open' } } });
    expect(await world().rows(`select reason, priority from moderation.case where kind = 'appeal'`)).toEqual([
      { reason: 'danger', priority: 0 },
    ]);
    expect(await claimNext(first)).toBeUndefined();
    const id = (await claimNext(second)) ?? '';
    expect(await codeOf(decideAppeal(first, id, 'upheld'))).toBe('case_taken');
    expect(await decideAppeal(second, id, 'upheld')).toMatchObject({ by: 'notifier' });
    expect(await appeals().read(token)).toMatchObject({ dismissal: { reopened: false, appeal: { state: 'upheld' } } });
    // The member about whom it was hears nothing of all this.
    expect([await mails('mail.appeal-decided'), await mails('mail.decision')]).toEqual([1, 0]);
  });

  it('that is right opens the report anew, for others than who dismissed it, and it is answered once more', async () => {
    const { id, token, first, second } = await dismissed();
    await appeals().appeal(token, words);
    await decideAppeal(second, (await claimNext(second)) ?? '', 'overturned');
    expect(await appeals().read(token)).toMatchObject({ dismissal: { reopened: true, appeal: { state: 'overturned' } } });
    expect(await codeOf(inTx((tx) => world().get(CasesService).claim(tx, first, id)))).toBe('case_had_part');
    // Also what was written and shown then waits for them, however long ago it was decided.
    await world().rows(`update moderation.report set decided_at = now() - interval '7 months'`);
    await world().get(ReportsService).forgetOld();
    expect(await inTx((tx) => world().get(ReportsService).evidenceOf(tx, id))).toBeDefined();
    expect(await claimNext(second)).toBe(id);
    const answers = await mails('mail.report-decided');
    await decide(second, id, { measure: 'warning', rule: 'danger' });
    expect([await reportOf(id), (await mails('mail.report-decided')) - answers]).toEqual([{ state: 'decided', outcome: 'confirmed' }, 1]);
    expect(await codeOf(appeals().appeal(token, words))).toBe('done');
    expect(await world().rows(`select from moderation.case where kind = 'appeal'`)).toHaveLength(1);
  });

  it('keeps the report from who dismissed it, also while another decision waits and when it is taken back', async () => {
    const { id, token, first, second } = await dismissed();
    await appeals().appeal(token, words);
    await decideAppeal(second, (await claimNext(second)) ?? '', 'overturned');
    const third = await staff('moderator');
    const decisions = () => world().get(DecisionsService);
    const mayFirst = () => codeOf(inTx((tx) => world().get(CasesService).claim(tx, first, id)));
    for (const ruling of [nothing, { measure: 'ban', rule: 'danger' }] as const) {
      expect(await claimNext(second)).toBe(id);
      const { decision } = await inTx((tx) => decisions().decide(tx, second, id, ruling));
      // A ban waits for somebody else: for the third one, who had no part yet.
      if (ruling.measure === 'ban') expect([await mayFirst(), await claimNext(third)]).toEqual(['case_had_part', id]);
      await inTx((tx) => decisions().undo(tx, second, decision.id));
      expect(await mayFirst()).toBe('case_had_part');
    }
  });

  it('dismissed anew, can be looked at by a third one alone', async () => {
    const { id, token, first, second } = await dismissed();
    await appeals().appeal(token, words);
    await decideAppeal(second, (await claimNext(second)) ?? '', 'overturned');
    const again = tokenOf(await decide(second, id, nothing));
    await appeals().appeal(again, words);
    expect([await claimNext(first), await claimNext(second)]).toEqual([undefined, undefined]);
    expect(await claimNext(await staff('moderator'))).toBeDefined();
  });

  it('works for a complaint without an account too, and not with the link of somebody else', async () => {
    await world().rows(`delete from auth.staff`);
    const [first, second] = [await staff('moderator'), await staff('moderator')];
    const { siteId, communityId } = stage.anna;
    const from = { site: { id: siteId, communityId }, language: 'nl', ip: '10.8.0.1', memberId: null } as const;
    const complaint = {
      category: 'rule_breach',
      words: 'He wrote to my mother for money',
      name: 'Wil',
      email: 'wil@mail.example',
      link: `/members/${stage.bert.id}`,
    } as const;
    const { answer } = await world().get(ComplaintsService).complain(complaint, from, null);
    const [row] = await world().rows<{ id: string }>(`select id from moderation.complaint`);
    const id = row?.id ?? '';
    const token = tokenOf(await decide(first, id, nothing));
    expect(await appeals().read(token)).toMatchObject({ dismissal: { about: 'complaint', receipt: answer.reference } });
    await appeals().appeal(token, words);
    await decideAppeal(second, (await claimNext(second)) ?? '', 'overturned');
    const answers = await mails('mail.complaint-decided');
    await decide(second, id, { measure: 'warning', rule: 'money' });
    expect(await world().rows(`select outcome from moderation.complaint`)).toEqual([{ outcome: 'acted' }]);
    expect((await mails('mail.complaint-decided')) - answers).toBe(1);
    expect(await codeOf(appeals().read(`${token.slice(0, -2)}xx`))).toBe('link_invalid');
  });

  it('is in the export of whoever wrote it, and not of the other one', async () => {
    const { token } = await dismissed();
    await appeals().appeal(token, words);
    const exported = (memberId: string) => inTx((tx) => world().get(MemberData).count(tx, 'moderation.appeal', memberId));
    expect([await exported(stage.anna.id), await exported(stage.bert.id)]).toEqual([1, 0]);
  });
});

describe('after a ban because of money', () => {
  const compensate = (decisionId: string) =>
    world().get(FraudContacts).compensate(world().get(OutboxStore).claim(randomUUID()), decisionId);
  const balance = async () =>
    (await world().rows<{ balance: number }>(`select balance from payments.wallet where member_id = $1`, [stage.anna.id]))[0]?.balance;

  it('those who knew the member get back what they spent, once, and are told [#7] [#E7]', async () => {
    await world().rows(`update chats.inbox set free_left = 0`);
    const carla = await world().member('Carla');
    const chat = await world().chatBetween(carla, stage.bert);
    await stage.say(stage.bert, 'Hello Carla', randomUUID(), chat);
    const before = await balance();
    for (const text of ['Good morning', 'How are you?']) await stage.say(stage.anna, text);
    const spent = (before ?? 0) - ((await balance()) ?? 0);
    expect(spent).toBeGreaterThan(0);
    const decisionId = await ban();
    expect(await compensate(decisionId)).toBe(2);
    expect(await balance()).toBe(before);
    expect(await compensate(decisionId)).toBe(0);
    expect(await balance()).toBe(before);
    const told = await world().rows(
      `select c.member_id, c.credits from events.outbox o join moderation.fraud_contact c on c.id = (o.payload->>'contactId')::uuid
        where o.reaction = 'mail.fraud-warning' order by c.credits`,
    );
    expect(told).toEqual([
      { member_id: carla.id, credits: 0 },
      { member_id: stage.anna.id, credits: spent },
    ]);
    // What came back was given: nothing is paid out for it.
    expect(await world().rows(`select order_id from payments.lot where member_id = $1 and order_id is not null`, [stage.anna.id])).toEqual(
      [],
    );
  });

  it('when it was a mistake, those who were told are told that, in the conversation and by mail, once; the credits stay theirs [#E7]', async () => {
    await world().rows(`update chats.inbox set free_left = 0`);
    const before = await balance();
    await stage.say(stage.anna, 'Good morning');
    const decisionId = await ban();
    await compensate(decisionId);
    const noteOf = async () => (await world().get(ReadingService).chat(stage.anna.id, stage.chat)).chat.fraud_note;
    expect(await noteOf()).toMatchObject({ state: 'found', after_seq: 1, credits: true });
    const notifyCleared = () => world().get(FraudContacts).notifyCleared(world().get(OutboxStore).claim(randomUUID()), decisionId);
    expect(await notifyCleared()).toBe(0);

    await inTx((tx) => world().get(DecisionsService).overturn(tx, decisionId));
    expect(await world().rows(`select from events.outbox where reaction = 'moderation.tell-cleared'`)).toHaveLength(1);
    expect([await notifyCleared(), await notifyCleared()]).toEqual([1, 0]);
    expect(await noteOf()).toMatchObject({ state: 'cleared', after_seq: 1, credits: true });
    expect(await world().rows(`select from events.outbox where reaction = 'mail.fraud-cleared'`)).toHaveLength(1);
    expect(await balance()).toBe(before);

    // Banned once more: what was given back before is not given again, what was spent since is.
    await stage.say(stage.anna, 'There you are');
    const spent = (before ?? 0) - ((await balance()) ?? 0);
    expect(spent).toBeGreaterThan(0);
    await compensate(await ban());
    expect(await balance()).toBe(before);
    expect(await noteOf()).toMatchObject({ state: 'found', after_seq: 2 });
  });

  it('two workers at once give it back once', async () => {
    await world().rows(`update chats.inbox set free_left = 0`);
    const before = await balance();
    await stage.say(stage.anna, 'Good morning');
    const decisionId = await ban();
    await Promise.all([compensate(decisionId), compensate(decisionId)]);
    expect(await balance()).toBe(before);
  });

  it('nothing comes back when the ban was overturned before', async () => {
    await stage.say(stage.anna, 'Good morning');
    const decisionId = await ban();
    await inTx((tx) => world().get(DecisionsService).overturn(tx, decisionId));
    expect(await compensate(decisionId)).toBe(0);
  });
});
