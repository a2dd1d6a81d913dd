import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { MessageRemovals, ReadingService, type Place } from '#chats';
import type { ChatId, PhotoId } from '#contracts';
import { Transactions, type Tx } from '#database';
import { PairStage, type TestMember } from '#testing';
import { CasesService } from '../cases/index.js';
import { ReportsService } from '../reports/index.js';
import { carryOut as carryOutIn } from './carry-out.fixture.js';
import { DecisionsService } from './decisions.service.js';
import type { Ruling } from './decisions.policy.js';
import { OwnDecisions } from './own-decisions.service.js';

const stage = new PairStage({ paid: true, credits: 50 }, { paid: true, credits: 50, signup_message: 'A widower from Utrecht' });
const mia = { id: randomUUID(), isOwner: false };
const world = () => stage.world;
const inTx = <Result>(work: (tx: Tx) => Promise<Result>) => world().get(Transactions).run(work);
const decisions = () => world().get(DecisionsService);
const at = (seq: number, chat: ChatId = stage.chat): Place => ({ chatId: chat, seq });
const removal = (messages: readonly Place[], rest: Partial<Ruling> = {}): Ruling => ({
  measure: 'removal',
  rule: 'insult',
  messages,
  ...rest,
});

/** Anna reports the third message of her conversation with Bert. */
async function reported(): Promise<string> {
  await stage.say(stage.bert, 'Good morning');
  await stage.say(stage.anna, 'Hello Bert');
  await stage.say(stage.bert, 'You are too stupid to write to.');
  await stage.say(stage.bert, 'And ugly.');
  await world().get(ReportsService).report(stage.anna.id, { profile: stage.bert.id, reason: 'insult', chat: stage.chat, seq: 3 }, null);
  const [row] = await world().rows<{ id: string }>(`select id from moderation.report`);
  await inTx((tx) =>
    world()
      .get(CasesService)
      .claim(tx, mia, row?.id ?? ''),
  );
  return row?.id ?? '';
}
const decide = (id: string, ruling: Ruling) => inTx((tx) => decisions().decide(tx, mia, id, ruling));
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code?: string }) => error.code,
  );
const carryOut = (decisionId: string) => carryOutIn(world(), decisionId);
async function taken(...seqs: number[]): Promise<string> {
  const { decision } = await decide(await reported(), removal(seqs.map((seq) => at(seq))));
  await carryOut(decision.id);
  return decision.id;
}
const read = async ({ id }: TestMember) => {
  const { messages, rewritten } = await world().get(ReadingService).messages(id, stage.chat, {});
  return { texts: messages.map(({ text, removed }) => (removed ? 'removed' : text)), rewritten };
};

