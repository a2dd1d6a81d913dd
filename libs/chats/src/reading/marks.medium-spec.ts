import { describe, expect, it } from '@jest/globals';
import type { TestMember } from '#testing';
import { BlocksService } from '#visibility';
import { ClosingService } from '../conversations/index.js';
import { SignsStage } from './signs-stage.fixture.js';

describe('signs of life between two who talk', () => {
  const stage = new SignsStage();

  const deliver = (who: TestMember, seq: number, id = stage.chat) => stage.marks.delivered(who.id, { chats: [{ id, seq }] });
  /** How a member sees their messages after a reload: from the list, and from the conversation. */
  const seenBy = async (me: TestMember) => {
    const { chats } = await stage.feed(me);
    const thread = await stage.reading.messages(me.id, stage.chat, {});
    const marksOf = (answer: { read_by_them: number | null; delivered_to_them: number | null } | undefined) => [
      answer?.delivered_to_them,
      answer?.read_by_them,
    ];
    expect(marksOf(chats.find(({ id }) => id === stage.chat))).toEqual(marksOf(thread));
    return marksOf(thread);
  };

  it('go from sent to delivered to read, told at once and still there after a reload [#E16]', async () => {
    expect(await seenBy(stage.anna)).toEqual([0, 0]);
    await deliver(stage.bert, 1);
    expect(stage.publishedTo(stage.anna, 'chat.delivered')).toEqual([{ v: 1, chat_id: stage.chat, delivered_to_them: 1 }]);
    expect(await seenBy(stage.anna)).toEqual([1, 0]);
    await stage.reading.markRead(stage.bert.id, stage.chat, 2);
    expect(stage.publishedTo(stage.anna, 'chat.read')).toEqual([{ v: 1, chat_id: stage.chat, read_by_them: 2 }]);
    expect(await seenBy(stage.anna)).toEqual([2, 2]);
  });

  it('of what was received go forward only, never past what exists, and are told once', async () => {
    await deliver(stage.bert, 99);
    expect(await seenBy(stage.anna)).toEqual([2, 0]);
    for (const seq of [1, 2, 99]) await deliver(stage.bert, seq);
    expect(stage.publishedTo(stage.anna, 'chat.delivered')).toHaveLength(1);
    await stage.say(stage.anna, 'Three');
    await stage.reading.markRead(stage.bert.id, stage.chat, 3);
    await deliver(stage.bert, 3);
    expect(stage.publishedTo(stage.anna, 'chat.delivered')).toHaveLength(1);
    await stage.say(stage.anna, 'Four');
    expect(await seenBy(stage.anna)).toEqual([3, 3]);
  });

  it('of what was received are told once when two devices tell it at the same moment', async () => {
    const hisSide = ['select from chats.conv_member where member_id = $1 for update', stage.bert.id] as const;
    await stage.world.atOnce(hisSide, 2, () => Promise.all([deliver(stage.bert, 2), deliver(stage.bert, 2)]));
    expect(stage.publishedTo(stage.anna, 'chat.delivered')).toHaveLength(1);
  });

  it('of reading are told once, to both', async () => {
    for (const _device of [1, 2]) await stage.reading.markRead(stage.bert.id, stage.chat, 2);
    expect(stage.published.map(({ to, name }) => [to, name])).toEqual([
      [stage.anna.id, 'chat.read'],
      [stage.bert.id, 'chat.own-read'],
    ]);
  });

  it('of reading count what the other wrote: whoever has seen their own messages has read nothing', async () => {
    for (const words of ['Yes', 'At ten?']) await stage.say(stage.bert, words);
    await stage.reading.markRead(stage.anna.id, stage.chat, 2);
    expect(stage.publishedTo(stage.bert, 'chat.read')).toEqual([]);
    expect(await stage.reading.badges(stage.anna.id)).toMatchObject({ messages: 2 });
  });

  it('of somebody else’s conversation cannot be set', async () => {
    const carl = await stage.world.member('Carl');
    await deliver(carl, 2);
    await expect(stage.marks.typing(carl.id, stage.chat)).rejects.toMatchObject({ code: 'conversation_not_found' });
    await expect(stage.reading.markRead(carl.id, stage.chat, 2)).rejects.toMatchObject({ code: 'conversation_not_found' });
    expect(await seenBy(stage.anna)).toEqual([0, 0]);
    expect(stage.published).toEqual([]);
  });

  it.each([
    ['who reads', 'bert'],
    ['who wrote', 'anna'],
  ] as const)(
    'of reading are kept from both when the one %s keeps them back, and nothing is told later of that time [#E16]',
    async (_who, name) => {
      const chooser = name === 'bert' ? stage.bert : stage.anna;
      await stage.choose(chooser, 'shows_read', false);
      for (const seq of [1, 2]) await stage.reading.markRead(stage.bert.id, stage.chat, seq);
      expect(stage.publishedTo(stage.anna, 'chat.read')).toEqual([]);
      expect(await seenBy(stage.anna)).toEqual([2, null]);
      expect(await seenBy(stage.bert)).toEqual([0, null]);
      await stage.choose(chooser, 'shows_read', true);
      expect(await seenBy(stage.anna)).toEqual([2, 0]);
      await stage.say(stage.anna, 'Three');
      await stage.reading.markRead(stage.bert.id, stage.chat, 3);
      expect(await seenBy(stage.anna)).toEqual([3, 3]);
    },
  );

  it.each([
    ['receives', 'bert'],
    ['wrote', 'anna'],
  ] as const)('of receiving are neither kept nor shown when the one who %s keeps them back [#E16]', async (_who, name) => {
    await stage.choose(name === 'bert' ? stage.bert : stage.anna, 'shows_delivered', false);
    await deliver(stage.bert, 2);
    expect(stage.published).toEqual([]);
    expect(await seenBy(stage.anna)).toEqual([null, 0]);
    expect(await stage.world.rows('select 1 from chats.conv_member where delivered_to > 0')).toEqual([]);
  });

  it('say of writing only to the other, and to nobody when one of the two keeps it back [#E16]', async () => {
    await stage.marks.typing(stage.bert.id, stage.chat);
    expect(stage.published).toEqual([{ to: stage.anna.id, name: 'chat.typing', payload: { v: 1, chat_id: stage.chat } }]);
    for (const who of [stage.anna, stage.bert]) {
      await stage.choose(who, 'shows_typing', false);
      for (const writer of [stage.anna, stage.bert]) await stage.marks.typing(writer.id, stage.chat);
      await stage.choose(who, 'shows_typing', true);
    }
    expect(stage.published).toHaveLength(1);
  });

  it('say nothing of writing where nothing was written yet, or the other threw the conversation away', async () => {
    const carla = await stage.world.member('Carla');
    await stage.marks.typing(stage.bert.id, await stage.world.chatBetween(stage.bert, carla));
    await stage.world.get(ClosingService).remove(stage.anna.id, stage.chat);
    stage.published = [];
    await stage.marks.typing(stage.bert.id, stage.chat);
    expect(stage.published).toEqual([]);
  });

  it.each(['deleted', 'banned', 'suspended'] as const)('say nothing of writing to somebody who is %s', async (flag) => {
    await stage.flag(stage.anna, flag);
    await stage.marks.typing(stage.bert.id, stage.chat);
    expect(stage.published).toEqual([]);
  });

  it('do not call read what was thrown away unread', async () => {
    await stage.reading.markRead(stage.bert.id, stage.chat, 1);
    await stage.world.get(ClosingService).remove(stage.bert.id, stage.chat);
    expect(await seenBy(stage.anna)).toEqual([2, 1]);
    expect(await stage.reading.badges(stage.bert.id)).toMatchObject({ messages: 0 });
  });

  it('end with the block itself, were everything that was between the two still in place', async () => {
    await stage.blockAlone();
    for (const [who, code] of [
      [stage.anna, 'conversation_not_found'],
      [stage.bert, 'blocked'],
    ] as const) {
      await expect(stage.reading.markRead(who.id, stage.chat, 2)).rejects.toMatchObject({ code });
      await expect(stage.marks.typing(who.id, stage.chat)).rejects.toMatchObject({ code });
    }
    await deliver(stage.bert, 2);
    expect(stage.published).toEqual([]);
    expect(await stage.world.rows(`select from chats.conv_member where delivered_to > 0 or read_to > 0`)).toEqual([]);
  });

  it('end with a block, and begin anew after it is lifted', async () => {
    const blocks = stage.world.get(BlocksService);
    await blocks.block(stage.bert.id, stage.anna.id);
    stage.published = [];
    await deliver(stage.bert, 2);
    await expect(stage.marks.typing(stage.bert.id, stage.chat)).rejects.toMatchObject({ code: 'conversation_not_found' });
    await expect(stage.marks.typing(stage.anna.id, stage.chat)).rejects.toMatchObject({ code: 'blocked' });
    expect(stage.published).toEqual([]);
    await blocks.unblock(stage.bert.id, stage.anna.id);
    await stage.say(stage.anna, 'Hello again');
    stage.published = [];
    await stage.marks.typing(stage.bert.id, stage.chat);
    await deliver(stage.bert, 3);
    expect(stage.published.map(({ to, name }) => [to, name])).toEqual([
      [stage.anna.id, 'chat.typing'],
      [stage.anna.id, 'chat.delivered'],
    ]);
  });

  it('cost one round trip each', async () => {
    expect(await stage.world.statementsIn(() => deliver(stage.bert, 2))).toHaveLength(1);
    expect(await stage.world.statementsIn(() => stage.marks.typing(stage.bert.id, stage.chat))).toHaveLength(1);
    expect(await stage.world.statementsIn(() => stage.marks.online(stage.bert.id))).toHaveLength(1);
  });
});
