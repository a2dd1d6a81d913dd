import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { PhotoMessagesService, ReadingService, SendingService } from '#chats';
import type { ChatId, PhotoId, ReportBody } from '#contracts';
import { Transactions } from '#database';
import { OwnPhotosService, PhotoObjects, RemovedPhotos, RenderingService, UploadsService } from '#media';
import { MemberData } from '#member-data';
import { BlocksService, StandingService } from '#visibility';
import { aPngOf, World, type Someone } from '#testing';
import type { Evidence } from './evidence.service.js';
import { ReportsService } from './reports.service.js';

let world: World;
let anna: Someone;
let carl: Someone;
let chat: ChatId;

beforeAll(async () => {
  world = await World.open();
});
beforeEach(async () => {
  await world.empty();
  anna = await world.member('Anna', { paid: true, credits: 50 });
  carl = await world.member('Carl', { paid: true, credits: 50, signup_message: 'A widower from Utrecht' });
  chat = await world.chatBetween(anna, carl);
});
afterAll(() => world.close());

const write = (from: Someone, text: string) => world.get(SendingService).sendMessage(from, chat, { client_id: randomUUID(), text });
const body = (more: Partial<ReportBody> = {}): ReportBody => ({ profile: carl.id, reason: 'money', block: true, ...more });
const report = (more: Partial<ReportBody> = {}, key: string | null = null, me = anna) =>
  world.get(ReportsService).report(me.id, body(more), key);
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code?: string }) => error.code,
  );
const rows = () =>
  world.rows<{ id: string; about: string; state: string }>(`select id, about, state from moderation.report order by at, id`);
const evidence = async (): Promise<Evidence> => {
  const [first] = await rows();
  const found = await world.get(Transactions).read((tx) => world.get(ReportsService).evidenceOf(tx, first?.id ?? ''));
  if (!found) throw new Error('no evidence');
  return found;
};
const isBlocked = async () => (await world.rows(`select from visibility.pair where block <> 0`)).length === 1;