describe('a decision that removes messages', () => {
  it('takes several away from both sides at once, and leaves them their places', async () => {
    await taken(3, 4);
    for (const who of [stage.anna, stage.bert])
      expect(await read(who)).toEqual({ texts: ['Good morning', 'Hello Bert', 'removed', 'removed'], rewritten: 1 });
    const { chats } = await world()
      .get(ReadingService)
      .feed(stage.anna.id, undefined, await world().get(ReadingService).feedMark(stage.anna.id));
    expect(chats).toMatchObject([{ rewritten: 1, messages: [{ seq: 4, text: '', removed: true }], num_unread_messages: 3 }]);
  });

  it('comes into the next feed of both, and is told to both at once', async () => {
    const id = await reported();
    const marks = () => world().rows(`select seq from chats.inbox order by member_id`);
    const before = await marks();
    const { decision } = await decide(id, removal([at(3)]));
    expect(await marks()).toEqual(before);
    await carryOut(decision.id);
    expect(await marks()).toEqual(before.map(({ seq }) => ({ seq: Number(seq) + 1 })));
    expect(
      await world().rows(`select cm.inbox_seq = i.seq as "isLast" from chats.conv_member cm join chats.inbox i using (member_id)`),
    ).toEqual([{ isLast: true }, { isLast: true }]);
  });

  it('is told to its writer with the words of each, and of nothing else', async () => {
    await taken(3, 4);
    const [told] = await world().get(OwnDecisions).list(stage.bert.id);
    expect(told?.decision).toMatchObject({
      removed: { photos: 0, text: false, messages: 2 },
      facts: { messages: [{ text: 'You are too stupid to write to.' }, { text: 'And ugly.' }], photos: [] },
    });
  });

  it('takes a photo, the text of the profile and messages at once', async () => {
    const [photo] = await world().rows<{ id: PhotoId }>(
      `insert into media.photo (member_id, status, position, main, created_at) values ($1, 'visible', 1, true, now()) returning id`,
      [stage.bert.id],
    );
    const [other] = await world().rows<{ id: PhotoId }>(
      `insert into media.photo (member_id, status, position, main, created_at) values ($1, 'visible', 2, false, now()) returning id`,
      [stage.bert.id],
    );
    const photos = [photo?.id, other?.id].filter((id) => id !== undefined);
    const { decision } = await decide(await reported(), removal([at(3)], { photos, text: true }));
    await carryOut(decision.id);
    expect(await world().rows(`select status from media.photo`)).toEqual([{ status: 'rejected' }, { status: 'rejected' }]);
    const [told] = await world().get(OwnDecisions).list(stage.bert.id);
    expect(told?.decision.removed).toEqual({ photos: 2, text: true, messages: 1 });
    expect(told?.decision.facts?.photos).toHaveLength(2);
  });

  it('gives all of it back when it was wrong, and has it read anew', async () => {
    const id = await taken(3, 4);
    await inTx((tx) => decisions().overturn(tx, id));
    for (const who of [stage.anna, stage.bert])
      expect(await read(who)).toEqual({
        texts: ['Good morning', 'Hello Bert', 'You are too stupid to write to.', 'And ugly.'],
        rewritten: 2,
      });
  });

  it('takes nothing that is not in the case, not of the member, or gone already', async () => {
    const id = await reported();
    await stage.say(stage.bert, 'Later');
    expect(await codeOf(decide(id, removal([at(5)])))).toBe('content_gone');
    expect(await codeOf(decide(id, removal([at(3), at(2)])))).toBe('content_gone');
    expect(await codeOf(decide(id, removal([at(3, randomUUID() as ChatId)])))).toBe('content_gone');
    await inTx((tx) =>
      world()
        .get(MessageRemovals)
        .remove(tx, stage.bert.id, [at(3)]),
    );
    expect(await codeOf(decide(id, removal([at(3)])))).toBe('content_gone');
    expect(await codeOf(decide(id, removal([at(4)])))).toBe('done');
  });

  it('pressed twice is one decision, and another choice is another one', async () => {
    const id = await reported();
    const first = await decide(id, removal([at(3)]));
    expect((await decide(id, removal([at(3)]))).decision.id).toBe(first.decision.id);
    expect(await codeOf(decide(id, removal([at(4)])))).toBe('case_taken');
  });

  it('says of what was gone meanwhile that it was not taken', async () => {
    const { decision } = await decide(await reported(), removal([at(3), at(4)]));
    await inTx((tx) =>
      world()
        .get(MessageRemovals)
        .remove(tx, stage.bert.id, [at(3)]),
    );
    await carryOut(decision.id);
    const [told] = await world().get(OwnDecisions).list(stage.bert.id);
    expect(told?.decision.removed?.messages).toBe(1);
  });

  it('forgets the words for good once nobody can object, and never those that were given back', async () => {
    const bodies = async () =>
      (await world().rows<{ body: string }>(`select body from chats.message order by seq`)).map(({ body }) => body);
    const id = await taken(3);
    await decisions().forgetOld();
    expect((await bodies())[2]).toBe('You are too stupid to write to.');
    const age = () => world().rows(`update moderation.decision set in_force_at = now() - interval '7 months'`);
    // Given back, and taken away once more by a decision of which nobody knows yet: the old one forgets nothing of it.
    await inTx((tx) => decisions().overturn(tx, id));
    await inTx((tx) =>
      world()
        .get(MessageRemovals)
        .remove(tx, stage.bert.id, [at(3)]),
    );
    await age();
    await decisions().forgetOld();
    expect((await bodies())[2]).toBe('You are too stupid to write to.');
    await world().rows(`update moderation.decision set state = 'in_force', overturned_at = null, removed = 'x'`);
    await decisions().forgetOld();
    expect((await bodies())[2]).toBe('');
  });
});
