import { randomUUID } from 'node:crypto';
import { describe, expect, it, jest } from '@jest/globals';
import type { ChatId, ChatView } from '#contracts';
import { Transactions } from '#database';
import { SiteService } from '#site';
import { BlocksService, StandingService } from '#visibility';
import { ChatStage } from '../chat-stage.fixture.js';
import { ClosingService } from '../conversations/index.js';

describe('what is promised of messages', () => {
  const stage = new ChatStage({ credits: 2_000, paid: true }, { credits: 2_000, paid: true });

  const deadlocks = async () =>
    (await stage.world.rows<{ n: number }>(`select deadlocks as n from pg_stat_database where datname = current_database()`))[0]?.n;

  it('T5 both write, read and tidy up at once, five hundred times: numbers without a gap, no deadlock, nothing that a recount finds', async () => {
    const before = await deadlocks();
    const closing = stage.world.get(ClosingService);
    await stage.say(stage.anna, 'the first');
    const act = (turn: number): Promise<unknown> => {
      const [me, other] = turn % 2 ? [stage.anna, stage.bert] : [stage.bert, stage.anna];
      if (turn % 25 === 0) return closing.remove(me.id, stage.chat);
      if (turn % 3 === 0) return stage.reading.markRead(other.id, stage.chat, turn);
      return stage.say(me, `no ${turn}`);
    };
    let turn = 0;
    const hand = async () => {
      while (turn < 500) await act((turn += 1));
    };
    await Promise.all(Array.from({ length: 10 }, hand));
    const seqs = (await stage.world.rows<{ seq: number }>(`select seq from chats.message order by seq`)).map(({ seq }) => seq);
    expect(seqs).toEqual(seqs.map((_seq, index) => index + 1));
    expect(await stage.drift()).toEqual([]);
    // The statistics of a connection are told when it rests.
    await stage.world.rows(`select pg_stat_force_next_flush()`);
    expect(await deadlocks()).toBe(before);
  });

  it('T6 a conversation deleted and opened again still counts as started [#11]', async () => {
    const carl = await stage.world.member('Carl');
    const chats = await Promise.all([stage.anna, stage.bert].map((other) => stage.world.chatBetween(carl, other)));
    const send = (id: ChatId) => stage.say(carl, 'Hello', randomUUID(), id);
    for (const id of chats) {
      await send(id);
      await stage.world.get(ClosingService).remove(carl.id, id);
    }
    const third = await stage.world.chatBetween(carl, await stage.world.member('Dora'));
    await expect(send(third)).rejects.toMatchObject({ code: 'premium_required' });
  });

  it('T14 a conversation deleted here is gone on the device that was away, and comes back with the newer message alone [#77]', async () => {
    await stage.say(stage.anna, 'One');
    const seen = await stage.feed(stage.bert);
    await stage.world.get(ClosingService).remove(stage.bert.id, stage.chat);
    const after = async (cursor: number): Promise<ChatView[]> => (await stage.feed(stage.bert, cursor)).chats;
    expect(await after(seen.cursor)).toMatchObject([{ id: stage.chat, state: 'gone', messages: [], num_unread_messages: 0 }]);
    await stage.say(stage.anna, 'Two');
    expect(await after(seen.cursor)).toMatchObject([{ id: stage.chat, state: 'open', last_seq: 2, num_unread_messages: 1 }]);
    // What the device asks with its own last number brings the new one only; the deleted one is out of reach.
    expect((await stage.reading.messages(stage.bert.id, stage.chat, { after: 1 })).messages.map(({ text }) => text)).toEqual(['Two']);
    expect((await stage.reading.messages(stage.bert.id, stage.chat, { before: 2 })).messages).toEqual([]);
    expect((await stage.reading.messages(stage.anna.id, stage.chat, {})).messages).toHaveLength(2);
  });

  it.each([
    ['fictional', 'recipient_fictional'],
    ['suspended', 'recipient_closed'],
  ] as const)(
    'T17 a member who becomes %s while messages are on their way gets none after that, and those refused cost nothing',
    async (flag, code) => {
      const sends = Array.from({ length: 60 }, (_send, turn) => stage.say(stage.anna, `no ${turn}`).catch((error: unknown) => error));
      const flagged = stage.world
        .get(Transactions)
        .run((tx) => stage.world.get(StandingService).set(tx, stage.bert.id, flag, true))
        .then(() => stage.world.rows<{ n: number }>(`select count(*)::int as n from chats.message`));
      const [[first] = [], ...answers] = await Promise.all([flagged, ...sends]);
      const taken = answers.filter((answer) => !(answer instanceof Error)).length;
      expect(taken).toBe(first?.n);
      for (const answer of answers) if (answer instanceof Error) expect(answer).toMatchObject({ code });
      await expect(stage.say(stage.anna, 'after')).rejects.toMatchObject({ code });
      expect(await stage.purse(stage.anna)).toMatchObject({ free: Math.max(0, 5 - taken), balance: 2_000 - Math.max(0, taken - 5) });
      expect(await stage.drift()).toEqual([]);
    },
  );

  it('T17 an answer to a member who has not confirmed the address is refused, costs nothing, and goes once it is confirmed [#138]', async () => {
    await stage.meet({ credits: 2_000, paid: true }, { confirmed: false });
    await stage.say(stage.bert, 'Hello');
    await expect(stage.say(stage.anna, 'Hello Bert')).rejects.toMatchObject({ code: 'recipient_not_confirmed' });
    expect(await stage.world.rows(`select amount from payments.ledger_entry where kind = 3`)).toEqual([]);
    await stage.world.get(Transactions).run((tx) => stage.world.get(StandingService).markConfirmed(tx, stage.bert.id));
    await expect(stage.say(stage.anna, 'Hello Bert')).resolves.toMatchObject({ message: { seq: 2 } });
  });

  it('takes nothing and counts nothing where messages are free of charge', async () => {
    const sites = stage.world.get(SiteService);
    const site = await sites.byId(stage.anna.siteId);
    const free = jest.spyOn(sites, 'byId').mockResolvedValue({ ...site, settings: { ...site.settings, message_credits: 0 } });
    const { message, credits, free_messages_left } = await stage.say(stage.anna, 'Hello').finally(() => free.mockRestore());
    expect([message.cost, credits, free_messages_left]).toEqual([0, 2_000, 5]);
  });

  it('P9 a block leaves nothing that a recount finds, in the middle of sends from both sides', async () => {
    const sends = Array.from({ length: 80 }, (_send, turn) =>
      stage.say(turn % 2 ? stage.anna : stage.bert, `no ${turn}`).catch(() => undefined),
    );
    await Promise.all([
      ...sends,
      stage.world
        .get(BlocksService)
        .block(stage.bert.id, stage.anna.id)
        .catch(() => undefined),
    ]);
    expect(await stage.drift()).toEqual([]);
  });
});