describe('a report', () => {
  it('keeps a message and its neighbours as they were, seals them, and takes the two out of each other’s sight at once [#E3] [#122]', async () => {
    for (const at of [1, 2, 3]) await write(at === 2 ? anna : carl, `Message ${at}`);
    const { answer, isNew } = await report({ chat, seq: 3, words: 'He wants my savings' });
    expect(answer).toMatchObject({ receipt: expect.stringMatching(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/), blocked: true });
    expect(isNew).toBe(true);
    await expect(codeOf(write(carl, 'Hello?'))).resolves.toBe('blocked');
    await expect(codeOf(world.get(ReadingService).messages(anna.id, chat, {}))).resolves.toBe('conversation_not_found');

    expect(await evidence()).toMatchObject({
      words: 'He wants my savings',
      profile: { name: 'Carl', about: 'A widower from Utrecht', city: 'Utrecht' },
      messages: [
        { seq: 1, text: 'Message 1', sender_id: carl.id, reported: false },
        { seq: 2, text: 'Message 2', sender_id: anna.id, reported: false },
        { seq: 3, text: 'Message 3', sender_id: carl.id, reported: true },
      ],
    });
    const [sealed] = await world.rows<{ text: string }>(`select encode(sealed, 'escape') as text from moderation.evidence`);
    expect(sealed?.text).not.toMatch(/Message|savings|widower/);
  });

  it('shows what was there also after the member changed and erased everything', async () => {
    await write(carl, 'Send me 500 euro');
    await report({ chat, seq: 1 });
    await world.get(Transactions).run((tx) => world.get(MemberData).erase(tx, carl.id));
    expect(await world.rows(`select body from chats.message where body <> ''`)).toEqual([]);
    expect((await evidence()).messages).toMatchObject([{ text: 'Send me 500 euro', reported: true }]);
  });

  it('is one, whether it is pressed twice, at the same moment, or in two windows, and says the same number [#E3]', async () => {
    await write(carl, 'Send me 500 euro');
    const key = randomUUID();
    const again = () => report({ chat, seq: 1 }, key);
    const elsewhere = () => report({ chat, seq: 1 });
    const answers = [...(await Promise.all([again(), again()])), ...(await Promise.all([elsewhere(), again(), elsewhere()]))];
    expect(new Set(answers.map(({ answer }) => answer.receipt)).size).toBe(1);
    expect(answers.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(await world.rows(`select from events.outbox where reaction = 'mail.report-received'`)).toHaveLength(1);
    await expect(codeOf(report({ chat, seq: 1, reason: 'fake' }, key))).resolves.toBe('idempotency_mismatch');
    await expect(report({ reason: 'fake' })).resolves.toMatchObject({ isNew: true });
    expect((await rows()).map(({ about }) => about)).toEqual(['message', 'member']);
    const queue = await world.get(Transactions).read((tx) => world.get(ReportsService).open(tx, undefined, 10));
    expect(queue.map(({ about, reason, state }) => [about, reason, state])).toEqual([
      ['message', 'money', 'open'],
      ['member', 'fake', 'open'],
    ]);
  });

  it('of a message blocks only when the reporter wants it [#E3]', async () => {
    await write(carl, 'Rude words');
    expect((await report({ chat, seq: 1, block: false })).answer.blocked).toBe(false);
    expect(await isBlocked()).toBe(false);
    // A second thought: the report stays the one it was.
    await expect(report({ chat, seq: 1, block: true })).resolves.toMatchObject({ isNew: false, answer: { blocked: true } });
    expect(await isBlocked()).toBe(true);
  });

  it('works for a closed account, and when the other blocked first to get away [#E3]', async () => {
    await write(carl, 'Send me 500 euro');
    await world.get(BlocksService).block(carl.id, anna.id);
    await expect(report({ chat, seq: 1 })).resolves.toMatchObject({ isNew: true });
    await world.get(Transactions).run((tx) => world.get(StandingService).set(tx, carl.id, 'banned', true));
    await expect(report()).resolves.toMatchObject({ isNew: true });
    expect((await evidence()).messages).toHaveLength(1);
  });

  it('of what is not there, or belongs to others, is answered as one of nothing, and leaves nothing behind', async () => {
    const bert = await world.member('Bert', { paid: true, credits: 5 });
    const theirs = await world.chatBetween(bert, carl);
    await world.get(SendingService).sendMessage(carl, theirs, { client_id: randomUUID(), text: 'Only for Bert' });
    await write(carl, 'One');
    await write(anna, 'Two');
    const hidden = await world.member('Hidden');
    await world.get(BlocksService).block(hidden.id, anna.id);
    const outcomes = await Promise.all([
      codeOf(report({ chat: theirs, seq: 1 })),
      codeOf(report({ chat: theirs })),
      codeOf(report({ chat, seq: 9 })),
      codeOf(report({ chat, seq: 2 })),
      codeOf(report({ photo: randomUUID() as PhotoId })),
      codeOf(report({ profile: hidden.id })),
      codeOf(report({ profile: anna.id })),
      codeOf(report({ profile: randomUUID() as Someone['id'] })),
    ]);
    expect(outcomes).toEqual([
      'message_not_found',
      'conversation_not_found',
      'message_not_found',
      'message_not_found',
      'photo_not_found',
      'member_not_found',
      'member_not_found',
      'member_not_found',
    ]);
    expect([
      await rows(),
      await world.rows(`select from media.photo_hold`),
      await world.rows(`select from visibility.pair where block <> 0`),
    ]).toEqual([[], [], [{}]]);
  });
});

describe('a reported photo', () => {
  it('keeps its file while the report holds it, although its owner removed it, and loses it afterwards [#E3]', async () => {
    const photoId = await aPhotoOf(carl);
    await report({ photo: photoId, reason: 'photo' });
    const held = (await evidence()).photos.find(({ reported }) => reported);
    await world.get(OwnPhotosService).remove(carl.id, photoId);
    await world.rows(`update media.stray_object set due = now() - interval '1 second'`);
    await world.clockAhead('11 minutes');
    await world.get(RemovedPhotos).purge();
    await world.get(PhotoObjects).sweep();
    expect(await world.get(PhotoObjects).get(held?.object ?? '')).toBeDefined();

    // Six months after the decision nobody needs it any more.
    await world.rows(`update moderation.report set state = 'decided', decided_at = public.app_now()`);
    expect(await world.get(ReportsService).forgetOld()).toBe(0);
    await world.clockAhead('200 days');
    expect(await world.get(ReportsService).forgetOld()).toBe(1);
    await world.get(PhotoObjects).sweep();
    expect(await world.get(PhotoObjects).get(held?.object ?? '')).toBeUndefined();
    expect(await world.rows(`select from moderation.evidence`)).toEqual([]);
  });
});

describe('a reported photo of a conversation', () => {
  it('keeps its file when the member who sent it is erased [#E3]', async () => {
    await world.get(PhotoMessagesService).send(carl, chat, { client_id: randomUUID() }, aPngOf(240, 300));
    await report({ chat, seq: 1, reason: 'sexual' });
    const [line] = (await evidence()).messages;
    expect(line).toMatchObject({ kind: 'photo', reported: true });
    await world.get(Transactions).run((tx) => world.get(MemberData).erase(tx, carl.id));
    await world.rows(`update media.stray_object set due = now() - interval '1 second'`);
    await world.get(PhotoObjects).sweep();
    expect(await world.get(PhotoObjects).get(line?.photo ?? '')).toBeDefined();
  });
});

async function aPhotoOf(member: Someone): Promise<PhotoId> {
  const { id } = await world.get(UploadsService).upload(member.id, aPngOf(240, 300), { private: false });
  await world.get(RenderingService).render(member.id, id);
  return id;
}
