import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { ChatId, MemberId, PhotoId } from '#contracts';
import type { SignalKind } from '#contracts-admin';
import { Transactions, type Tx } from '#database';
import { OutboxStore } from '#events';
import { MemberData } from '#member-data';
import { PairStage } from '#testing';
import { CasesService, type Moderator } from '../cases/index.js';
import { ChildMaterialService } from '../child-material/index.js';
import { DecisionsService, type Ruling } from '../decisions/index.js';
import { EvidenceService, type Evidence } from '../evidence/index.js';
import { MemberSignals, TrustService } from '../signals/index.js';
import { TransparencyService } from '../transparency/index.js';
import { InitiativesService, type InitiativeWish } from './initiatives.service.js';
import { ReadingRequests } from './reading-requests.service.js';

const stage = new PairStage({ paid: true, credits: 50 }, { paid: true, credits: 50, signup_message: 'A widower from Utrecht' });
const world = () => stage.world;
const inTx = <Result>(work: (tx: Tx) => Promise<Result>) => world().get(Transactions).run(work);
const [mia, tom]: Moderator[] = [
  { id: randomUUID(), isOwner: false },
  { id: randomUUID(), isOwner: false },
];
const wish: InitiativeWish = { category: 'money', reason: 'seen_on_profile', signals: [], photos: [] };
const bySignals = (...signals: InitiativeWish['signals']): Partial<InitiativeWish> => ({ reason: 'signals', signals });
const open = (fields: Partial<InitiativeWish> = {}, who = mia, memberId: MemberId = stage.bert.id) =>
  inTx((tx) =>
    world()
      .get(InitiativesService)
      .open(tx, who as Moderator, memberId, { ...wish, ...fields }),
  );
const evidenceOf = async (id: string): Promise<Evidence> => {
  const evidence = await inTx((tx) => world().get(EvidenceService).open(tx, id));
  if (!evidence) throw new Error('no evidence');
  return evidence;
};
const textsIn = async (id: string) => (await evidenceOf(id)).messages.map(({ text }) => text);
const note = (kind: string, seq: number, chat: ChatId = stage.chat) =>
  world().rows(`insert into moderation.signal (at, kind, sender_id, conversation_id, seq) values (public.app_now(), $1, $2, $3, $4)`, [
    kind,
    stage.bert.id,
    chat,
    seq,
  ]);
const photo = async (main: boolean): Promise<PhotoId> => {
  const id = randomUUID() as PhotoId;
  await world().rows(
    `insert into media.photo (id, member_id, status, position, main, original, created_at) values ($1, $2, 'visible', $3, $4, 'x' || $1::uuid::text, now())`,
    [id, stage.bert.id, main ? 1 : 2, main],
  );
  return id;
};
const decide = async (id: string, ruling: Ruling): Promise<string> => {
  const { decision } = await inTx((tx) =>
    world()
      .get(DecisionsService)
      .decide(tx, mia as Moderator, id, ruling),
  );
  return decision.id;
};
const carryOut = async (decisionId: string): Promise<void> => {
  const [job] = await world().rows<{ id: string }>(
    `select id from events.outbox where reaction = 'moderation.carry-out' and payload->>'decisionId' = $1`,
    [decisionId],
  );
  const claim = world()
    .get(OutboxStore)
    .claim(job?.id ?? randomUUID());
  await world().get(DecisionsService).carryOut(claim, decisionId);
};
const mails = async () =>
  (await world().rows<{ reaction: string }>(`select reaction from events.outbox where reaction like 'mail.%' order by reaction`)).map(
    ({ reaction }) => reaction,
  );

function latch(): { readonly opened: Promise<void>; readonly open: () => void } {
  let release = () => {};
  const opened = new Promise<void>((resolve) => (release = resolve));
  return { opened, open: release };
}

