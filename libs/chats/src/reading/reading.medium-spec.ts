import { describe, expect, it } from '@jest/globals';
import { Transactions } from '#database';
import type { TestMember } from '#testing';
import { BlocksService } from '#visibility';
import { ChatStage } from '../chat-stage.fixture.js';
import { ClosingService } from '../conversations/index.js';
import { FraudNotes } from '../fraud-notes/index.js';

describe('reading conversations', () => {
  const stage = new ChatStage({ credits: 50 }, { credits: 50 });
  const say = (from: TestMember, words: string) => stage.say(from, words);
  const feed = (me: TestMember, after?: number) => stage.feed(me, after);

  it('shows one row for each conversation that changed after the cursor, with what is unread [#87] [#148]', async () => {
    await say(stage.anna, 'Good morning');
    await say(stage.anna, 'Did the rain spoil your garden?');
    const first = await feed(stage.bert);
    expect(first).toMatchObject({
      num_unread_messages: 2,
      chats: [
        {
          id: stage.chat,
          num_unread_messages: 2,
          last_seq: 2,
          profile: { name: 'Anna' },
          messages: [{ text: 'Did the rain spoil your garden?' }],
        },
      ],
    });
    expect((await feed(stage.bert, first.cursor)).chats).toEqual([]);
    await say(stage.anna, 'Hello?');
    expect((await feed(stage.bert, first.cursor)).chats).toHaveLength(1);
    expect((await feed(stage.bert, 999_999)).chats).toHaveLength(1);
  });

  it('moves the feed whenever it changes what is unread: an idle poll asks for nothing else', async () => {
    await say(stage.anna, 'Good morning');
    const { read, removed, blocked } = {
      read: () => stage.reading.markRead(stage.bert.id, stage.chat, 1),
      removed: () => stage.world.get(ClosingService).remove(stage.bert.id, stage.chat),
      blocked: () => stage.world.get(BlocksService).block(stage.bert.id, stage.anna.id),
    };
    for (const act of [read, () => say(stage.anna, 'Are you there?'), removed, () => say(stage.anna, 'Hello?'), blocked]) {
      const [mark, badges] = [await stage.reading.feedMark(stage.bert.id), await stage.reading.badges(stage.bert.id)];
      await act();
      expect((await stage.reading.badges(stage.bert.id)).messages).toBe(1 - badges.messages);
      expect((await stage.reading.feedMark(stage.bert.id)).seq).toBeGreaterThan(mark.seq);
      expect(await feed(stage.bert)).toMatchObject({ num_unread_messages: 1 - badges.messages });
    }
  });

  it('moves the read pointer forward only and never past what exists [#110]', async () => {
    await say(stage.anna, 'One');
    await say(stage.anna, 'Two');
    await stage.reading.markRead(stage.bert.id, stage.chat, 99);
    expect(await feed(stage.bert)).toMatchObject({ num_unread_messages: 0, chats: [{ num_unread_messages: 0 }] });
    await stage.reading.markRead(stage.bert.id, stage.chat, 1);
    expect(await feed(stage.bert)).toMatchObject({ num_unread_messages: 0 });
    expect(await feed(stage.anna)).toMatchObject({ chats: [{ read_by_them: 2, num_unread_messages: 0 }] });
    await say(stage.anna, 'Three');
    expect(await feed(stage.bert)).toMatchObject({ num_unread_messages: 1 });
  });

  it('T13 never goes below zero when acknowledgements come out of order and from two devices', async () => {
    for (let index = 0; index < 6; index += 1) await say(index % 2 ? stage.bert : stage.anna, `no ${index}`);
    await Promise.all([6, 1, 4, 2, 6, 3].map((seq) => stage.reading.markRead(stage.bert.id, stage.chat, seq)));
    expect(await stage.world.rows(`select 1 from chats.conv_member where read > recv or read < 0`)).toEqual([]);
    expect(await feed(stage.bert)).toMatchObject({ num_unread_messages: 0 });
  });

  it('gives history by sequence: forward after a number, backward before one', async () => {
    for (let index = 1; index <= 9; index += 1) await say(stage.anna, `no ${index}`);
    const seqs = async (page: object) => (await stage.reading.messages(stage.bert.id, stage.chat, page)).messages.map(({ seq }) => seq);
    expect(await seqs({ after: 6 })).toEqual([7, 8, 9]);
    expect(await seqs({ before: 4, limit: 2 })).toEqual([2, 3]);
    expect(await seqs({ limit: 3 })).toEqual([7, 8, 9]);
    expect(await seqs({ after: 2, limit: 3 })).toEqual([3, 4, 5]);
    expect(await stage.reading.messages(stage.bert.id, stage.chat, {})).toMatchObject({ last_seq: 9 });
  });

  it('removes a conversation from one side until a newer message comes; a list without a cursor has no tombstone of it [#87] [#148]', async () => {
    await say(stage.anna, 'One');
    const { cursor } = await feed(stage.bert);
    await stage.world.get(ClosingService).remove(stage.bert.id, stage.chat);
    expect((await feed(stage.bert, cursor)).chats).toMatchObject([{ id: stage.chat, state: 'gone', messages: [] }]);
    // Who knows of nothing is told of nothing that went; who knows more than there is hears of it.
    expect((await feed(stage.bert)).chats).toEqual([]);
    expect((await feed(stage.bert, 999_999)).chats).toMatchObject([{ state: 'gone' }]);
    expect((await stage.reading.messages(stage.bert.id, stage.chat, {})).messages).toEqual([]);
    expect((await feed(stage.anna)).chats).toMatchObject([{ state: 'open' }]);
    await say(stage.anna, 'Two');
    expect((await feed(stage.bert)).chats).toMatchObject([{ state: 'open', num_unread_messages: 1 }]);
    expect((await stage.reading.messages(stage.bert.id, stage.chat, {})).messages.map(({ text }) => text)).toEqual(['Two']);
  });

  it('holds what the house says of the other, for its reader alone: it is no message, nobody has it unread, and it goes with the conversation', async () => {
    const put = (state: 'found' | 'cleared') =>
      stage.world
        .get(Transactions)
        .run((tx) => stage.world.get(FraudNotes).put(tx, stage.bert.id, state, [{ memberId: stage.anna.id, credits: state === 'found' }]));
    await say(stage.bert, 'One');
    await stage.reading.markRead(stage.anna.id, stage.chat, 1);
    const before = await feed(stage.anna);
    await put('found');
    const told = { state: 'found', after_seq: 1, credits: true };
    expect(await feed(stage.anna, before.cursor)).toMatchObject({
      num_unread_messages: 0,
      chats: [{ num_unread_messages: 0, last_seq: 1, fraud_note: told }],
    });
    expect(await stage.reading.chat(stage.anna.id, stage.chat)).toMatchObject({ chat: { fraud_note: told } });
    expect((await stage.reading.chat(stage.bert.id, stage.chat)).chat.fraud_note).toBeUndefined();
    await say(stage.bert, 'Two');
    await put('cleared');
    expect(await feed(stage.anna)).toMatchObject({ chats: [{ fraud_note: { state: 'cleared', after_seq: 2, credits: false } }] });
    await stage.world.get(ClosingService).remove(stage.anna.id, stage.chat);
    await say(stage.bert, 'Three');
    expect((await feed(stage.anna)).chats[0]?.fraud_note).toBeUndefined();
  });

  it('finds where the twelve months begin in a conversation of any length, with holes or without, as a look at each message does', async () => {
    await stage.world.rows(
      `insert into chats.message (conversation_id, seq, client_id, sender_id, dir_seq, kind, body, cost, at)
       select md5('aged' || c)::uuid, n, gen_random_uuid(), $1, n, 1, '', 0, now() - make_interval(days => (60 - n) * 12)
         from generate_series(0, 59) c, generate_series(1, c) n where (n * 7 + c) % 5 <> 0`,
      [stage.anna.id],
    );
    const found = await stage.world.rows<{ c: number; upto: number; counted: number }>(
      `select c, chats.aged_upto(x.id, v_from, c, interval '12 months')::int as upto,
              (select coalesce(max(m.seq), v_from)::int from chats.message m
                where m.conversation_id = x.id and m.seq > v_from and m.at <= now() - interval '12 months') as counted
         from generate_series(0, 59) c, lateral (select md5('aged' || c)::uuid as id) x, unnest(array[0, c / 3, c]::bigint[]) v_from`,
    );
    expect(found.filter(({ upto, counted }) => upto !== counted)).toEqual([]);
    expect(found.some(({ upto }) => upto > 25)).toBe(true);
  });

  it('shows the messages of the last twelve months, and says that there were older ones; the number goes on [#157]', async () => {
    await say(stage.anna, 'One');
    await stage.world.clockAhead('11 months');
    await say(stage.bert, 'Two');
    expect(await stage.reading.messages(stage.anna.id, stage.chat, {})).toMatchObject({
      older_hidden: false,
      messages: [{ seq: 1 }, { seq: 2 }],
    });
    await stage.world.clockAhead('13 months');
    await say(stage.anna, 'Three');
    expect(await stage.reading.messages(stage.bert.id, stage.chat, {})).toMatchObject({
      older_hidden: true,
      last_seq: 3,
      messages: [{ seq: 2 }, { seq: 3 }],
    });
    expect(await stage.reading.messages(stage.bert.id, stage.chat, { before: 2 })).toMatchObject({ older_hidden: true, messages: [] });
    // What the member deleted is not hidden because of its age.
    await stage.world.get(ClosingService).remove(stage.bert.id, stage.chat);
    await say(stage.anna, 'Four');
    expect(await stage.reading.messages(stage.bert.id, stage.chat, {})).toMatchObject({ older_hidden: false, messages: [{ seq: 4 }] });
  });

  it('answers the id of a conversation of others as if there were none', async () => {
    const carl = await stage.world.member('Carl', { gender: 'male' });
    await say(stage.anna, 'One');
    const closing = stage.world.get(ClosingService);
    for (const act of [
      () => stage.reading.chat(carl.id, stage.chat),
      () => stage.reading.messages(carl.id, stage.chat, {}),
      () => stage.reading.markRead(carl.id, stage.chat, 1),
      () => closing.remove(carl.id, stage.chat),
    ])
      await expect(act()).rejects.toMatchObject({ code: 'conversation_not_found' });
    expect((await feed(carl)).chats).toEqual([]);
  });

  it('opens a conversation without sending, counting or showing anything', async () => {
    const carl = await stage.world.member('Carl', { gender: 'male' });
    const { chat: opened } = await stage.reading.open(stage.anna.id, carl.id);
    expect(opened).toMatchObject({ last_seq: 0, messages: [], profile: { name: 'Carl' } });
    expect((await stage.reading.open(carl.id, stage.anna.id)).chat.id).toBe(opened.id);
    expect((await feed(carl)).chats).toEqual([]);
    await stage.world.get(BlocksService).block(carl.id, stage.anna.id);
    await expect(stage.reading.open(stage.anna.id, carl.id)).rejects.toMatchObject({ code: 'member_not_found' });
  });

  it('T20 asks Postgres once for history and twice for a feed', async () => {
    await say(stage.anna, 'One');
    const mark = await stage.reading.feedMark(stage.bert.id);
    expect(await stage.world.statementsIn(() => stage.reading.messages(stage.bert.id, stage.chat, {}))).toHaveLength(1);
    expect(await stage.world.statementsIn(() => stage.reading.feed(stage.bert.id, 0, mark))).toHaveLength(2);
  });
});
