import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { ChatId, PrivacySwitch } from '#contracts';
import { PrivacyService } from '#profiles';
import { Publisher } from '#realtime';
import { World, type Someone } from '#testing';
import { BlocksService, PresenceService, StandingService } from '#visibility';
import { Transactions } from '#database';
import { ClosingService } from './closing.service.js';
import { MarksService } from './marks.service.js';
import { ReadingService } from './reading.service.js';
import { SendingService } from './sending.service.js';

describe('signs of life between two who talk', () => {
  let world: World;
  let marks: MarksService;
  let reading: ReadingService;
  let anna: Someone;
  let bert: Someone;
  let chat: ChatId;
  let told: { to: string; name: string; payload: unknown }[];

  beforeAll(async () => {
    world = await World.open();
    [marks, reading] = [world.get(MarksService), world.get(ReadingService)];
    jest.spyOn(world.get(Publisher), 'toMembers').mockImplementation((to, name, payload) => {
      for (const one of to) told.push({ to: one, name, payload });
    });
  });
  beforeEach(async () => {
    await world.empty();
    told = [];
    anna = await world.member('Anna', { credits: 50 });
    bert = await world.member('Bert', { gender: 'male', credits: 50 });
    chat = await world.chatBetween(anna, bert);
    await say(anna, 'Good morning');
    await say(anna, 'Shall we walk on Sunday?');
    told = [];
  });
  afterAll(() => world.close());

  const say = (from: Someone, words: string, where = chat) =>
    world.get(SendingService).sendMessage(from, where, { client_id: randomUUID(), text: words });
  const choose = (who: Someone, name: PrivacySwitch, on: boolean) => world.get(PrivacyService).set(who.id, name, on);
  const deliver = (who: Someone, seq: number, id = chat) => marks.delivered(who.id, { chats: [{ id, seq }] });
  const toldTo = (who: Someone, name: string) =>
    told.filter((hint) => hint.to === who.id && hint.name === name).map(({ payload }) => payload);
  /** How a member sees their messages after a reload: from the list, and from the conversation. */
  const seenBy = async (me: Someone) => {
    const { chats } = await reading.feed(me.id, 0, await reading.feedMark(me.id));
    const thread = await reading.messages(me.id, chat, {});
    const marksOf = (answer: { read_by_them: number | null; delivered_to_them: number | null } | undefined) => [
      answer?.delivered_to_them,
      answer?.read_by_them,
    ];
    expect(marksOf(chats.find(({ id }) => id === chat))).toEqual(marksOf(thread));
    return marksOf(thread);
  };

  it('go from sent to delivered to read, told at once and still there after a reload [#E16]', async () => {
    expect(await seenBy(anna)).toEqual([0, 0]);
    await deliver(bert, 1);
    expect(toldTo(anna, 'chat.delivered')).toEqual([{ v: 1, chat_id: chat, delivered_to_them: 1 }]);
    expect(await seenBy(anna)).toEqual([1, 0]);
    await reading.markRead(bert.id, chat, 2);
    expect(toldTo(anna, 'chat.read')).toEqual([{ v: 1, chat_id: chat, read_by_them: 2 }]);
    expect(await seenBy(anna)).toEqual([2, 2]);
  });

  it('of what was received go forward only, never past what exists, and are told once', async () => {
    await deliver(bert, 99);
    expect(await seenBy(anna)).toEqual([2, 0]);
    await deliver(bert, 1);
    await Promise.all([deliver(bert, 2), deliver(bert, 2)]);
    expect(toldTo(anna, 'chat.delivered')).toHaveLength(1);
    await reading.markRead(bert.id, chat, 2);
    await say(anna, 'Three');
    expect(await seenBy(anna)).toEqual([2, 2]);
  });

  it('of somebody else’s conversation cannot be set', async () => {
    const carl = await world.member('Carl');
    await deliver(carl, 2);
    await expect(marks.typing(carl.id, chat)).rejects.toMatchObject({ code: 'conversation_not_found' });
    expect(await seenBy(anna)).toEqual([0, 0]);
    expect(told).toEqual([]);
  });

  it.each([
    ['who reads', 'bert'],
    ['who wrote', 'anna'],
  ] as const)(
    'of reading are kept from both when the one %s keeps them back, and nothing is told later of that time [#E16]',
    async (_who, name) => {
      const chooser = name === 'bert' ? bert : anna;
      await choose(chooser, 'shows_read', false);
      await reading.markRead(bert.id, chat, 2);
      expect(toldTo(anna, 'chat.read')).toEqual([]);
      expect(await seenBy(anna)).toEqual([2, null]);
      expect(await seenBy(bert)).toEqual([0, null]);
      await choose(chooser, 'shows_read', true);
      expect(await seenBy(anna)).toEqual([2, 0]);
      await say(anna, 'Three');
      await reading.markRead(bert.id, chat, 3);
      expect(await seenBy(anna)).toEqual([3, 3]);
    },
  );

  it.each([
    ['receives', 'bert'],
    ['wrote', 'anna'],
  ] as const)('of receiving are neither kept nor shown when the one who %s keeps them back [#E16]', async (_who, name) => {
    await choose(name === 'bert' ? bert : anna, 'shows_delivered', false);
    await deliver(bert, 2);
    expect(told).toEqual([]);
    expect(await seenBy(anna)).toEqual([null, 0]);
    expect(await world.rows('select 1 from chats.conv_member where delivered_to > 0')).toEqual([]);
  });

  it('say of writing only to the other, and to nobody when one of the two keeps it back [#E16]', async () => {
    await marks.typing(bert.id, chat);
    expect(told).toEqual([{ to: anna.id, name: 'chat.typing', payload: { v: 1, chat_id: chat } }]);
    for (const who of [anna, bert]) {
      await choose(who, 'shows_typing', false);
      for (const writer of [anna, bert]) await marks.typing(writer.id, chat);
      await choose(who, 'shows_typing', true);
    }
    expect(told).toHaveLength(1);
  });

  it('say nothing of writing where nothing was written yet, or the other threw the conversation away', async () => {
    const carla = await world.member('Carla');
    await marks.typing(bert.id, await world.chatBetween(bert, carla));
    await world.get(ClosingService).remove(anna.id, chat);
    told = [];
    await marks.typing(bert.id, chat);
    expect(told).toEqual([]);
  });

  it('do not call read what was thrown away unread', async () => {
    await reading.markRead(bert.id, chat, 1);
    await world.get(ClosingService).remove(bert.id, chat);
    expect(await seenBy(anna)).toEqual([2, 1]);
    expect(await reading.feedMark(bert.id)).toMatchObject({ unread: 0 });
  });

  it('end with a block, and begin anew after it is lifted', async () => {
    const blocks = world.get(BlocksService);
    await blocks.block(bert.id, anna.id);
    told = [];
    await deliver(bert, 2);
    await expect(marks.typing(bert.id, chat)).rejects.toMatchObject({ code: 'conversation_not_found' });
    await expect(marks.typing(anna.id, chat)).rejects.toMatchObject({ code: 'blocked' });
    expect(told).toEqual([]);
    await blocks.unblock(bert.id, anna.id);
    await say(anna, 'Hello again');
    told = [];
    await marks.typing(bert.id, chat);
    await deliver(bert, 3);
    expect(told.map(({ to, name }) => [to, name])).toEqual([
      [anna.id, 'chat.typing'],
      [anna.id, 'chat.delivered'],
    ]);
  });

  it('cost one round trip each', async () => {
    expect(await world.statementsIn(() => deliver(bert, 2))).toHaveLength(1);
    expect(await world.statementsIn(() => marks.typing(bert.id, chat))).toHaveLength(1);
    expect(await world.statementsIn(() => marks.online(bert.id))).toHaveLength(1);
  });

  describe('who is here', () => {
    const presence = () => world.get(PresenceService);
    const come = async (who: Someone) => {
      await presence().leave(who.id);
      told = [];
      presence().touch(who.id);
      await until(async () => (await presence().onlineAmong([who.id])).size === 1);
    };
    const until = async (is: () => Promise<boolean> | boolean) => {
      for (let tries = 0; tries < 100 && !(await is()); tries += 1) await new Promise((resolve) => setTimeout(resolve, 20));
    };
    const cardOf = async (me: Someone) => (await reading.chat(me.id, chat)).chat.profile?.online;

    it('is told to those who talk to each other, when one comes and whenever they look [#E16]', async () => {
      await come(bert);
      await until(() => told.length > 0);
      expect(told).toEqual([{ to: anna.id, name: 'presence', payload: { v: 1, profile_id: bert.id, online: true } }]);
      expect([await marks.online(anna.id), await cardOf(anna)]).toEqual([{ online: [bert.id] }, true]);
      // A second sign of life within the minute is no news.
      presence().touch(bert.id);
      expect(told).toHaveLength(1);
    });

    it('is nobody’s business once it is switched off, at once; the one who hides still sees others [#E16]', async () => {
      await come(anna);
      await come(bert);
      await choose(bert, 'shows_online', false);
      await until(() => told.some(({ payload }) => !(payload as { online: boolean }).online));
      expect(toldTo(anna, 'presence').at(-1)).toEqual({ v: 1, profile_id: bert.id, online: false });
      presence().touch(bert.id);
      await new Promise((resolve) => setTimeout(resolve, 100));
      expect([await marks.online(anna.id), await cardOf(anna)]).toEqual([{ online: [] }, false]);
      expect(await presence().onlineAmong([bert.id])).toEqual(new Set());
      expect(await marks.online(bert.id)).toEqual({ online: [anna.id] });
    });

    it.each([
      ['blocked', () => world.get(BlocksService).block(bert.id, anna.id)],
      ['paused', () => flag(bert, 'paused')],
      ['suspended', () => flag(bert, 'suspended')],
      ['fictional', () => flag(bert, 'fictional')],
    ])('is never told of somebody who is %s', async (_what, make) => {
      await come(bert);
      await make();
      expect(await marks.online(anna.id)).toEqual({ online: [] });
      await presence().leave(bert.id);
      told = [];
      presence().touch(bert.id);
      await new Promise((resolve) => setTimeout(resolve, 100));
      expect(told).toEqual([]);
    });
    const flag = (who: Someone, name: 'paused' | 'suspended' | 'fictional') =>
      world.get(Transactions).run((tx) => world.get(StandingService).set(tx, who.id, name, true));
  });
});