describe('a case that staff open themselves', () => {
  it('shows what made the signals and nothing else of the conversation, and is held by who opened it', async () => {
    await stage.say(stage.anna, 'How was your holiday?');
    await stage.say(stage.bert, 'Lend me 500 euro until Friday');
    await stage.say(stage.bert, 'It rained all week');
    await note('message', 2);
    // Whatever a signal names, words of somebody else are none of the member's.
    await note('opener_link', 1);
    const { id, isNew, messages } = await open(bySignals('message', 'opener_link'));
    expect([isNew, messages]).toEqual([true, 1]);
    expect(await textsIn(id)).toEqual(['Lend me 500 euro until Friday']);
    expect((await evidenceOf(id)).photos).toEqual([]);
    expect(await world().rows(`select kind, reason, priority, locked_by, subject_id from moderation.case`)).toEqual([
      { kind: 'initiative', reason: 'money', priority: 1, locked_by: mia?.id, subject_id: stage.bert.id },
    ]);
    expect(await world().rows(`select id, staff_id, reason, signals from moderation.initiative`)).toEqual([
      { id, staff_id: mia?.id, reason: 'signals', signals: ['message', 'opener_link'] },
    ]);
  });

  it('shows of the signals only those that were chosen', async () => {
    await stage.say(stage.bert, 'Lend me 500 euro until Friday');
    await stage.say(stage.bert, 'Look at https://example.org');
    await note('message', 1);
    await note('opener_link', 2);
    expect(await textsIn((await open(bySignals('opener_link'))).id)).toEqual(['Look at https://example.org']);
  });

  it('shows the first messages of a haste, and not those of a calmer hour', async () => {
    const begin = async (name: string, text: string) => {
      const other = await world().member(name);
      const chat = await world().chatBetween(stage.bert, other);
      await stage.say(stage.bert, text, randomUUID(), chat);
      return chat;
    };
    const [calm] = [await begin('Carla', 'Good evening, Carla'), await begin('Dora', 'Hello Dora'), await begin('Els', 'Hello Els')];
    await world().rows(`update chats.opening set at = at - interval '3 hours' where conversation_id = $1`, [calm]);
    await world().rows(
      `insert into moderation.member_signal (at, member_id, kind, people, minutes) values (public.app_now(), $1, 'fast_openings', 2, 10)`,
      [stage.bert.id],
    );
    expect(await textsIn((await open(bySignals('fast_openings'))).id)).toEqual(['Hello Dora', 'Hello Els']);
  });

  it('holds the photo that made a signal, or that was seen on the profile; without either the main photo, and no message', async () => {
    const [main, second] = [await photo(true), await photo(false)];
    await stage.say(stage.bert, 'Good morning');
    const shown = async ({ id }: { readonly id: string }) => {
      const { photos, messages, profile } = await evidenceOf(id);
      await world().rows(`update moderation.case set state = 'closed', closed_at = now(), locked_by = null, locked_at = null`);
      return { photos: photos.map((one) => [one.id, one.reported]), messages: messages.length, about: profile.about };
    };
    const about = 'A widower from Utrecht';
    expect(await shown(await open())).toEqual({ photos: [[main, false]], messages: 0, about });
    expect(await shown(await open({ photos: [second] }))).toEqual({ photos: [[second, true]], messages: 0, about });
    await world().rows(
      `insert into moderation.member_signal (at, member_id, kind, photo_id, distance) values (public.app_now(), $1, 'photo', $2, 3)`,
      [stage.bert.id, second],
    );
    expect(await shown(await open(bySignals('photo')))).toEqual({ photos: [[second, true]], messages: 0, about });
    expect(await world().rows(`select from media.photo_hold`)).toHaveLength(3);
  });

  it('is one at a time about a member, however many open it at the same moment, and a new one once it is closed', async () => {
    const [written, held] = [latch(), latch()];
    const first = inTx(async (tx) => {
      const opened = await world()
        .get(InitiativesService)
        .open(tx, mia as Moderator, stage.bert.id, wish);
      written.open();
      await held.opened;
      return opened;
    });
    await written.opened;
    const second = open({}, tom);
    await world().untilWaiting(1, second);
    held.open();
    const both = await Promise.all([first, second]);
    expect(new Set(both.map(({ id }) => id)).size).toBe(1);
    expect(both.map(({ isNew }) => isNew)).toEqual([true, false]);
    await world().rows(`update moderation.case set state = 'closed', closed_at = now(), locked_by = null, locked_at = null`);
    expect((await open()).isNew).toBe(true);
  });

  it('is refused, and leaves nothing, about nobody, by signals that are not there, or about a photo of somebody else', async () => {
    const refusals = [
      open({}, mia, randomUUID() as MemberId),
      open(bySignals('openers')),
      open({ reason: 'signals' }),
      open({ photos: [randomUUID() as PhotoId] }),
    ].map((refusal) => refusal.catch(({ code }: { code: string }) => code));
    expect(await Promise.all(refusals)).toEqual(['member_not_found', 'signals_gone', 'invalid_input', 'photo_not_found']);
    expect(await world().rows(`select id from moderation.case`)).toEqual([]);
    expect(await world().rows(`select from moderation.evidence`)).toEqual([]);
  });

  it('ends in the same decision: the member alone hears of it, and the figures count it as our own', async () => {
    await stage.say(stage.bert, 'Lend me 500 euro until Friday');
    await note('message', 1);
    const { id } = await open(bySignals('message'));
    const restriction = { measure: 'restriction', rule: 'money', days: 7 } as const;
    await carryOut(await decide(id, restriction));
    expect(await mails()).toEqual(['mail.decision']);
    expect(await inTx((tx) => world().get(InitiativesService).sourceOf(tx, id))).toBe('noticed');

    const year = new Date().getUTCFullYear();
    const transparency = world().get(TransparencyService);
    expect((await transparency.reportOf(year)).cases).toEqual([{ kind: 'initiative', reason: 'money', opened: 1, waiting: 0 }]);
    const stated = [];
    for await (const one of transparency.statements(year)) stated.push([one.caseKind, one.hasSignals, one.measure]);
    expect(stated).toEqual([['initiative', true, 'restriction']]);
  });

  it('ends the account only when a second moderator agrees, who did not propose it', async () => {
    const { id } = await open();
    await decide(id, { measure: 'ban', rule: 'fake' });
    const agree = (who: Moderator | undefined) =>
      inTx((tx) =>
        world()
          .get(DecisionsService)
          .answerProposal(tx, who as Moderator, id, true),
      );
    await expect(agree(mia)).rejects.toMatchObject({ code: 'case_taken' });
    await inTx((tx) =>
      world()
        .get(CasesService)
        .claim(tx, tom as Moderator, id),
    );
    await agree(tom);
    expect(await world().rows(`select status from auth.account where id = $1`, [stage.bert.id])).toEqual([{ status: 'banned' }]);
    expect(await inTx((tx) => world().get(InitiativesService).sourceOf(tx, id))).toBe('seen');
  });

  describe('of which more is to be read', () => {
    const requests = () => world().get(ReadingRequests);
    const ask = (id: string, who = mia) => inTx((tx) => requests().ask(tx, who as Moderator, id, 'fraud_suspected'));
    const answer = (id: string, who: Moderator | undefined, state: 'granted' | 'refused') =>
      inTx((tx) =>
        requests().answer(
          tx,
          who as Moderator,
          id,
          state === 'granted' ? { state, reason: 'needed_to_judge' } : { state, reason: 'enough_to_judge' },
        ),
      );
    const codeOf = (work: Promise<unknown>) =>
      work.then(
        () => 'done',
        ({ code }: { code: string }) => code,
      );
    const opened = async () => {
      for (let said = 1; said <= 14; said += 1) await stage.say(said % 2 ? stage.anna : stage.bert, `Line ${said}`);
      await note('message', 2);
      return (await open(bySignals('message'))).id;
    };

    it('shows ten messages on each side, of both, once a second person agrees, and not before', async () => {
      const id = await opened();
      expect(await ask(id)).toBe(true);
      expect(await ask(id)).toBe(false);
      expect(await textsIn(id)).toEqual(['Line 2']);
      expect(await inTx((tx) => requests().waitingFor(tx, tom as Moderator))).toBe(1);
      expect(await inTx((tx) => requests().waitingFor(tx, mia as Moderator))).toBe(0);
      await answer(id, tom, 'granted');
      const { messages } = await evidenceOf(id);
      expect(messages.map(({ text }) => text)).toEqual(Array.from({ length: 12 }, (_one, at) => `Line ${at + 1}`));
      expect(messages.filter(({ reported }) => reported).map(({ text }) => text)).toEqual(['Line 2']);
      expect(await world().rows(`select asked_by, reason, state, answered_by, answer_reason from moderation.reading_request`)).toEqual([
        { asked_by: mia?.id, reason: 'fraud_suspected', state: 'granted', answered_by: tom?.id, answer_reason: 'needed_to_judge' },
      ]);
    });

    it('stays closed when nobody else agrees: not by a yes of who asked, of somebody who does not hold the case, or after a no', async () => {
      const id = await opened();
      expect(await codeOf(answer(id, tom, 'granted'))).toBe('not_found');
      expect(await codeOf(ask(id, tom))).toBe('case_taken');
      await ask(id);
      expect(await codeOf(answer(id, mia, 'granted'))).toBe('own_request');
      await answer(id, tom, 'refused');
      expect(await codeOf(answer(id, tom, 'granted'))).toBe('case_taken');
      expect(await textsIn(id)).toEqual(['Line 2']);
      expect(await ask(id)).toBe(true);
    });

    it('is agreed to once, however many say so at the same moment', async () => {
      const id = await opened();
      await ask(id);
      const both = await Promise.all([
        codeOf(answer(id, tom, 'granted')),
        codeOf(answer(id, { id: randomUUID(), isOwner: true }, 'refused')),
      ]);
      expect(both.toSorted()).toEqual(['case_taken', 'done']);
    });

    it('is no question in a case that is over, or that somebody reported', async () => {
      const id = await opened();
      await ask(id);
      await carryOut(await decide(id, { measure: 'none', rule: null }));
      expect(await codeOf(answer(id, tom, 'granted'))).toBe('case_over');
      expect(await textsIn(id)).toEqual(['Line 2']);
    });
  });

  it('leaves nothing to look at once child material of its member is sealed', async () => {
    await stage.say(stage.bert, 'Lend me 500 euro until Friday');
    await note('message', 1);
    const { id } = await open(bySignals('message'));
    const { id: materialId } = await inTx((tx) =>
      world()
        .get(ChildMaterialService)
        .seal(tx, mia as Moderator, stage.bert.id),
    );
    expect(await inTx((tx) => world().get(EvidenceService).open(tx, id))).toBeUndefined();
    const dossier = await inTx((tx) => world().get(ChildMaterialService).dossier(tx, materialId));
    expect(dossier?.messages.map(({ text }) => text)).toEqual(['Lend me 500 euro until Friday']);
    expect(await world().rows(`select state from moderation.case`)).toEqual([{ state: 'closed' }]);
    expect(await inTx((tx) => world().get(MemberSignals).noticed(tx, { kind: null, sort: 'weight', order: 'desc' }, 0, 25))).toEqual([]);
  });

  it('keeps its evidence six months after its end, also when its member is erased, and no longer', async () => {
    await photo(true);
    const { id } = await open();
    await inTx((tx) => world().get(MemberData).erase(tx, stage.bert.id));
    const forget = () => inTx((tx) => world().get(EvidenceService).forgetOld(tx));
    expect([await forget(), (await evidenceOf(id)).profile.name]).toEqual([0, 'Bert']);
    await world().rows(
      `update moderation.case set state = 'closed', closed_at = now() - interval '7 months', locked_by = null, locked_at = null`,
    );
    expect(await forget()).toBe(1);
    expect(await world().rows(`select from media.photo_hold`)).toEqual([]);
  });
});

