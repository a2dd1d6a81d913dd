import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ChatsAnswer } from '#contracts';
import { isLong, Product, type Member, type Answer } from '#testing-product';

const TURNS = isLong ? 500 : 60;
/** More at once would wait longer for a connection than a process lets anybody wait. */
const AT_ONCE = 60;
const RACERS = isLong ? 200 : 60;

let product: Product;
beforeAll(() => {
  product = new Product();
});
afterAll(() => product.close());

const driftOf = (chat: string) => product.sql(`select rule from chats.drift(array[$1::uuid])`, [chat]);
const feedOf = async (member: Member, process: number, after = 0) =>
  (await product.signedIn(member, process).get(`/api/chats?after=${after}`)).body as ChatsAnswer;
const read = (member: Member, chat: string, seq: number, process: number) =>
  product.signedIn(member, process).post(`/api/chats/${chat}/read`).send({ seq });
const two = async (credits = 1_000) => {
  const [anna, bert] = await Promise.all([product.member({ credits }), product.member({ credits })]);
  return { anna, bert, chat: await product.chatOf(anna, bert) };
};

/** What the libraries promise, once more with two API processes that know nothing of each other. */
describe('two API processes', () => {
  it('T5 number without a gap what two write to and read of each other at once, with no deadlock', async () => {
    const { anna, bert, chat } = await two();
    const turn = (index: number) => {
      const [from, to] = index % 2 ? [anna, bert] : [bert, anna];
      return Promise.all([product.send(from, chat, `no ${index}`, randomUUID(), index % 2), read(to, chat, index, (index + 1) % 2)]);
    };
    const statuses = new Set<number>();
    const lane = async (_lane: unknown, first: number) => {
      for (let index = first; index < TURNS; index += AT_ONCE) for (const { status } of await turn(index)) statuses.add(status);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, lane));
    expect(statuses).toEqual(new Set([200, 201]));
    const seqs = await product.sql<{ seq: string }>(`select seq::int as seq from chats.message where conversation_id = $1 order by 1`, [
      chat,
    ]);
    expect(seqs.map(({ seq }) => seq)).toEqual(Array.from({ length: TURNS }, (_seq, index) => index + 1));
    expect(await driftOf(chat)).toEqual([]);
  });

  it('T7 take no message any more once a block is answered, whichever process it reaches', async () => {
    const { anna, bert, chat } = await two();
    await product.send(anna, chat, 'Before');
    const sends = Array.from({ length: RACERS }, (_send, index) => product.send(anna, chat, `no ${index}`, randomUUID(), index % 2));
    const block = await product.signedIn(bert, 1).post('/api/blocks').send({ profile: anna.id });
    expect(block.status).toBe(200);
    const late = await Promise.all([0, 1].map((process) => product.send(anna, chat, 'After', randomUUID(), process)));
    expect(late.map(({ status, body }) => [status, body['error']])).toEqual([
      [403, 'blocked'],
      [403, 'blocked'],
    ]);
    const taken = (await Promise.all(sends)).filter(({ status }) => status === 201).length;
    expect(await product.sql(`select 1 from chats.message where conversation_id = $1`, [chat])).toHaveLength(taken + 1);
    expect(await driftOf(chat)).toEqual([]);
  });

  it('T13 count unread rightly when two devices acknowledge out of order and beyond the end', async () => {
    const { anna, bert, chat } = await two();
    for (let index = 0; index < 6; index += 1) await product.send(anna, chat, `no ${index}`);
    await Promise.all([5, 1, 3, 2, 4].map((seq, index) => read(bert, chat, seq, index % 2)));
    for (const process of [0, 1]) expect((await feedOf(bert, process)).num_unread_messages).toBe(1);
    await Promise.all([99, 2].map((seq, process) => read(bert, chat, seq, process)));
    await product.send(anna, chat, 'One more', randomUUID(), 1);
    for (const process of [0, 1]) expect((await feedOf(bert, process)).num_unread_messages).toBe(1);
    expect(await driftOf(chat)).toEqual([]);
  });

  it('T14 keep a conversation deleted for the device that was away, and bring it back with the newer message alone', async () => {
    const { anna, bert, chat } = await two();
    await product.send(anna, chat, 'Old');
    const { cursor } = await feedOf(bert, 1);
    await product.signedIn(bert, 0).delete('/api/chat').send({ conversation: chat });
    const away = await feedOf(bert, 1, cursor);
    expect(away.chats).toMatchObject([{ id: chat, state: 'gone', messages: [] }]);
    await product.send(anna, chat, 'New', randomUUID(), 1);
    expect((await feedOf(bert, 1, away.cursor)).chats).toMatchObject([{ id: chat, state: 'open', messages: [{ text: 'New' }] }]);
    const { body } = (await product.signedIn(bert, 1).get(`/api/chats/${chat}/messages`)) as Answer<{ messages: { text: string }[] }>;
    expect(body.messages.map(({ text }) => text)).toEqual(['New']);
  });

  it.each([
    ['has not confirmed the address', 'confirmed', false, 'recipient_not_confirmed'],
    ['is fictional', 'fictional', true, 'recipient_fictional'],
  ])(
    'T17 refuse what is sent to a member who %s, from the moment on which it is so, and charge nothing for it',
    async (_who, flag, value, code) => {
      const { anna, bert, chat } = await two();
      await product.send(bert, chat, 'Hello');
      const sends = Array.from({ length: 20 }, (_send, index) => product.send(anna, chat, `no ${index}`, randomUUID(), index % 2));
      await product.sql(`update visibility.member_standing set ${flag} = $2 where member_id = $1`, [bert.id, value]);
      const after = await product.send(anna, chat, 'After', randomUUID(), 1);
      expect(after.body['error']).toBe(code);
      const taken = (await Promise.all(sends)).filter(({ status }) => status === 201).length;
      const [free = { left: 0 }] = await product.sql<{ left: number }>(`select free_left as left from chats.inbox where member_id = $1`, [
        anna.id,
      ]);
      const [wallet = { balance: 0 }] = await product.sql<{ balance: number }>(`select balance from payments.wallet where member_id = $1`, [
        anna.id,
      ]);
      expect(free.left + wallet.balance).toBe(1_005 - taken);
      expect(await product.sql(`select 1 from chats.message where conversation_id = $1`, [chat])).toHaveLength(taken + 1);
    },
  );

  it('T18 count the same characters as the sender sees, whatever they are made of', async () => {
    const { anna, chat } = await two();
    const longest = '👩‍🦳'.repeat(333); // three code points each
    expect((await product.send(anna, chat, `${longest}a`, randomUUID(), 0)).status).toBe(201);
    const tooLong = await product.send(anna, chat, `${longest}ab`, randomUUID(), 1);
    expect([tooLong.status, tooLong.body['error']]).toEqual([422, 'message_too_long']);
  });
});
