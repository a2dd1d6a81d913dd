import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ChatId } from '#contracts';
import { Transactions } from '#database';
import { LikeListsService, LikesService } from '#likes';
import { World, type TestMember } from '#testing';
import { BlocksService, StandingService } from '#visibility';
import { ClosingService } from './closing.service.js';
import { ReadingService } from '../reading/index.js';
import { SendingService } from '../sending/index.js';

const text = (words: string) => ({ client_id: randomUUID(), text: words });

describe('a block', () => {
  let world: World;
  let blocks: BlocksService;
  let reading: ReadingService;
  let anna: TestMember;
  let bert: TestMember;
  let chat: ChatId;

  beforeAll(async () => {
    world = await World.open();
    blocks = world.get(BlocksService);
    reading = world.get(ReadingService);
  });
  beforeEach(async () => {
    await world.empty();
    anna = await world.member('Anna', { credits: 50 });
    bert = await world.member('Bert', { gender: 'male', credits: 50 });
    chat = await world.chatBetween(anna, bert);
  });
  afterAll(() => world.close());

  const say = (who: TestMember, words: string) => world.get(SendingService).sendMessage(who, chat, text(words));
  const likes = (who: TestMember) => world.get(LikeListsService).lists(who.id, {});
  const listOf = (who: TestMember, page: { cursor?: string; limit?: number } = {}) =>
    world.get(Transactions).read((tx) => blocks.blockedBy(tx, who.id, page));
  const match = async () => {
    await world.get(LikesService).give(anna.id, bert.id);
    await world.get(LikesService).give(bert.id, anna.id);
  };

  it('takes the conversation, the likes and the match from both at once [#122]', async () => {
    await match();
    await say(anna, 'Good morning');
    await blocks.block(bert.id, anna.id);
    for (const who of [anna, bert]) {
      expect(await likes(who)).toMatchObject({ profiles: [], liked_by: [], matches: [], num_new_likes: 0 });
      const mark = await reading.feedMark(who.id);
      expect((await reading.badges(who.id)).messages).toBe(0);
      expect((await reading.feed(who.id, 0, mark)).chats).toMatchObject([{ id: chat, state: 'gone', profile: null, messages: [] }]);
    }
  });

  it('is told by name to the one who still has the thread open, and to nobody else [#137] [#157]', async () => {
    const carl = await world.member('Carl', { gender: 'male' });
    await say(anna, 'Good morning');
    await blocks.block(bert.id, anna.id);
    const acts = (who: TestMember) => [
      () => reading.chat(who.id, chat),
      () => reading.messages(who.id, chat, {}),
      () => reading.markRead(who.id, chat, 1),
      () => world.get(ClosingService).remove(who.id, chat),
    ];
    for (const act of acts(anna)) await expect(act()).rejects.toMatchObject({ code: 'blocked', details: { params: { name: 'Bert' } } });
    for (const act of [...acts(bert), ...acts(carl)]) await expect(act()).rejects.toMatchObject({ code: 'conversation_not_found' });
    await expect(say(anna, 'Are you there?')).rejects.toMatchObject({ code: 'blocked', details: { params: { name: 'Bert' } } });
    await expect(say(bert, 'Hello?')).rejects.toMatchObject({ code: 'blocked_by_you', details: { params: { name: 'Anna' } } });
  });

  it('leaves nothing behind when it is lifted but the possibility to meet again [#E8]', async () => {
    await match();
    await say(anna, 'The old days');
    await blocks.block(bert.id, anna.id);
    await blocks.unblock(bert.id, anna.id);
    expect(await likes(bert)).toMatchObject({ profiles: [], liked_by: [], matches: [] });
    expect((await reading.messages(anna.id, chat, {})).messages).toEqual([]);
    const opened = await reading.open(bert.id, anna.id);
    expect(opened.chat).toMatchObject({
      id: chat,
      state: 'open',
      messages: [],
      num_unread_messages: 0,
      profile: { name: 'Anna', liked: false },
    });
    await say(bert, 'Good to see you');
    for (const who of [anna, bert]) {
      expect((await reading.messages(who.id, chat, {})).messages.map((message) => message.text)).toEqual(['Good to see you']);
      const { chats } = await reading.feed(who.id, 0, await reading.feedMark(who.id));
      expect(chats).toMatchObject([{ state: 'open', messages: [{ text: 'Good to see you' }] }]);
    }
    expect((await reading.badges(anna.id)).messages).toBe(1);
  });

  it('makes the next message the beginning of a conversation, with what that costs a free member [#11]', async () => {
    await say(bert, 'Hello');
    await blocks.block(anna.id, bert.id);
    await blocks.unblock(anna.id, bert.id);
    await world.rows(`update chats.inbox set started = 2 where member_id = $1`, [anna.id]);
    await expect(say(anna, 'Hello again')).rejects.toMatchObject({ code: 'premium_required' });
    await say(bert, 'Hello again');
    await expect(say(anna, 'An answer')).resolves.toMatchObject({ duplicate: false });
  });

  it('keeps what one side does with it from the other: only the blocker can lift it, and only once', async () => {
    await blocks.block(bert.id, anna.id);
    await expect(blocks.block(anna.id, bert.id)).rejects.toMatchObject({ code: 'member_not_found' });
    await expect(blocks.unblock(anna.id, bert.id)).rejects.toMatchObject({ code: 'member_not_found' });
    await expect(reading.open(anna.id, bert.id)).rejects.toMatchObject({ code: 'member_not_found' });
    await blocks.unblock(bert.id, anna.id);
    await expect(blocks.unblock(bert.id, anna.id)).rejects.toMatchObject({ code: 'member_not_found' });
    await expect(reading.open(anna.id, bert.id)).resolves.toMatchObject({ chat: { state: 'open' } });
  });

  it('is possible for somebody one talked to and who paused since, and not for somebody one may not see', async () => {
    await say(bert, 'Hello');
    const dora = await world.member('Dora');
    for (const who of [bert, dora]) await world.get(Transactions).run((tx) => world.get(StandingService).set(tx, who.id, 'paused', true));
    await expect(blocks.block(anna.id, bert.id)).resolves.toBeUndefined();
    await expect(blocks.block(anna.id, dora.id)).rejects.toMatchObject({ code: 'member_not_found' });
    await expect(blocks.block(anna.id, anna.id)).rejects.toMatchObject({ code: 'member_not_found' });
  });

  it('is one, however often the button is pressed, also from both sides at the same moment', async () => {
    await say(anna, 'Hello');
    await Promise.allSettled([
      ...Array.from({ length: 10 }, () => blocks.block(anna.id, bert.id)),
      ...Array.from({ length: 10 }, () => blocks.block(bert.id, anna.id)),
    ]);
    const pairs = await world.rows<{ block: number }>(`select block from visibility.pair`);
    expect(pairs).toHaveLength(1);
    expect([1, 2]).toContain(pairs[0]?.block);
  });

  it('stands in the list of the one who made it, the newest first, page by page, in one query [#E8]', async () => {
    const people = [bert, ...(await Promise.all(['Carl', 'Dirk', 'Evert', 'Frank'].map((name) => world.member(name, { gender: 'male' }))))];
    for (const { id } of people) await blocks.block(anna.id, id);
    const seen: string[] = [];
    let cursor: string | null | undefined;
    do {
      const page = await listOf(anna, { limit: 2, ...(cursor && { cursor }) });
      seen.push(...page.rows.map(({ id }) => id));
      cursor = page.cursor;
    } while (cursor);
    expect(seen).toEqual(people.map(({ id }) => id).toReversed());
    expect((await listOf(bert)).rows).toEqual([]);
    expect(await world.statementsIn(() => listOf(anna))).toHaveLength(1);
    await expect(listOf(anna, { cursor: 'made-up' })).rejects.toMatchObject({ code: 'invalid_input' });
  });

  it('keeps a copy of what it took for 90 days, within no member’s reach, and then forgets it', async () => {
    await match();
    await say(anna, 'Kept for the moderators');
    await blocks.block(bert.id, anna.id);
    const copies = () => world.rows(`select body from chats.message union all select 'like' from likes.parted_like order by body`);
    await world.clockAhead('89 days');
    expect(await blocks.forgetOldCopies()).toBe(0);
    expect(await copies()).toEqual([{ body: 'Kept for the moderators' }, { body: 'like' }, { body: 'like' }]);
    await world.clockAhead('91 days');
    expect(await blocks.forgetOldCopies()).toBe(3);
    expect(await copies()).toEqual([]);
  });
});