describe('members of whom something was noticed', () => {
  const noticed = async (kind: SignalKind | null = null, sort: 'weight' | 'last_at' = 'weight') => {
    const members = await inTx((tx) => world().get(MemberSignals).noticed(tx, { kind, sort, order: 'desc' }, 0, 25));
    expect(await inTx((tx) => world().get(MemberSignals).countNoticed(tx, kind, 100))).toBe(members.length);
    return members.map(({ id, weight, caseId }) => ({ id, weight, caseId }));
  };
  const beside = (memberId: string, kind: string, ago: string) =>
    world().rows(
      `insert into moderation.member_signal (at, member_id, kind, domain, people, minutes)
       values (public.app_now() - $3::interval, $1, $2, case $2 when 'throwaway_address' then 'yopmail.com' end,
               case $2 when 'throwaway_address' then null else 9 end, case $2 when 'throwaway_address' then null else 10 end)`,
      [memberId, kind, ago],
    );

  it('come by how much counts, then by what is newest; what counts for nothing brings nobody', async () => {
    const [carla, dora] = [await world().member('Carla'), await world().member('Dora')];
    await note('openers', 1);
    await note('message', 2);
    await beside(stage.bert.id, 'throwaway_address', '2 days');
    await beside(carla.id, 'signup_burst', '1 day');
    await beside(dora.id, 'signup_burst', '1 hour');
    await beside(stage.anna.id, 'many_profiles', '1 hour');
    const [bert, c, d] = [stage.bert.id, carla.id, dora.id].map((id, at) => ({ id, weight: at === 0 ? 2 : 1, caseId: null }));
    expect(await noticed()).toEqual([bert, d, c]);
    expect(await noticed('throwaway_address')).toEqual([bert]);
    expect(await noticed('photo')).toEqual([]);
    await world().rows(`update moderation.member_signal set at = at - interval '91 days' where member_id = $1`, [dora.id]);
    expect(await noticed(null, 'last_at')).toEqual([bert, c]);
  });

  it('are gone once they were dealt with: by a case of our own, by staff who vouch for them, or by a ban; what comes later brings them back', async () => {
    const at = (ago: string) => world().rows(`update moderation.signal set at = public.app_now() - $1::interval`, [ago]);
    await note('openers', 1);
    await at('1 hour');
    const { id } = await open();
    expect(await noticed()).toEqual([{ id: stage.bert.id, weight: 1, caseId: id }]);
    await carryOut(await decide(id, { measure: 'none', rule: null }));
    expect(await noticed()).toEqual([]);
    await world().clockAhead('1 minute');
    await at('0 hours');
    expect(await noticed()).toEqual([{ id: stage.bert.id, weight: 1, caseId: null }]);
    await world().clockAhead('1 minute');
    await inTx((tx) => world().get(TrustService).lift(tx, stage.bert.id, randomUUID()));
    expect(await noticed()).toEqual([]);
    await world().clockAhead('1 minute');
    await at('0 hours');
    await world().rows(`update visibility.member_standing set banned = true where member_id = $1`, [stage.bert.id]);
    expect(await noticed()).toEqual([]);
  });
});
