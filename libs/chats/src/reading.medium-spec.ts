import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ChatId, ChatsAnswer } from '#contracts';
import { World, type Someone } from '#testing';
import { BlocksService } from '#visibility';
import { ClosingService } from './closing.service.js';
import { ReadingService } from './reading.service.js';
import { SendingService } from './sending.service.js';

describe('reading conversations', () => {
  let world: World;
  let reading: ReadingService;
  let anna: Someone;
  let bert: Someone;
  let chat: ChatId;

  beforeAll(async () => {
    world = await World.open();
    reading = world.get(ReadingService);
  });
  beforeEach(async () => {
    await world.empty();
    anna = await world.member('Anna', { credits: 50 });
    bert = await world.member('Bert', { gender: 'male', credits: 50 });
    chat = await world.chatBetween(anna, bert);
  });
  afterAll(() => world.close());

  const say = (from: Someone, words: string) => world.get(SendingService).sendMessage(from, chat, { client_id: randomUUID(), text: words });
  const feed = async (me: Someone, after = 0): Promise<ChatsAnswer> => reading.feed(me.id, after, await reading.feedMark(me.id));

  it('shows one row for each conversation that changed after the cursor, with what is unread [#87] [#148]', async () => {
    await say(anna, 'Good morning');
    await say(anna, 'Did the rain spoil your garden?');
    const first = await feed(bert);
    expect(first).toMatchObject({
      num_unread_messages: 2,
      chats: [
        {
          id: chat,
          num_unread_messages: 2,
          last_seq: 2,
          profile: { name: 'Anna' },
          messages: [{ text: 'Did the rain spoil your garden?' }],
        },
      ],
    });
    expect((await feed(bert, first.cursor)).chats).toEqual([]);
    await say(anna, 'Hello?');
    expect((await feed(bert, first.cursor)).chats).toHaveLength(1);
    expect((await feed(bert, 999_999)).chats).toHaveLength(1);
  });

  it('moves the read pointer forward only and never past what exists [#110]', async () => {
    await say(anna, 'One');
    await say(anna, 'Two');
    await reading.markRead(bert.id, chat, 99);
    expect(await feed(bert)).toMatchObject({ num_unread_messages: 0, chats: [{ num_unread_messages: 0 }] });
    await reading.markRead(bert.id, chat, 1);
    expect(await feed(bert)).toMatchObject({ num_unread_messages: 0 });
    expect(await feed(anna)).toMatchObject({ chats: [{ read_by_them: 2, num_unread_messages: 0 }] });
    await say(anna, 'Three');
    expect(await feed(bert)).toMatchObject({ num_unread_messages: 1 });
  });

  it('T13 never goes below zero when acknowledgements come out of order and from two devices', async () => {
    for (let index = 0; index < 6; index += 1) await say(index % 2 ? bert : anna, `no ${index}`);
    await Promise.all([6, 1, 4, 2, 6, 3].map((seq) => reading.markRead(bert.id, chat, seq)));
    expect(await world.rows(`select 1 from chats.conv_member where read > recv or read < 0`)).toEqual([]);
    expect(await feed(bert)).toMatchObject({ num_unread_messages: 0 });
  });

  it('gives history by sequence: forward after a number, backward before one', async () => {
    for (let index = 1; index <= 9; index += 1) await say(anna, `no ${index}`);
    const seqs = async (page: object) => (await reading.messages(bert.id, chat, page)).messages.map(({ seq }) => seq);
    expect(await seqs({ after: 6 })).toEqual([7, 8, 9]);
    expect(await seqs({ before: 4, limit: 2 })).toEqual([2, 3]);
    expect(await seqs({ limit: 3 })).toEqual([7, 8, 9]);
    expect(await seqs({ after: 2, limit: 3 })).toEqual([3, 4, 5]);
    expect(await reading.messages(bert.id, chat, {})).toMatchObject({ last_seq: 9 });
  });

  it('removes a conversation from one side until a newer message comes [#148]', async () => {
    await say(anna, 'One');
    const { cursor } = await feed(bert);
    await world.get(ClosingService).remove(bert.id, chat);
    expect((await feed(bert, cursor)).chats).toMatchObject([{ id: chat, state: 'gone', messages: [] }]);
    expect((await reading.messages(bert.id, chat, {})).messages).toEqual([]);
    expect((await feed(anna)).chats).toMatchObject([{ state: 'open' }]);
    await say(anna, 'Two');
    expect((await feed(bert)).chats).toMatchObject([{ state: 'open', num_unread_messages: 1 }]);
    expect((await reading.messages(bert.id, chat, {})).messages.map(({ text }) => text)).toEqual(['Two']);
  });

  it('finds where the twelve months begin in a conversation of any length, with holes or without, as a look at each message does', async () => {
    await world.rows(
      `insert into chats.message (conversation_id, seq, client_id, sender_id, dir_seq, kind, body, cost, at)
       select md5('aged' || c)::uuid, n, gen_random_uuid(), $1, n, 1, '', 0, now() - make_interval(days => (60 - n) * 12)
         from generate_series(0, 59) c, generate_series(1, c) n where (n * 7 + c) % 5 <> 0`,
      [anna.id],
    );
    const found = await world.rows<{ c: number; upto: number; counted: number }>(
      `select c, chats.aged_upto(x.id, v_from, c, interval '12 months')::int as upto,
              (select coalesce(max(m.seq), v_from)::int from chats.message m
                where m.conversation_id = x.id and m.seq > v_from and m.at <= now() - interval '12 months') as counted
         from generate_series(0, 59) c, lateral (select md5('aged' || c)::uuid as id) x, unnest(array[0, c / 3, c]::bigint[]) v_from`,
    );
    expect(found.filter(({ upto, counted }) => upto !== counted)).toEqual([]);
    expect(found.some(({ upto }) => upto > 25)).toBe(true);
  });

  it('shows the messages of the last twelve months, and says that there were older ones; the number goes on [#157]', async () => {
    await say(anna, 'One');
    await world.clockAhead('11 months');
    await say(bert, 'Two');
    expect(await reading.messages(anna.id, chat, {})).toMatchObject({ older_hidden: false, messages: [{ seq: 1 }, { seq: 2 }] });
    await world.clockAhead('13 months');
    await say(anna, 'Three');
    expect(await reading.messages(bert.id, chat, {})).toMatchObject({
      older_hidden: true,
      last_seq: 3,
      messages: [{ seq: 2 }, { seq: 3 }],
    });
    expect(await reading.messages(bert.id, chat, { before: 2 })).toMatchObject({ older_hidden: true, messages: [] });
    // What the member deleted is not hidden because of its age.
    await world.get(ClosingService).remove(bert.id, chat);
    await say(anna, 'Four');
    expect(await reading.messages(bert.id, chat, {})).toMatchObject({ older_hidden: false, messages: [{ seq: 4 }] });
  });

  it('answers the id of a conversation of others as if there were none', async () => {
    const carl = await world.member('Carl', { gender: 'male' });
    await say(anna, 'One');
    const closing = world.get(ClosingService);
    for (const act of [
      () => reading.chat(carl.id, chat),
      () => reading.messages(carl.id, chat, {}),
      () => reading.markRead(carl.id, chat, 1),
      () => closing.remove(carl.id, chat),
    ])
      await expect(act()).rejects.toMatchObject({ code: 'conversation_not_found' });
    expect((await feed(carl)).chats).toEqual([]);
  });

  it('opens a conversation without sending, counting or showing anything', async () => {
    const carl = await world.member('Carl', { gender: 'male' });
    const { chat: opened } = await reading.open(anna.id, carl.id);
    expect(opened).toMatchObject({ last_seq: 0, messages: [], profile: { name: 'Carl' } });
    expect((await reading.open(carl.id, anna.id)).chat.id).toBe(opened.id);
    expect((await feed(carl)).chats).toEqual([]);
    await world.get(BlocksService).block(carl.id, anna.id);
    await expect(reading.open(anna.id, carl.id)).rejects.toMatchObject({ code: 'member_not_found' });
  });

  it('T20 asks Postgres once for history and twice for a feed', async () => {
    await say(anna, 'One');
    const mark = await reading.feedMark(bert.id);
    expect(await world.statementsIn(() => reading.messages(bert.id, chat, {}))).toHaveLength(1);
    expect(await world.statementsIn(() => reading.feed(bert.id, 0, mark))).toHaveLength(2);
  });
});
