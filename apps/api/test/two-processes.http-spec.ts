import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually, Product, productUrls, promptly, type Answer, type Member, type OpenSocket } from '#testing-product';
import { requestBy } from './support/request-by.js';

type Feed = {
  readonly chats: readonly {
    readonly id: string;
    readonly last_seq: number;
    readonly num_unread_messages: number;
    readonly messages: { text: string }[];
  }[];
  readonly cursor: number;
  readonly num_unread_messages: number;
};

let product: Product;
beforeAll(() => {
  product = new Product();
});
afterAll(() => product.close());

const feedOf = async (member: Member, after = 0, process = 0): Promise<Answer<Feed>> =>
  product.signedIn(member, process).get('/api/chats').query({ after });
const hintNamed = (name: string, { hints }: OpenSocket) => eventually(10, () => hints.find((hint) => hint.name === name));

describe('two API processes', () => {
  it('are two', () => {
    expect(new Set(productUrls).size).toBe(2);
  });

  it('carry a message from the one to a socket at the other within a second, and a tab of the sender hears it too', async () => {
    const [anna, bert] = await Promise.all([product.member(), product.member()]);
    const chat = await product.chatOf(anna, bert);
    const [ofBert, tabOfAnna] = await Promise.all([product.socketOf(bert.cookie, 1), product.socketOf(anna.cookie, 1)]);
    let sent: Answer<{ message: unknown }> | undefined;
    const hint = await promptly(
      async () => (sent = await product.send(anna, chat, 'Good morning, Bert')),
      () => hintNamed('chat.message', ofBert),
    );
    expect(hint.payload).toEqual({ v: 1, message: sent?.body.message });
    expect((await hintNamed('chat.message', tabOfAnna)).payload).toEqual(hint.payload);
  });

  it('carry likes and matches within a second', async () => {
    const [anna, bert] = await Promise.all([product.member(), product.member()]);
    const [ofAnna, ofBert] = await Promise.all([product.socketOf(anna.cookie, 0), product.socketOf(bert.cookie, 1)]);
    await product.signedIn(anna).post('/api/likes').send({ profile: bert.id });
    expect((await hintNamed('like.new', ofBert)).payload).toEqual({ v: 1, profile_id: anna.id });
    const back = await product.signedIn(bert, 1).post('/api/likes').send({ profile: anna.id });
    expect(back.body).toEqual({ liked: true, match: true });
    expect((await hintNamed('match.new', ofAnna)).payload).toEqual({ v: 1, profile_id: bert.id });
  });

  it('count the same unread messages for both sides, and none once they are read at the other process', async () => {
    const [anna, bert] = await Promise.all([product.member(), product.member()]);
    const chat = await product.chatOf(anna, bert);
    const ofAnna = await product.socketOf(anna.cookie, 0);
    for (const text of ['One', 'Two', 'Three']) await product.send(anna, chat, text);
    for (const process of [0, 1]) {
      expect((await feedOf(bert, 0, process)).body).toMatchObject({
        num_unread_messages: 3,
        chats: [{ id: chat, num_unread_messages: 3, last_seq: 3 }],
      });
      expect((await feedOf(anna, 0, process)).body).toMatchObject({
        num_unread_messages: 0,
        chats: [{ id: chat, num_unread_messages: 0, last_seq: 3 }],
      });
    }
    await product.signedIn(bert, 1).post(`/api/chats/${chat}/read`).send({ seq: 3 });
    for (const process of [0, 1]) expect((await feedOf(bert, 0, process)).body).toMatchObject({ num_unread_messages: 0 });
    expect((await hintNamed('chat.read', ofAnna)).payload).toEqual({ v: 1, chat_id: chat, read_by_them: 3 });
  });

  it('carry "online", "is typing", "delivered" and "read" from the one to the other, and none of them once it is kept back [#E16]', async () => {
    const [anna, bert] = await Promise.all([product.member(), product.member()]);
    const chat = await product.chatOf(anna, bert);
    await product.send(anna, chat, 'Are you there?');
    const ofAnna = await product.socketOf(anna.cookie, 0);
    await product.socketOf(bert.cookie, 1);
    const post = async (path: string, body: object, method = 'POST') => {
      const { status } = await requestBy(product.signedIn(bert, 1), method, path).send(body);
      expect(status).toBe(200);
    };
    const tellAll = async () => {
      await post(`/api/chats/${chat}/typing`, {});
      await post('/api/chats/delivered', { chats: [{ id: chat, seq: 1 }] });
      await post(`/api/chats/${chat}/read`, { seq: 1 });
    };
    const signs = ['presence', 'chat.typing', 'chat.delivered', 'chat.read'];
    await tellAll();
    for (const name of signs) await hintNamed(name, ofAnna);
    expect((await product.signedIn(anna).get('/api/presence')).body).toEqual({ online: [bert.id] });
    expect((await feedOf(anna)).body).toMatchObject({ chats: [{ read_by_them: 1, delivered_to_them: 1 }] });

    for (const name of ['shows_online', 'shows_typing', 'shows_delivered', 'shows_read']) {
      await post('/api/privacy', { switch: name, on: false }, 'PUT');
    }
    await product.send(anna, chat, 'And now?');
    const before = ofAnna.hints.length;
    await tellAll();
    await post(`/api/chats/${chat}/read`, { seq: 2 });
    await post('/api/chats/delivered', { chats: [{ id: chat, seq: 2 }] });
    // What was sent last is heard last.
    await product.send(bert, chat, 'Yes');
    await eventually(2, () => ofAnna.hints.slice(before).some(({ name }) => name === 'chat.message'));
    expect(ofAnna.hints.slice(before).filter(({ name }) => ['chat.typing', 'chat.delivered', 'chat.read'].includes(name))).toEqual([]);
    expect((await product.signedIn(anna).get('/api/presence')).body).toEqual({ online: [] });
    expect((await feedOf(anna)).body).toMatchObject({ chats: [{ read_by_them: null, delivered_to_them: null }] });
  });

  it('repair a hint that was missed: the feed after the last cursor holds what is new, and only that', async () => {
    const [anna, bert, carl] = await Promise.all([product.member(), product.member(), product.member()]);
    const [chat, other] = [await product.chatOf(anna, bert), await product.chatOf(carl, bert)];
    await product.send(carl, other, 'Before');
    const { body: before } = await feedOf(bert);
    await product.send(anna, chat, 'While away'); // nobody listens
    const { body: missed } = await feedOf(bert, before.cursor, 1);
    expect(missed.chats).toHaveLength(1);
    expect(missed).toMatchObject({ num_unread_messages: 2, chats: [{ id: chat, messages: [{ text: 'While away' }] }] });
    const idle: Answer = await product.signedIn(bert).get(`/api/chats?after=${missed.cursor}`);
    const again = await product
      .signedIn(bert)
      .get(`/api/chats?after=${missed.cursor}`)
      .set({ 'if-none-match': idle.get('etag') ?? '' });
    expect([idle.body['chats'], again.status]).toEqual([[], 304]);
  });

  it('take a conversation from both screens at once when one of the two blocks the other', async () => {
    const [anna, bert] = await Promise.all([product.member(), product.member()]);
    const chat = await product.chatOf(anna, bert);
    await product.send(anna, chat, 'Hello');
    const [ofAnna, ofBert] = await Promise.all([product.socketOf(anna.cookie, 0), product.socketOf(bert.cookie, 1)]);
    await product.signedIn(bert).post('/api/blocks').send({ profile: anna.id });
    for (const socket of [ofAnna, ofBert]) expect((await hintNamed('chat.gone', socket)).payload).toEqual({ v: 1, chat_id: chat });
    const refused = await product.send(anna, chat, 'Are you there?', undefined, 1);
    expect([refused.status, refused.body['error']]).toEqual([403, 'blocked']);
    expect((await product.signedIn(anna, 1).get(`/api/members/${bert.id}`)).status).toBe(404);
  });
});

