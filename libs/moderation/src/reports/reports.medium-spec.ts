import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { PhotoMessagesService, ReadingService } from '#chats';
import type { PhotoId, ReportBody } from '#contracts';
import { Transactions } from '#database';
import { OwnPhotosService, PhotoObjects, RemovedPhotos, RenderingService, UploadsService } from '#media';
import { MemberData } from '#member-data';
import { BlocksService, StandingService } from '#visibility';
import { aPngOf, PairStage, type TestMember } from '#testing';
import type { Evidence } from '../evidence/index.js';
import { ReportsService } from './reports.service.js';

const stage = new PairStage({ paid: true, credits: 50 }, { paid: true, credits: 50, signup_message: 'A widower from Utrecht' });

const body = (more: Partial<ReportBody> = {}): ReportBody => ({ profile: stage.bert.id, reason: 'money', ...more });
const report = (more: Partial<ReportBody> = {}, key: string | null = null, me = stage.anna) =>
  stage.world.get(ReportsService).report(me.id, body(more), key);
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code?: string }) => error.code,
  );
const rows = () =>
  stage.world.rows<{ id: string; about: string; state: string }>(`select id, about, state from moderation.report order by at, id`);
const evidence = async (): Promise<Evidence> => {
  const [first] = await rows();
  const found = await stage.world.get(Transactions).read((tx) => stage.world.get(ReportsService).evidenceOf(tx, first?.id ?? ''));
  if (!found) throw new Error('no evidence');
  return found;
};
const isBlocked = async () => (await stage.world.rows(`select from visibility.pair where block <> 0`)).length === 1;

