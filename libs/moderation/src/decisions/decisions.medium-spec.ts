import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { PhotoId, ReportReason } from '#contracts';
import { Transactions, type Tx } from '#database';
import { OwnPhotosService } from '#media';
import { OwnProfileService } from '#profiles';
import { PairStage, type TestMember } from '#testing';
import { VisibilityService } from '#visibility';
import { CasesService, type Moderator } from '../cases/index.js';
import { ReportsService } from '../reports/index.js';
import { carryOut as carryOutIn } from './carry-out.fixture.js';
import { DecisionsService } from './decisions.service.js';
import type { Ruling } from './decisions.policy.js';

const stage = new PairStage({ paid: true, credits: 50 }, { paid: true, credits: 50, signup_message: 'A widower from Utrecht' });
const moderator = (isOwner = false): Moderator => ({ id: randomUUID(), isOwner });
const [mia, tom] = [moderator(), moderator()];
const world = () => stage.world;
const inTx = <Result>(work: (tx: Tx) => Promise<Result>) => world().get(Transactions).run(work);
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code?: string }) => error.code,
  );

async function report(reason: ReportReason = 'money', by: TestMember = stage.anna, about: TestMember = stage.bert): Promise<string> {
  await world().get(ReportsService).report(by.id, { profile: about.id, reason }, null);
  const [row] = await world().rows<{ id: string }>(`select id from moderation.report order by at desc, id desc limit 1`);
  return row?.id ?? '';
}
const claimNext = (who: Moderator) => inTx((tx) => world().get(CasesService).claimNext(tx, who));
const claim = (who: Moderator, id: string) => inTx((tx) => world().get(CasesService).claim(tx, who, id));
const decide = (who: Moderator, id: string, ruling: Ruling) => inTx((tx) => world().get(DecisionsService).decide(tx, who, id, ruling));
const claimAndDecide = async (who: Moderator, id: string, ruling: Ruling) => {
  await claim(who, id);
  return (await decide(who, id, ruling)).decision;
};
const second = (who: Moderator, id: string, agrees: boolean) =>
  inTx((tx) => world().get(DecisionsService).answerProposal(tx, who, id, agrees));
const undo = (who: Moderator, id: string) => inTx((tx) => world().get(DecisionsService).undo(tx, who, id));
const overturn = (id: string) => inTx((tx) => world().get(DecisionsService).overturn(tx, id));
const carryOut = (decisionId: string) => carryOutIn(world(), decisionId);
const ban = async (id: string, rule: 'money' | 'insult' = 'money') => {
  const decision = await claimAndDecide(mia, id, { measure: 'ban', rule });
  await claim(tom, id);
  await second(tom, id, true);
  return decision;
};
const jobs = async (reaction: string) => (await world().rows(`select from events.outbox where reaction = $1`, [reaction])).length;
const caseOf = async (id: string) => (await world().rows(`select state, locked_by, not_by from moderation.case where id = $1`, [id]))[0];
const standing = async () =>
  (
    await world().rows(
      `select a.status, s.suspended, s.banned from auth.account a join visibility.member_standing s on s.member_id = a.id where a.id = $1`,
      [stage.bert.id],
    )
  )[0];
const past = (id: string) => world().rows(`update moderation.decision set until = now() - interval '1 minute' where id = $1`, [id]);
const sees = () => inTx((tx) => world().get(VisibilityService).maySee(tx, stage.anna.id, stage.bert.id));

