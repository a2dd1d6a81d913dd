import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { errorText } from '#i18n';
import { cookieOf, Product } from '#testing-product';

type Sent = { readonly message: { readonly seq: number }; readonly duplicate: boolean; readonly credits: number; readonly error?: string };

let product: Product;
beforeAll(() => {
  product = new Product();
});
afterAll(() => product.close());

const ledgerOf = (id: string) =>
  product.sql<{ amount: number }>(`select amount from payments.ledger_entry where member_id = $1 and kind = 3`, [id]);

const pairOf = (chat: string) => ['select 1 from visibility.pair where id = $1 for update', chat] as const;

describe('sending over HTTP', () => {
  it('T1 makes one message and takes one credit when a phone posts the same one a hundred times at once, at two processes', async () => {
    const [anna, bert] = await Promise.all([product.member({ credits: 100, freeMessages: 0 }), product.member()]);
    const chat = await product.chatOf(anna, bert);
    const clientId = randomUUID();
    // Each process waits for the row once, with those that came first.
    const answers = await product.atOnce(pairOf(chat), 2, () =>
      Promise.all(Array.from({ length: 100 }, (_post, index) => product.send<Sent>(anna, chat, 'Good morning', clientId, index % 2))),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(99);
    const messages = new Set(answers.map(({ body }) => JSON.stringify(body.message)));
    expect(messages.size).toBe(1);
    expect(answers.every(({ body, status }) => body.duplicate === (status === 200))).toBe(true);

    const rows = await product.sql(`select client_id from chats.message where conversation_id = $1`, [chat]);
    expect(rows).toEqual([{ client_id: clientId }]);
    expect(await ledgerOf(anna.id)).toEqual([{ amount: -1 }]);
    expect((await product.signedIn(anna).get('/api/user')).body).toMatchObject({ user: { credits: 99 } });
  });

  it('T1 takes the same id in two conversations as two messages', async () => {
    const [anna, bert, carl] = await Promise.all([product.member({ freeMessages: 5 }), product.member(), product.member()]);
    const clientId = randomUUID();
    for (const other of [bert, carl])
      expect((await product.send(anna, await product.chatOf(anna, other), 'Hello', clientId)).status).toBe(201);
    expect(await product.sql(`select 1 from chats.message where client_id = $1`, [clientId])).toHaveLength(2);
  });

  it('T3 answers the same message from another tab, after logging in again, with the number of the first time', async () => {
    const [anna, bert] = await Promise.all([product.member({ freeMessages: 5 }), product.member()]);
    const chat = await product.chatOf(anna, bert);
    const clientId = randomUUID();
    const first = await product.send<Sent>(anna, chat, 'Good morning', clientId);
    await product.signedIn(anna).post('/api/logout');
    expect((await product.send(anna, chat, 'Good morning', clientId)).body).toMatchObject({ error: 'authentication_required' });
    const login = () => product.visitor().post('/api/user').send({ email: anna.email, password: anna.password });
    const tabs = [await login(), await login()].map((answer) => ({ ...anna, cookie: cookieOf(answer) }));
    const again = await Promise.all(tabs.map((tab, index) => product.send<Sent>(tab, chat, 'Good morning', clientId, index)));
    expect(again.map(({ status, body }) => [status, body.duplicate, body.message])).toEqual(
      tabs.map(() => [200, true, first.body.message]),
    );
    expect(await product.sql(`select free_left from chats.inbox where member_id = $1`, [anna.id])).toEqual([{ free_left: 4 }]);
  });

  it('T4 spends the last credit once: two tabs at once send one message, and the other one reads why not in its language [ASVS 2.3.4]', async () => {
    const anna = await product.member({ credits: 1, freeMessages: 0, language: 'nl' });
    const bert = await product.member();
    const chat = await product.chatOf(anna, bert);
    const login = await product.visitor().post('/api/user').send({ email: anna.email, password: anna.password });
    const tabs = [anna, { ...anna, cookie: cookieOf(login) }];
    const answers = await product.atOnce(pairOf(chat), 2, () =>
      Promise.all(tabs.map((tab, index) => product.send<Sent>(tab, chat, `Tab ${index}`, randomUUID(), index))),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 402]));
    expect(answers.find(({ status }) => status === 402)?.body).toEqual({
      error: 'insufficient_credits',
      message: errorText('insufficient_credits', 'nl', {}),
    });
    expect(await ledgerOf(anna.id)).toEqual([{ amount: -1 }]);
    expect(await product.sql(`select balance from payments.wallet where member_id = $1`, [anna.id])).toEqual([{ balance: 0 }]);
    expect(await product.sql(`select 1 from chats.message where conversation_id = $1`, [chat])).toHaveLength(1);
  });

  it('T6 starts two conversations for a free member, however many are tried at once [ASVS 2.3.2]', async () => {
    const anna = await product.member();
    const others = await Promise.all(Array.from({ length: 6 }, () => product.member()));
    const chats = await Promise.all(others.map((other) => product.chatOf(anna, other)));
    const answers = await product.atOnce(['select 1 from chats.inbox where member_id = $1 for update', anna.id], 2, () =>
      Promise.all(chats.map((chat, index) => product.send<Sent>(anna, chat, 'Hello', randomUUID(), index))),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
    expect(new Set(answers.filter(({ status }) => status !== 201).map(({ status, body }) => `${status} ${body.error}`))).toEqual(
      new Set(['403 premium_required']),
    );
  });
});
