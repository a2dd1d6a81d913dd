import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { AppError, type ChatId } from '#contracts';
import { World, type TestMember } from '#testing';
import { BlocksService } from '#visibility';
import { GifSearch } from '../gifs/index.js';
import { ReadingService } from '../reading/index.js';
import { SendingService } from './sending.service.js';

const coffee = { provider: 'house', id: 'coffee' } as const;
const gif = (clientId: string = randomUUID(), ref: { provider: 'house' | 'giphy'; id: string } = coffee) => ({
  client_id: clientId,
  gif: ref,
});

describe('sending a moving picture', () => {
  let world: World;
  let sending: SendingService;

  beforeAll(async () => {
    world = await World.open();
    sending = world.get(SendingService);
  });
  beforeEach(() => world.empty());
  afterEach(() => void jest.restoreAllMocks());
  afterAll(() => world.close());

  const two = async (credits = 3): Promise<{ anna: TestMember; bert: TestMember; chat: ChatId }> => {
    const people = { anna: await world.member('Anna', { credits }), bert: await world.member('Bert', { gender: 'male' }) };
    return { ...people, chat: await world.chatBetween(people.anna, people.bert) };
  };
  const purse = async (member: TestMember) => {
    const [row] = await world.rows<{ balance: number; free: number; spent: number }>(
      `select w.balance, i.free_left as free, (select count(*)::int from payments.ledger_entry where member_id = $1 and kind = 3) as spent
         from payments.wallet w join chats.inbox i on i.member_id = w.member_id where w.member_id = $1`,
      [member.id],
    );
    return row;
  };

  it('costs as a message: a free one covers it, then the same price [#76]', async () => {
    const { anna, chat } = await two();
    await expect(sending.sendMessage(anna, chat, gif())).resolves.toMatchObject({
      credits: 3,
      free_messages_left: 4,
      message: { kind: 'gif', text: '', gif: { ...coffee, title: 'A steaming cup of coffee' }, cost: 0, seq: 1 },
    });
    await world.rows(`update chats.inbox set free_left = 0 where member_id = $1`, [anna.id]);
    await expect(sending.sendMessage(anna, chat, gif())).resolves.toMatchObject({ credits: 2, message: { cost: 1, seq: 2 } });
    expect(await purse(anna)).toEqual({ balance: 2, free: 0, spent: 1 });
  });

  it('is one round trip to Postgres, and one message however often the phone repeats it', async () => {
    const { anna, chat } = await two();
    const body = gif();
    const statements = await world.statementsIn(() => sending.sendMessage(anna, chat, body));
    expect(statements).toHaveLength(1);
    const answers = await Promise.all(Array.from({ length: 10 }, () => sending.sendMessage(anna, chat, body)));
    expect(new Set(answers.map(({ message }) => JSON.stringify(message))).size).toBe(1);
    await expect(sending.sendMessage(anna, chat, gif(body.client_id, { provider: 'house', id: 'tea' }))).rejects.toMatchObject({
      code: 'message_changed',
    });
    await expect(sending.sendMessage({ ...anna, language: 'fi' }, chat, body)).resolves.toMatchObject({ duplicate: true });
    expect(await world.rows(`select 1 from chats.message`)).toHaveLength(1);
  });

  it.each([
    ['of no picture', { provider: 'house', id: 'nothing' }],
    ['of a provider that is not asked here', { provider: 'giphy', id: 'xT4uQ' }],
  ] as const)('is refused for the id %s, and costs nothing [#76]', async (_what, ref) => {
    const { anna, chat } = await two();
    await expect(sending.sendMessage(anna, chat, gif(randomUUID(), ref))).rejects.toMatchObject({ code: 'gif_not_found' });
    expect(await world.rows(`select 1 from chats.message`)).toEqual([]);
    expect(await purse(anna)).toEqual({ balance: 3, free: 5, spent: 0 });
  });

  it('keeps the first answer for a repeat, also when the picture is gone by then or its provider away', async () => {
    const { anna, chat } = await two();
    const body = gif();
    const first = await sending.sendMessage(anna, chat, body);
    for (const code of ['gif_not_found', 'unavailable'] as const) {
      jest.spyOn(world.get(GifSearch), 'find').mockRejectedValue(new AppError(code));
      await expect(sending.sendMessage(anna, chat, body)).resolves.toEqual({ ...first, duplicate: true });
      await expect(sending.sendMessage(anna, chat, gif())).rejects.toMatchObject({ code });
      await expect(sending.sendMessage(anna, chat, gif(body.client_id, { provider: 'house', id: 'gone' }))).rejects.toMatchObject({
        code: 'message_changed',
      });
    }
  });

  it('keeps provider, id and title, never an address, and shows it in history and feed', async () => {
    const { anna, bert, chat } = await two();
    await sending.sendMessage({ ...anna, language: 'fi' }, chat, gif());
    expect(await world.rows(`select kind, body, details from chats.message`)).toEqual([
      { kind: 3, body: 'Höyryävä kuppi kahvia', details: { provider: 'house', id: 'coffee' } },
    ]);
    const reading = world.get(ReadingService);
    const shown = { kind: 'gif', text: '', gif: { ...coffee, title: 'Höyryävä kuppi kahvia' } };
    expect((await reading.messages(bert.id, chat, {})).messages).toMatchObject([shown]);
    expect((await reading.feed(bert.id, 0, await reading.feedMark(bert.id))).chats).toMatchObject([{ messages: [shown] }]);
  });

  it('is refused as words are: a block, and nothing left to pay with', async () => {
    const { anna, bert, chat } = await two(0);
    await world.rows(`update chats.inbox set free_left = 0 where member_id = $1`, [anna.id]);
    await expect(sending.sendMessage(anna, chat, gif())).rejects.toMatchObject({ code: 'insufficient_credits' });
    await world.get(BlocksService).block(bert.id, anna.id);
    await expect(sending.sendMessage(anna, chat, gif())).rejects.toMatchObject({ code: 'blocked' });
  });
});