describe('the queue of the moderators', () => {
  it('gives danger first, then money, then the rest, each to one moderator [#D2]', async () => {
    const [carla, dora] = [await world().member('Carla'), await world().member('Dora')];
    const [photo, money, danger] = [await report('photo'), await report('money', carla), await report('danger', dora)];
    expect([await claimNext(mia), await claimNext(tom), await claimNext(moderator())]).toEqual([danger, money, photo]);
    expect(await claimNext(moderator())).toBeUndefined();
  });

  it('gives two moderators at the same moment two cases, and the only one to one of them', async () => {
    const only = await report();
    const both = await Promise.all([claimNext(mia), claimNext(tom)]);
    expect(both.toSorted()).toEqual([only, undefined]);
    await report('photo', stage.bert, stage.anna);
    const next = await Promise.all([claimNext(moderator()), claimNext(moderator())]);
    expect(next.filter((id) => id !== undefined)).toHaveLength(1);
  });

  it('frees a case after ten minutes without a sign, and not before [#D2]', async () => {
    const id = await report();
    await claim(mia, id);
    expect(await codeOf(claim(tom, id))).toBe('case_taken');
    await world().rows(`update moderation.case set locked_at = locked_at - interval '9 minutes'`);
    expect(await claimNext(tom)).toBeUndefined();
    await claim(mia, id);
    await world().rows(`update moderation.case set locked_at = locked_at - interval '11 minutes'`);
    expect(await claimNext(tom)).toBe(id);
    expect(await codeOf(decide(mia, id, { measure: 'none', rule: null }))).toBe('case_taken');
  });

  it('brings back last what a moderator passed over, and to the others in its order', async () => {
    const [first, later] = [await report('danger'), await report('other', stage.bert, stage.anna)];
    expect(await claimNext(mia)).toBe(first);
    await inTx((tx) => world().get(CasesService).skip(tx, mia, first));
    expect(await claimNext(mia)).toBe(later);
    expect(await claimNext(tom)).toBe(first);
  });

  it('keeps what was escalated for the owner', async () => {
    const id = await report();
    await claim(mia, id);
    await inTx((tx) => world().get(CasesService).escalate(tx, mia, id));
    expect(await claimNext(tom)).toBeUndefined();
    expect(await codeOf(claim(tom, id))).toBe('case_for_owner');
    expect(await claimNext(moderator(true))).toBe(id);
  });

  it('puts the report of whoever is often wrong later, and keeps it [#D10]', async () => {
    await world().rows(
      `insert into moderation.report (receipt, at, reporter_id, subject_id, about, reason, state, outcome, decided_at, body_hash)
       select 'R' || n, now(), $1, $2, 'photo', 'photo', 'decided', 'dismissed', now(), '' from generate_series(1, 5) n`,
      [stage.anna.id, stage.bert.id],
    );
    const [wrong, right] = [await report('money'), await report('money', stage.bert, stage.anna)];
    expect(await claimNext(mia)).toBe(right);
    expect(await claimNext(tom)).toBe(wrong);
  });
});

