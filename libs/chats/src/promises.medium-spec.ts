import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { ChatId, ChatView } from '#contracts';
import { Transactions } from '#database';
import { SiteService } from '#site';
import { World, type Someone } from '#testing';
import { BlocksService, StandingService } from '#visibility';
import { ClosingService } from './closing.service.js';
import { ReadingService } from './reading.service.js';
import { ReconcilingService } from './reconciling.service.js';
import { SendingService } from './sending.service.js';

describe('what is promised of messages', () => {
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
    anna = await world.member('Anna', { credits: 2_000, paid: true });
    bert = await world.member('Bert', { credits: 2_000, paid: true });
    chat = await world.chatBetween(anna, bert);
  });
  afterAll(() => world.close());

  const say = (who: Someone, text: string) => world.get(SendingService).sendMessage(who, chat, { client_id: randomUUID(), text });
  const drift = () => world.get(ReconcilingService).recount();
  const deadlocks = async () =>
    (await world.rows<{ n: number }>(`select deadlocks as n from pg_stat_database where datname = current_database()`))[0]?.n;

  it('T5 both write, read and tidy up at once, five hundred times: numbers without a gap, no deadlock, nothing that a recount finds', async () => {
    const before = await deadlocks();
    const closing = world.get(ClosingService);
    await say(anna, 'the first');
    const act = (turn: number): Promise<unknown> => {
      const [me, other] = turn % 2 ? [anna, bert] : [bert, anna];
      if (turn % 25 === 0) return closing.remove(me.id, chat);
      if (turn % 3 === 0) return reading.markRead(other.id, chat, turn);
      return say(me, `no ${turn}`);
    };
    let turn = 0;
    const hand = async () => {
      while (turn < 500) await act((turn += 1));
    };
    await Promise.all(Array.from({ length: 10 }, hand));
    const seqs = (await world.rows<{ seq: number }>(`select seq from chats.message order by seq`)).map(({ seq }) => seq);
    expect(seqs).toEqual(seqs.map((_seq, index) => index + 1));
    expect(await drift()).toEqual([]);
    // The statistics of a connection are told when it rests.
    await world.rows(`select pg_stat_force_next_flush()`);
    expect(await deadlocks()).toBe(before);
  });

  it('T6 a conversation deleted and opened again still counts as started [#11]', async () => {
    const carl = await world.member('Carl');
    const chats = await Promise.all([anna, bert].map((other) => world.chatBetween(carl, other)));
    const send = (id: ChatId) => world.get(SendingService).sendMessage(carl, id, { client_id: randomUUID(), text: 'Hello' });
    for (const id of chats) {
      await send(id);
      await world.get(ClosingService).remove(carl.id, id);
    }
    const third = await world.chatBetween(carl, await world.member('Dora'));
    await expect(send(third)).rejects.toMatchObject({ code: 'premium_required' });
  });

  it('T14 a conversation deleted here is gone on the device that was away, and comes back with the newer message alone [#77]', async () => {
    await say(anna, 'One');
    const away = await reading.feedMark(bert.id);
    const seen = await reading.feed(bert.id, 0, away);
    await world.get(ClosingService).remove(bert.id, chat);
    const after = async (cursor: number): Promise<ChatView[]> =>
      (await reading.feed(bert.id, cursor, await reading.feedMark(bert.id))).chats;
    expect(await after(seen.cursor)).toMatchObject([{ id: chat, state: 'gone', messages: [], num_unread_messages: 0 }]);
    await say(anna, 'Two');
    expect(await after(seen.cursor)).toMatchObject([{ id: chat, state: 'open', last_seq: 2, num_unread_messages: 1 }]);
    // What the device asks with its own last number brings the new one only; the deleted one is out of reach.
    expect((await reading.messages(bert.id, chat, { after: 1 })).messages.map(({ text }) => text)).toEqual(['Two']);
    expect((await reading.messages(bert.id, chat, { before: 2 })).messages).toEqual([]);
    expect((await reading.messages(anna.id, chat, {})).messages).toHaveLength(2);
  });

  it.each([
    ['fictional', 'recipient_fictional'],
    ['suspended', 'recipient_closed'],
  ] as const)(
    'T17 a member who becomes %s while messages are on their way gets none after that, and those refused cost nothing',
    async (flag, code) => {
      const sends = Array.from({ length: 60 }, (_send, turn) => say(anna, `no ${turn}`).catch((error: unknown) => error));
      const flagged = world
        .get(Transactions)
        .run((tx) => world.get(StandingService).set(tx, bert.id, flag, true))
        .then(() => world.rows<{ n: number }>(`select count(*)::int as n from chats.message`));
      const [[first] = [], ...answers] = await Promise.all([flagged, ...sends]);
      const taken = answers.filter((answer) => !(answer instanceof Error)).length;
      expect(taken).toBe(first?.n);
      for (const answer of answers) if (answer instanceof Error) expect(answer).toMatchObject({ code });
      await expect(say(anna, 'after')).rejects.toMatchObject({ code });
      expect(
        await world.rows(
          `select free_left, (select balance from payments.wallet where member_id = $1) from chats.inbox where member_id = $1`,
          [anna.id],
        ),
      ).toEqual([{ free_left: Math.max(0, 5 - taken), balance: 2_000 - Math.max(0, taken - 5) }]);
      expect(await drift()).toEqual([]);
    },
  );

  it('T17 an answer to a member who has not confirmed the address is refused, costs nothing, and goes once it is confirmed [#138]', async () => {
    const newcomer = await world.member('Nora', { confirmed: false });
    chat = await world.chatBetween(anna, newcomer);
    await say(newcomer, 'Hello');
    await expect(say(anna, 'Hello Nora')).rejects.toMatchObject({ code: 'recipient_not_confirmed' });
    expect(await world.rows(`select amount from payments.ledger_entry where kind = 3`)).toEqual([]);
    await world.get(Transactions).run((tx) => world.get(StandingService).confirmed(tx, newcomer.id));
    await expect(say(anna, 'Hello Nora')).resolves.toMatchObject({ message: { seq: 2 } });
  });

  it('takes nothing and counts nothing where messages are free of charge', async () => {
    const sites = world.get(SiteService);
    const site = await sites.byId(anna.siteId);
    const free = jest.spyOn(sites, 'byId').mockResolvedValue({ ...site, settings: { ...site.settings, message_credits: 0 } });
    const { message, credits, free_messages_left } = await say(anna, 'Hello').finally(() => free.mockRestore());
    expect([message.cost, credits, free_messages_left]).toEqual([0, 2_000, 5]);
  });

  it('P9 a block leaves nothing that a recount finds, in the middle of sends from both sides', async () => {
    const sends = Array.from({ length: 80 }, (_send, turn) => say(turn % 2 ? anna : bert, `no ${turn}`).catch(() => undefined));
    await Promise.all([
      ...sends,
      world
        .get(BlocksService)
        .block(bert.id, anna.id)
        .catch(() => undefined),
    ]);
    expect(await drift()).toEqual([]);
  });
});
