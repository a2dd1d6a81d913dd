import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import sharp from 'sharp';
import { MemberData } from '#member-data';
import { Transactions } from '#database';
import { PhotoObjects } from '#media';
import { ObjectStore } from '#storage';
import { aPhonePicture, aPicture, aTextFile, phoneCanary, type TestMember } from '#testing';
import { BlocksService, StandingService, type StandingFlag } from '#visibility';
import { ChatStage } from '../chat-stage.fixture.js';
import { ClosingService } from '../conversations/index.js';
import { MessageRemovals } from '../transcripts/index.js';
import { ReadingService } from '../reading/index.js';
import { PhotoMessagesService } from './photo-messages.service.js';

const PRICE = 2;

describe('a photo in a conversation', () => {
  const stage = new ChatStage({ credits: 5 });
  afterEach(() => void jest.restoreAllMocks());

  const send = async (who: TestMember = stage.anna, clientId: string = randomUUID(), alt = 'Saar on the beach', bytes?: Buffer) =>
    stage.world.get(PhotoMessagesService).send(who, stage.chat, { client_id: clientId, alt }, bytes ?? (await aPicture()));
  const keyOf = (sent: Awaited<ReturnType<typeof send>>): string => sent.message.photo?.key ?? '';
  const open = async (key: string, viewer: TestMember, rendition: 'preview' | 'full' = 'full') =>
    (await stage.world.get(PhotoMessagesService).open(key, viewer.id, rendition)).read();
  const isOpen = (key: string, viewer: TestMember) =>
    open(key, viewer).then(
      () => 'open',
      (error: unknown) => (error as { code: string }).code,
    );
  const seen = async (key: string) => [await isOpen(key, stage.anna), await isOpen(key, stage.bert)];
  const files = async () =>
    stage.world.rows<{ object: string }>(
      `select unnest(array[preview_object, full_object]) as object from chats.photo union all select object from media.stray_object`,
    );
  const stored = async () => {
    const store = stage.world.get(ObjectStore);
    return (await Promise.all((await files()).map(({ object }) => store.get(object)))).filter((bytes) => bytes !== undefined);
  };
  /** After the commit the files go by themselves, and the sweep passes by what is just being thrown away. */
  const untilStored = async (most: number) => {
    while ((await stored()).length > most) await stage.world.get(PhotoObjects).sweep();
  };
  const set = (member: TestMember, flag: StandingFlag) =>
    stage.world.get(Transactions).run((tx) => stage.world.get(StandingService).set(tx, member.id, flag, true));
  const noTrace = async () => {
    expect(await stage.messages()).toEqual([]);
    expect(await stage.purse(stage.anna)).toEqual({ balance: 5, ledger: 5, free: 5, started: 0, booked: 0 });
    expect(await stored()).toEqual([]);
  };

  it('costs its price and no free message, begins a conversation, and is told with its words and its size [#6]', async () => {
    const sent = await send();
    expect(sent).toMatchObject({
      credits: 5 - PRICE,
      free_messages_left: 5,
      message: { kind: 'photo', text: '', cost: PRICE, seq: 1, photo: { alt: 'Saar on the beach', width: 600, height: 450 } },
    });
    expect(await stage.purse(stage.anna)).toEqual({ balance: 5 - PRICE, ledger: 5 - PRICE, free: 5, started: 1, booked: 1 });
    const { messages } = await stage.world.get(ReadingService).messages(stage.bert.id, stage.chat, {});
    expect(messages).toMatchObject([{ kind: 'photo', photo: sent.message.photo }]);
    expect(await stage.drift()).toEqual([]);
  });

  it('is packed anew, upright and in two sizes; nothing of the file that came in is kept [#16]', async () => {
    const key = keyOf(await send(stage.anna, randomUUID(), '', await aPhonePicture()));
    const full = await open(key, stage.bert, 'full');
    const preview = await open(key, stage.bert, 'preview');
    expect(await sharp(full).metadata()).toMatchObject({ format: 'webp', width: 480, height: 640 });
    const kept = await stored();
    expect(kept).toHaveLength(2);
    expect(kept).toEqual(expect.arrayContaining([full, preview]));
    for (const bytes of kept) {
      expect(bytes.toString('latin1')).not.toContain(phoneCanary);
      const { exif, xmp, icc } = await sharp(bytes).metadata();
      expect([exif, xmp, icc]).toEqual([undefined, undefined, undefined]);
    }
    const large = keyOf(await send(stage.anna, randomUUID(), '', await aPicture({ width: 1_700, height: 850 })));
    expect(await sharp(await open(large, stage.anna, 'full')).metadata()).toMatchObject({ width: 1_600, height: 800 });
    expect(await sharp(await open(large, stage.anna, 'preview')).metadata()).toMatchObject({ width: 800, height: 400 });
  });

  it('is seen by the two of the conversation and by nobody else, whatever they paid [#16]', async () => {
    const key = keyOf(await send());
    expect(await seen(key)).toEqual(['open', 'open']);
    const carl = await stage.world.member('Carl', { paid: true });
    expect(await isOpen(key, carl)).toBe('photo_not_found');
    expect(await isOpen(randomUUID(), stage.anna)).toBe('photo_not_found');
  });

  it('is one message, one debit and two files, however often the phone repeats it, at once or later', async () => {
    const clientId = randomUUID();
    const picture = await aPicture();
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(stage.anna, clientId, 'Saar', picture)));
    expect(new Set(answers.map(({ message }) => JSON.stringify(message))).size).toBe(1);
    expect(await send(stage.anna, clientId, 'Saar', aTextFile())).toMatchObject({ duplicate: true, message: { seq: 1 } });
    await expect(send(stage.anna, clientId, 'Bert', picture)).rejects.toMatchObject({ code: 'message_changed' });
    expect(await stage.messages()).toHaveLength(1);
    expect(await stage.purse(stage.anna)).toMatchObject({ balance: 5 - PRICE, booked: 1 });
    expect(await files()).toHaveLength(2);
    expect(await stage.drift()).toEqual([]);
  });

  it.each([
    ['the picture is none', () => send(stage.anna, randomUUID(), '', aTextFile()), 'photo_type'],
    ['the receiver is fictional', async () => (await set(stage.bert, 'fictional'), send()), 'recipient_fictional'],
    ['the receiver paused before the first message', async () => (await set(stage.bert, 'paused'), send()), 'recipient_closed'],
    ['the receiver left', async () => (await set(stage.bert, 'deleted'), send()), 'recipient_closed'],
    [
      'the receiver blocked the sender',
      async () => (await stage.world.get(BlocksService).block(stage.bert.id, stage.anna.id), send()),
      'blocked',
    ],
  ])('is refused without a trace when %s', async (_why, act, code) => {
    await expect(act()).rejects.toMatchObject({ code });
    await noTrace();
  });

  it('is refused when the credits do not reach, also when two are sent at once, and the picture is not even looked at', async () => {
    const results = await Promise.allSettled([send(), send(), send()]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'insufficient_credits' } });
    await expect(send(stage.anna, randomUUID(), '', aTextFile())).rejects.toMatchObject({ code: 'insufficient_credits' });
    expect(await stage.purse(stage.anna)).toMatchObject({ balance: 1, booked: 2 });
    expect(await stored()).toHaveLength(4);
    expect(await stage.drift()).toEqual([]);
  });

  it.each([
    ['the store', () => jest.spyOn(stage.world.get(ObjectStore), 'put').mockRejectedValue(new Error('disk full'))],
    ['the last statement', () => jest.spyOn(stage.world.get(PhotoObjects), 'claim').mockRejectedValue(new Error('connection lost'))],
  ])('leaves no debit, no message and no file when %s fails, and goes with the same id afterwards', async (_what, fail) => {
    const clientId = randomUUID();
    fail();
    await expect(send(stage.anna, clientId)).rejects.toThrow();
    await noTrace();
    jest.restoreAllMocks();
    await expect(send(stage.anna, clientId)).resolves.toMatchObject({ duplicate: false, credits: 5 - PRICE });
    expect(await stage.drift()).toEqual([]);
  });

  it('goes with the conversation that a member deletes for themselves, and stays for the other', async () => {
    const key = keyOf(await send());
    await stage.world.get(ClosingService).remove(stage.bert.id, stage.chat);
    expect(await seen(key)).toEqual(['open', 'photo_not_found']);
  });

  it('is hidden from both by a block and does not come back with its end; after 90 days the files are gone', async () => {
    const key = keyOf(await send());
    const blocks = stage.world.get(BlocksService);
    await blocks.block(stage.bert.id, stage.anna.id);
    expect(await seen(key)).toEqual(['photo_not_found', 'photo_not_found']);
    await blocks.unblock(stage.bert.id, stage.anna.id);
    expect(await seen(key)).toEqual(['photo_not_found', 'photo_not_found']);
    expect(await stored()).toHaveLength(2);
    await stage.world.rows(`update chats.conversation set parted_at = parted_at - interval '91 days'`);
    await stage.world.rows(`select chats.forget_parted(90)`);
    await stage.world.get(PhotoObjects).sweep();
    expect([await stored(), await stage.world.rows(`select 1 from chats.photo`)]).toEqual([[], []]);
  });

  it('is hidden from both by the block itself, were everything that was between the two still in place', async () => {
    const key = keyOf(await send());
    await stage.blockAlone();
    expect(await seen(key)).toEqual(['photo_not_found', 'photo_not_found']);
  });

  it('stays in the thread of somebody who paused or whose account is closed, as the words do, and no longer than twelve months', async () => {
    const key = keyOf(await send());
    await set(stage.anna, 'paused');
    expect(await isOpen(key, stage.bert)).toBe('open');
    await set(stage.anna, 'deleted');
    expect(await isOpen(key, stage.bert)).toBe('open');
    await stage.world.clockAhead('13 months');
    expect(await isOpen(key, stage.bert)).toBe('photo_not_found');
  });

  it('that moderators take away is open to neither side, and to both again when it was a mistake', async () => {
    const key = keyOf(await send());
    const inTx = (isTaken: boolean) =>
      stage.world.get(Transactions).run(async (tx) => {
        const removals = stage.world.get(MessageRemovals);
        const places = [{ chatId: stage.chat, seq: 1 }];
        if (isTaken) expect(await removals.remove(tx, stage.anna.id, places)).toEqual(places);
        else await removals.restore(tx, stage.anna.id, places);
      });
    const filesOf = ({ id }: TestMember) => stage.world.get(Transactions).run((tx) => stage.world.get(MemberData).files(tx, id));
    const inExports = async () => [(await filesOf(stage.anna)).length, (await filesOf(stage.bert)).length];
    expect(await seen(key)).toEqual(['open', 'open']);
    await inTx(true);
    expect(await seen(key)).toEqual(['photo_not_found', 'photo_not_found']);
    expect(await inExports()).toEqual([1, 0]);
    await inTx(false);
    expect(await seen(key)).toEqual(['open', 'open']);
    expect(await inExports()).toEqual([1, 1]);
  });

  it('is erased with its sender, words and files, and stays with the one who is left when the other goes [#E9]', async () => {
    const annas = keyOf(await send());
    await stage.world.rows(`select payments.credit($1, 5, 'adjustment', $1)`, [stage.bert.id]);
    const berts = keyOf(await send(stage.bert));
    const erase = (member: TestMember) => stage.world.get(Transactions).run((tx) => stage.world.get(MemberData).erase(tx, member.id));
    await erase(stage.anna);
    expect([await isOpen(annas, stage.bert), await isOpen(berts, stage.bert)]).toEqual(['photo_not_found', 'open']);
    const { messages } = await stage.world.get(ReadingService).messages(stage.bert.id, stage.chat, {});
    expect(messages.map(({ photo }) => photo?.key)).toEqual([undefined, berts]);
    await untilStored(2);
    expect(await stored()).toHaveLength(2);
    await erase(stage.bert);
    await untilStored(0);
    expect(await stage.world.rows(`select 1 from chats.photo`)).toEqual([]);
  });

  it('is in the copy that each of the two takes along, as a file; what a block took away only with its sender [#E9]', async () => {
    const sent = await send();
    const tell = async (member: TestMember) =>
      (await stage.world.get(Transactions).run((tx) => stage.world.get(MemberData).files(tx, member.id))).map(({ name }) => name);
    const name = `chat-photos/${keyOf(sent)}.webp`;
    expect([await tell(stage.anna), await tell(stage.bert)]).toEqual([[name], [name]]);
    await stage.world.get(BlocksService).block(stage.bert.id, stage.anna.id);
    expect([await tell(stage.anna), await tell(stage.bert)]).toEqual([[name], []]);
  });
});