describe('a decision', () => {
  it('is carried out after its seconds, once, and answers the report [#D4]', async () => {
    const id = await report();
    const decision = await claimAndDecide(mia, id, { measure: 'warning', rule: 'money' });
    expect(await caseOf(id)).toEqual({ state: 'decided', locked_by: null, not_by: [] });
    expect(await codeOf(claim(tom, id))).toBe('case_over');
    expect(await jobs('mail.decision')).toBe(0);
    expect([await carryOut(decision.id), await carryOut(decision.id)]).toEqual([true, false]);
    expect(await world().rows(`select state, outcome, decision_id from moderation.report`)).toEqual([
      { state: 'decided', outcome: 'confirmed', decision_id: decision.id },
    ]);
    expect([await jobs('mail.decision'), await jobs('mail.report-decided')]).toEqual([1, 1]);
    expect(await caseOf(id)).toMatchObject({ state: 'closed' });
  });

  it('that found nothing tells the reporter only', async () => {
    const decision = await claimAndDecide(mia, await report(), { measure: 'none', rule: null });
    await carryOut(decision.id);
    expect(await world().rows(`select outcome from moderation.report`)).toEqual([{ outcome: 'dismissed' }]);
    expect([await jobs('mail.decision'), await jobs('mail.report-decided')]).toEqual([0, 1]);
  });

  it('is taken back within its seconds, by its moderator alone, and then never carried out [#D7]', async () => {
    const id = await report();
    const decision = await claimAndDecide(mia, id, { measure: 'suspension', rule: 'insult', days: 7 });
    expect(await codeOf(undo(tom, decision.id))).toBe('case_taken');
    await undo(mia, decision.id);
    expect(await carryOut(decision.id)).toBe(false);
    expect(await standing()).toEqual({ status: 'active', suspended: false, banned: false });
    expect(await caseOf(id)).toMatchObject({ state: 'open', locked_by: mia.id });
    const other = (await decide(mia, id, { measure: 'warning', rule: 'insult' })).decision;
    await carryOut(other.id);
    expect(await codeOf(undo(mia, other.id))).toBe('case_taken');
  });

  it('is one, pressed twice or at the same moment, and not another moderator’s', async () => {
    const id = await report();
    await claim(mia, id);
    const ruling = { measure: 'warning', rule: 'money' } as const;
    const [one, other] = await Promise.all([decide(mia, id, ruling), decide(mia, id, ruling)]);
    expect(one.decision.id).toBe(other.decision.id);
    expect([one.isNew, other.isNew].filter(Boolean)).toHaveLength(1);
    expect(await codeOf(decide(tom, id, { measure: 'none', rule: null }))).toBe('case_taken');
    expect(await jobs('moderation.carry-out')).toBe(1);
  });

  it('stops first messages for its days, and only them [#E6]', async () => {
    await stage.say(stage.bert, 'Good morning');
    const carla = await world().member('Carla');
    const decision = await claimAndDecide(mia, await report(), { measure: 'restriction', rule: 'advertising', days: 3 });
    await carryOut(decision.id);
    await stage.say(stage.bert, 'How are you?');
    const chat = await world().chatBetween(stage.bert, carla);
    const write = () => codeOf(stage.say(stage.bert, 'Hello', randomUUID(), chat));
    expect(await write()).toBe('first_messages_stopped');
    await past(decision.id);
    await world().get(DecisionsService).endExpired();
    expect(await write()).toBe('done');
  });

  it('closes the account for its days, and opens it again as it was', async () => {
    await world().rows(`update auth.account set status = 'paused' where id = $1`, [stage.bert.id]);
    await world().rows(
      `insert into auth.session (member_id, token_hash, user_agent, created_at, last_seen_at, expires_at)
       values ($1, 'x', '', now(), now(), now() + interval '1 day')`,
      [stage.bert.id],
    );
    const decision = await claimAndDecide(mia, await report(), { measure: 'suspension', rule: 'insult', days: 7 });
    await carryOut(decision.id);
    expect(await standing()).toEqual({ status: 'suspended', suspended: true, banned: false });
    expect(await world().rows(`select from auth.session where member_id = $1`, [stage.bert.id])).toEqual([]);
    expect(await sees()).toBe(false);
    expect(await world().get(DecisionsService).endExpired()).toEqual({ ended: 0, isOver: true });
    await past(decision.id);
    expect(await world().get(DecisionsService).endExpired()).toEqual({ ended: 1, isOver: true });
    expect(await standing()).toEqual({ status: 'paused', suspended: false, banned: false });
  });

  it('takes away photo and text, and gives both back when it was wrong [#D4] [#D6]', async () => {
    const [photo] = await world().rows<{ id: PhotoId }>(
      `insert into media.photo (member_id, status, position, main, created_at) values ($1, 'visible', 1, true, now()) returning id`,
      [stage.bert.id],
    );
    const about = async () => (await world().get(OwnProfileService).read(stage.bert.id)).profile.about;
    const photos = async () =>
      (await world().get(OwnPhotosService).list(stage.bert.id)).photos.map(({ status, main }) => ({ status, main }));
    const ruling = { measure: 'removal', rule: 'photo', photos: photo ? [photo.id] : [], text: true } as const;
    const decision = await claimAndDecide(mia, await report('photo'), ruling);
    await carryOut(decision.id);
    expect([await about(), await photos()]).toEqual(['', [{ status: 'rejected', main: false }]]);
    const [kept] = await world().rows<{ text: string }>(`select encode(removed, 'escape') as text from moderation.decision`);
    expect(kept?.text).not.toMatch(/widower/);
    expect(await overturn(decision.id)).toBe(true);
    expect([await about(), await photos()]).toEqual(['A widower from Utrecht', [{ status: 'visible', main: true }]]);
    expect(await world().rows(`select outcome from moderation.report`)).toEqual([{ outcome: 'dismissed' }]);
    expect(await overturn(decision.id)).toBe(false);
  });

  const aPhoto = async (owner: TestMember, status = 'visible') => {
    const [photo] = await world().rows<{ id: PhotoId }>(
      `insert into media.photo (member_id, status, position, main, created_at) values ($1, $2, 1, false, now()) returning id`,
      [owner.id, status],
    );
    return photo?.id as PhotoId;
  };
  const removal = (photo: PhotoId, text = false) => ({ measure: 'removal', rule: 'photo', photos: [photo], text }) as const;

  it('removes no photo that is not there: a made-up one, one of somebody else or one that is gone is refused, and the case stays', async () => {
    const id = await report('photo');
    await claim(mia, id);
    const others = [randomUUID() as PhotoId, await aPhoto(stage.anna), await aPhoto(stage.bert, 'rejected')];
    for (const photo of others) expect(await codeOf(decide(mia, id, removal(photo)))).toBe('content_gone');
    await world().rows(`update profiles.profile set about = '' where member_id = $1`, [stage.bert.id]);
    expect(await codeOf(decide(mia, id, removal(await aPhoto(stage.bert), true)))).toBe('content_gone');
    expect(await caseOf(id)).toMatchObject({ state: 'open', locked_by: mia.id });
    expect(await world().rows(`select from moderation.decision`)).toEqual([]);
  });

  it('that finds nothing left to remove tells nobody of a removal, and its case waits again', async () => {
    const id = await report('photo');
    const photo = await aPhoto(stage.bert);
    const decision = await claimAndDecide(mia, id, removal(photo));
    await world().rows(`delete from media.photo where id = $1`, [photo]);
    expect(await carryOut(decision.id)).toBe(false);
    expect([await jobs('mail.decision'), await jobs('mail.report-decided')]).toEqual([0, 0]);
    expect(await caseOf(id)).toEqual({ state: 'open', locked_by: null, not_by: [] });
    expect(await claimNext(tom)).toBe(id);
  });

  it('says afterwards what was really taken away: its mail and the figures read that', async () => {
    const photo = await aPhoto(stage.bert);
    const decision = await claimAndDecide(mia, await report('photo'), removal(photo, true));
    await world().rows(`delete from media.photo where id = $1`, [photo]);
    expect(await carryOut(decision.id)).toBe(true);
    expect(await world().rows(`select photo_ids, removes_text from moderation.decision`)).toEqual([{ photo_ids: [], removes_text: true }]);
  });
});