describe('a socket', () => {
  it('closes within two seconds of the logout, at either process [ASVS 7.4.1]', async () => {
    const anna = await product.member();
    const sockets = await Promise.all([0, 1].map((process) => product.socketOf(anna.cookie, process)));
    const closed = sockets.map(
      ({ socket }) => new Promise<number>((resolve) => socket.once('disconnect', () => resolve(performance.now()))),
    );
    const startedAt = performance.now();
    await product.signedIn(anna).post('/api/logout');
    for (const at of await Promise.all(closed)) expect(at - startedAt).toBeLessThan(2_000);
    await sleep(0);
    await eventually(3, async () => (await product.signedIn(anna, 1).get('/api/user')).status === 403);
    await expect(product.socketOf(anna.cookie, 1)).rejects.toThrow('authentication_required');
  });

  it.each([
    ['without a session', undefined, undefined],
    ['with a session that does not exist', `auth.session=${'x'.repeat(43)}`, undefined],
  ])('is refused %s [ASVS 4.4.3] [ASVS 4.4.4]', async (_why, cookie, origin) => {
    await expect(product.socketOf(cookie, 0, origin)).rejects.toThrow('authentication_required');
  });

  it.each(['https://evil.example', 'null', 'http://localhost.evil.example', 'http://evil.example/?localhost'])(
    'is refused to a page of %s, session or not [ASVS 4.4.2]',
    async (origin) => {
      const anna = await product.member();
      await expect(product.socketOf(anna.cookie, 0, origin)).rejects.toThrow('websocket error');
      await expect(product.socketOf(anna.cookie, 0, productUrls[0])).resolves.toBeDefined();
    },
  );
});