describe('a report', () => {
  it('keeps a message and its neighbours as they were, and seals them; it blocks nobody [#E3] [#122]', async () => {
    for (const at of [1, 2, 3]) await stage.say(at === 2 ? stage.anna : stage.bert, `Message ${at}`);
    const { answer, isNew } = await report({ chat: stage.chat, seq: 3, words: 'He wants my savings' });
    expect(answer).toEqual({ receipt: expect.stringMatching(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/), at: expect.any(String) });
    expect(isNew).toBe(true);
    expect(await isBlocked()).toBe(false);

    expect(await evidence()).toMatchObject({
      words: 'He wants my savings',
      profile: { name: 'Bert', about: 'A widower from Utrecht', city: 'Utrecht' },
      messages: [
        { seq: 1, text: 'Message 1', sender_id: stage.bert.id, reported: false },
        { seq: 2, text: 'Message 2', sender_id: stage.anna.id, reported: false },
        { seq: 3, text: 'Message 3', sender_id: stage.bert.id, reported: true },
      ],
    });
    const [sealed] = await stage.world.rows<{ text: string }>(`select encode(sealed, 'escape') as text from moderation.evidence`);
    expect(sealed?.text).not.toMatch(/Message|savings|widower/);
    expect(await stage.world.get(ReadingService).messages(stage.anna.id, stage.chat, {})).toMatchObject({ messages: expect.any(Array) });
    await expect(codeOf(stage.say(stage.bert, 'Hello?'))).resolves.toBe('done');
  });

  it('shows what was there also after the member changed and erased everything', async () => {
    await stage.say(stage.bert, 'Send me 500 euro');
    await report({ chat: stage.chat, seq: 1 });
    await stage.world.get(Transactions).run((tx) => stage.world.get(MemberData).erase(tx, stage.bert.id));
    expect(await stage.world.rows(`select body from chats.message where body <> ''`)).toEqual([]);
    expect((await evidence()).messages).toMatchObject([{ text: 'Send me 500 euro', reported: true }]);
  });

  it('is one, whether it is pressed twice, at the same moment, or in two windows, and says the same number [#E3]', async () => {
    await stage.say(stage.bert, 'Send me 500 euro');
    const key = randomUUID();
    const again = () => report({ chat: stage.chat, seq: 1 }, key);
    const elsewhere = () => report({ chat: stage.chat, seq: 1 });
    const answers = [...(await Promise.all([again(), again()])), ...(await Promise.all([elsewhere(), again(), elsewhere()]))];
    expect(new Set(answers.map(({ answer }) => answer.receipt)).size).toBe(1);
    expect(answers.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(await stage.world.rows(`select from events.outbox where reaction = 'mail.report-received'`)).toHaveLength(1);
    await expect(codeOf(report({ chat: stage.chat, seq: 1, reason: 'fake' }, key))).resolves.toBe('idempotency_mismatch');
    await expect(report({ reason: 'fake' })).resolves.toMatchObject({ isNew: true });
    expect((await rows()).map(({ about }) => about)).toEqual(['message', 'member']);
    expect(await stage.world.rows(`select kind, reason, state from moderation.case order by opened_at, id`)).toEqual([
      { kind: 'report', reason: 'money', state: 'open' },
      { kind: 'report', reason: 'fake', state: 'open' },
    ]);
  });

  it('works for a closed account, and when the other blocked first to get away [#E3]', async () => {
    await stage.say(stage.bert, 'Send me 500 euro');
    await stage.world.get(BlocksService).block(stage.bert.id, stage.anna.id);
    await expect(report({ chat: stage.chat, seq: 1 })).resolves.toMatchObject({ isNew: true });
    await stage.world.get(Transactions).run((tx) => stage.world.get(StandingService).set(tx, stage.bert.id, 'banned', true));
    await expect(report()).resolves.toMatchObject({ isNew: true });
    expect((await evidence()).messages).toHaveLength(1);
  });

  it('of what is not there, or belongs to others, is answered as one of nothing, and leaves nothing behind', async () => {
    const carl = await stage.world.member('Carl', { paid: true, credits: 5 });
    const theirs = await stage.world.chatBetween(carl, stage.bert);
    await stage.say(stage.bert, 'Only for Carl', randomUUID(), theirs);
    await stage.say(stage.bert, 'One');
    await stage.say(stage.anna, 'Two');
    const hidden = await stage.world.member('Hidden');
    await stage.world.get(BlocksService).block(hidden.id, stage.anna.id);
    const outcomes = await Promise.all([
      codeOf(report({ chat: theirs, seq: 1 })),
      codeOf(report({ chat: theirs })),
      codeOf(report({ chat: stage.chat, seq: 9 })),
      codeOf(report({ chat: stage.chat, seq: 2 })),
      codeOf(report({ photo: randomUUID() as PhotoId })),
      codeOf(report({ profile: hidden.id })),
      codeOf(report({ profile: stage.anna.id })),
      codeOf(report({ profile: randomUUID() as TestMember['id'] })),
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
      await stage.world.rows(`select from media.photo_hold`),
      await stage.world.rows(`select from visibility.pair where block <> 0`),
    ]).toEqual([[], [], [{}]]);
  });
});

describe('a reported photo', () => {
  it('keeps its file while the report holds it, although its owner removed it, and loses it afterwards [#E3]', async () => {
    const photoId = await aPhotoOf(stage.bert);
    await report({ photo: photoId, reason: 'photo' });
    const held = (await evidence()).photos.find(({ reported }) => reported);
    await stage.world.get(OwnPhotosService).remove(stage.bert.id, photoId);
    await stage.world.rows(`update media.stray_object set due = now() - interval '1 second'`);
    await stage.world.clockAhead('11 minutes');
    await stage.world.get(RemovedPhotos).purge();
    await stage.world.get(PhotoObjects).sweep();
    expect(await stage.world.get(PhotoObjects).get(held?.object ?? '')).toBeDefined();

    // Six months after the decision nobody needs it any more.
    await stage.world.rows(`update moderation.report set state = 'decided', decided_at = public.app_now()`);
    await stage.world.rows(`update moderation.case set state = 'closed', closed_at = public.app_now()`);
    expect(await stage.world.get(ReportsService).forgetOld()).toBe(0);
    await stage.world.clockAhead('200 days');
    expect(await stage.world.get(ReportsService).forgetOld()).toBe(1);
    await stage.world.get(PhotoObjects).sweep();
    expect(await stage.world.get(PhotoObjects).get(held?.object ?? '')).toBeUndefined();
    expect(await stage.world.rows(`select from moderation.evidence`)).toEqual([]);
  });
});

describe('a reported photo of a conversation', () => {
  it('keeps its file when the member who sent it is erased [#E3]', async () => {
    await stage.world.get(PhotoMessagesService).send(stage.bert, stage.chat, { client_id: randomUUID() }, aPngOf(240, 300));
    await report({ chat: stage.chat, seq: 1, reason: 'sexual' });
    const [line] = (await evidence()).messages;
    expect(line).toMatchObject({ kind: 'photo', reported: true });
    await stage.world.get(Transactions).run((tx) => stage.world.get(MemberData).erase(tx, stage.bert.id));
    await stage.world.rows(`update media.stray_object set due = now() - interval '1 second'`);
    await stage.world.get(PhotoObjects).sweep();
    expect(await stage.world.get(PhotoObjects).get(line?.photo ?? '')).toBeDefined();
  });
});

async function aPhotoOf(member: TestMember): Promise<PhotoId> {
  const { id } = await stage.world.get(UploadsService).upload(member.id, aPngOf(240, 300), { private: false });
  await stage.world.get(RenderingService).render(member.id, id);
  return id;
}