describe('a ban', () => {
  it('needs two moderators, and the first cannot be the second [#D5]', async () => {
    const id = await report();
    await claimAndDecide(mia, id, { measure: 'ban', rule: 'money' });
    expect(await standing()).toMatchObject({ status: 'active', banned: false });
    expect(await jobs('moderation.carry-out')).toBe(0);
    expect(await claimNext(mia)).toBeUndefined();
    expect(await codeOf(second(mia, id, true))).toBe('case_taken');
    expect(await codeOf(claim(mia, id))).toBe('case_had_part');
    expect(await claimNext(tom)).toBe(id);
    await second(tom, id, true);
    expect(await standing()).toEqual({ status: 'banned', suspended: false, banned: true });
    expect(await sees()).toBe(false);
  });

  it('that the second does not want leaves the case to them, and changes nothing', async () => {
    const id = await report();
    await claimAndDecide(mia, id, { measure: 'ban', rule: 'money' });
    await claim(tom, id);
    await second(tom, id, false);
    expect(await standing()).toMatchObject({ status: 'active' });
    expect(await caseOf(id)).toMatchObject({ state: 'open', locked_by: tom.id });
    expect(await codeOf(second(tom, id, true))).toBe('case_taken');
  });

  it.each([
    ['insult', 1],
    ['money', 0],
  ] as const)('for %s has what the member bought and did not use looked at %i times, to be paid back', async (rule, times) => {
    await ban(await report(), rule);
    expect(await jobs('payment.repay-banned')).toBe(times);
  });

  it('answers every other report about the member', async () => {
    const carla = await world().member('Carla');
    const [id, other, foreign] = [await report(), await report('fake', carla), await report('photo', stage.bert, carla)];
    await ban(id);
    expect(await caseOf(other)).toMatchObject({ state: 'closed' });
    expect(await caseOf(foreign)).toMatchObject({ state: 'open' });
    expect(await jobs('mail.report-decided')).toBe(2);
    expect(await jobs('mail.decision')).toBe(1);
  });

  it('that was wrong gives the account back, and the address may come in again [#D6]', async () => {
    const decision = await ban(await report());
    const kept = () => world().rows(`select from auth.refusal where until > now() + interval '700 days'`);
    expect(await kept()).toHaveLength(1);
    await overturn(decision.id);
    expect(await kept()).toHaveLength(0);
    expect(await standing()).toEqual({ status: 'active', suspended: false, banned: false });
  });

  it('that is overturned leaves a suspension that lasts', async () => {
    const [insult, money] = [await report('insult'), await report('money', await world().member('Carla'))];
    const suspension = await claimAndDecide(mia, insult, { measure: 'suspension', rule: 'insult', days: 7 });
    await carryOut(suspension.id);
    const decision = await ban(money);
    await overturn(decision.id);
    expect(await standing()).toEqual({ status: 'suspended', suspended: true, banned: false });
    await past(suspension.id);
    await world().get(DecisionsService).endExpired();
    expect(await standing()).toEqual({ status: 'active', suspended: false, banned: false });
  });
});
