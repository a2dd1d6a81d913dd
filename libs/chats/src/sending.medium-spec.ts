import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ChatId } from '#contracts';
import { Transactions } from '#database';
import { World, type MemberOptions, type Someone } from '#testing';
import { BlocksService, StandingService } from '#visibility';
import { SendingService } from './sending.service.js';

const text = (words: string, clientId: string = randomUUID()) => ({ client_id: clientId, text: words });

describe('sending a message', () => {
  let world: World;
  let sending: SendingService;

  beforeAll(async () => {
    world = await World.open();
    sending = world.get(SendingService);
  });
  beforeEach(() => world.empty());
  afterAll(() => world.close());

  const two = async (anna: MemberOptions = {}, bert: MemberOptions = {}): Promise<{ anna: Someone; bert: Someone; chat: ChatId }> => {
    const people = { anna: await world.member('Anna', anna), bert: await world.member('Bert', { gender: 'male', ...bert }) };
    return { ...people, chat: await world.chatBetween(people.anna, people.bert) };
  };
  const spent = async (member: Someone) => {
    const [row] = await world.rows<{ spent: number; balance: number; ledger: number; free: number; started: number }>(
      `select (select count(*)::int from payments.ledger_entry where member_id = $1 and kind = 3) as spent,
              (select balance from payments.wallet where member_id = $1) as balance,
              (select coalesce(sum(amount), 0)::int from payments.ledger_entry where member_id = $1) as ledger,
              free_left as free, started from chats.inbox where member_id = $1`,
      [member.id],
    );
    return row;
  };

  it('T1 stores one row and takes one price when a hundred posts carry one id, and answers all of them alike', async () => {
    const { anna, chat } = await two({ credits: 50 });
    await world.rows(`update chats.inbox set free_left = 0 where member_id = $1`, [anna.id]);
    const body = text('Good morning');

    const answers = await Promise.all(Array.from({ length: 100 }, () => sending.sendMessage(anna, chat, body)));

    expect(new Set(answers.map(({ message }) => JSON.stringify(message))).size).toBe(1);
    expect(answers.filter(({ duplicate }) => !duplicate)).toHaveLength(1);
    expect(await world.rows(`select 1 from chats.message`)).toHaveLength(1);
    expect(await spent(anna)).toMatchObject({ spent: 1, balance: 49, ledger: 49 });
  });

  it('T1 keeps the same client id apart in two conversations', async () => {
    const { anna, chat } = await two({ credits: 5, paid: true });
    const carl = await world.member('Carl', { gender: 'male' });
    const other = await world.chatBetween(anna, carl);
    const id = randomUUID();
    await Promise.all([sending.sendMessage(anna, chat, text('Hello', id)), sending.sendMessage(anna, other, text('Hello', id))]);
    expect(await world.rows(`select 1 from chats.message`)).toHaveLength(2);
  });

  it('T4 sends one of two different messages when one credit is left, and refuses the other without a trace [#157]', async () => {
    const { anna, chat } = await two({ credits: 1 });
    await world.rows(`update chats.inbox set free_left = 0 where member_id = $1`, [anna.id]);

    const results = await Promise.allSettled([sending.sendMessage(anna, chat, text('One')), sending.sendMessage(anna, chat, text('Two'))]);

    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'insufficient_credits' } });
    expect(await world.rows(`select 1 from chats.message`)).toHaveLength(1);
    expect(await spent(anna)).toMatchObject({ balance: 0, ledger: 0 });
  });

  it('uses the free messages before credits, and says so', async () => {
    const { anna, chat } = await two({ credits: 3 });
    const first = await sending.sendMessage(anna, chat, text('Hello'));
    expect(first).toMatchObject({ credits: 3, free_messages_left: 4, message: { cost: 0, seq: 1 } });
    await world.rows(`update chats.inbox set free_left = 0 where member_id = $1`, [anna.id]);
    const second = await sending.sendMessage(anna, chat, text('And then'));
    expect(second).toMatchObject({ credits: 2, free_messages_left: 0, message: { cost: 1, seq: 2 } });
  });

  it('T6 lets a free member start two conversations, however many are opened at once, and answer all others', async () => {
    const anna = await world.member('Anna');
    await world.rows(`update chats.inbox set free_left = 20 where member_id = $1`, [anna.id]);
    const men = await Promise.all(Array.from({ length: 10 }, (_man, index) => world.member(`Man${index}`, { gender: 'male' })));
    const chats = await Promise.all(men.map((man) => world.chatBetween(anna, man)));

    const results = await Promise.allSettled(chats.map((chat) => sending.sendMessage(anna, chat, text('Hello'))));

    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    for (const result of results) if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'premium_required' });
    expect(await spent(anna)).toMatchObject({ started: 2, free: 18 });

    const third = results.findIndex(({ status }) => status === 'rejected');
    const man = men[third];
    const chat = chats[third];
    if (!man || !chat) throw new Error('no refused conversation');
    await sending.sendMessage(man, chat, text('Hello Anna'));
    await expect(sending.sendMessage(anna, chat, text('Hello back'))).resolves.toMatchObject({ duplicate: false });
  });

  it('counts 1, 2, 3 without gaps while both write at once', async () => {
    const { anna, bert, chat } = await two({ credits: 60 }, { credits: 60 });
    await Promise.all(
      Array.from({ length: 50 }, (_message, index) => sending.sendMessage(index % 2 ? anna : bert, chat, text(`no ${index}`))),
    );
    const rows = await world.rows<{ seq: string }>(`select seq from chats.message order by seq`);
    expect(rows.map(({ seq }) => Number(seq))).toEqual(Array.from({ length: 50 }, (_row, index) => index + 1));
    expect(await world.rows(`select member_id from chats.conv_member where recv <> 25`)).toEqual([]);
  });

  it.each([
    ['is not confirmed', { confirmed: false }, 'recipient_not_confirmed'],
    ['is fictional', { fictional: true }, 'recipient_fictional'],
  ] as const)('T17 is refused and free when the receiver %s [#138]', async (_why, bert, code) => {
    const { anna, chat } = await two({ credits: 2 }, bert);
    await expect(sending.sendMessage(anna, chat, text('Hello'))).rejects.toMatchObject({ code });
    expect(await spent(anna)).toMatchObject({ balance: 2, free: 5, started: 0 });
    expect(await world.rows(`select 1 from chats.message`)).toEqual([]);
  });

  it.each(['deleted', 'banned', 'suspended'] as const)('is refused when the receiver is %s', async (flag) => {
    const { anna, bert, chat } = await two();
    await world.get(Transactions).run((tx) => world.get(StandingService).set(tx, bert.id, flag, true));
    await expect(sending.sendMessage(anna, chat, text('Hello'))).rejects.toMatchObject({ code: 'recipient_closed' });
  });

  it('answers a stranger as if the conversation had never been', async () => {
    const { chat } = await two();
    const carl = await world.member('Carl');
    await expect(sending.sendMessage(carl, chat, text('Hello'))).rejects.toMatchObject({ code: 'conversation_not_found' });
    await expect(sending.sendMessage(carl, randomUUID() as ChatId, text('Hello'))).rejects.toMatchObject({
      code: 'conversation_not_found',
    });
  });

  it('T7 accepts no message once a block is committed, and repeats the answer of what was sent before', async () => {
    const { anna, bert, chat } = await two({ credits: 300 }, { credits: 300 });
    const before = text('Before');
    await sending.sendMessage(anna, chat, before);
    const sends = Array.from({ length: 200 }, () => sending.sendMessage(anna, chat, text('Hello')).catch((error: unknown) => error));
    const block = world.get(BlocksService).block(bert.id, anna.id);
    await Promise.all([...sends, block]);
    const [{ count } = { count: 0 }] = await world.rows<{ count: number }>(`select count(*)::int as count from chats.message`);
    await expect(sending.sendMessage(anna, chat, text('After'))).rejects.toMatchObject({ code: 'blocked' });
    await expect(sending.sendMessage(anna, chat, before)).resolves.toMatchObject({ duplicate: true, message: { seq: 1 } });
    expect(await world.rows(`select 1 from chats.message`)).toHaveLength(count);
  });

  it('T18 counts characters as people do, not bytes: the limit holds for code points [#131]', async () => {
    const { anna, chat } = await two();
    await expect(sending.sendMessage(anna, chat, text('👵'.repeat(1_000)))).resolves.toMatchObject({ duplicate: false });
    await expect(sending.sendMessage(anna, chat, text('👵'.repeat(1_001)))).rejects.toMatchObject({ code: 'message_too_long' });
  });

  it('T20 needs one round trip to Postgres', async () => {
    const { anna, chat } = await two();
    await sending.sendMessage(anna, chat, text('Warm'));
    const statements = await world.statementsIn(() => sending.sendMessage(anna, chat, text('Hello')));
    expect(statements).toHaveLength(1);
  });

  it('leaves one waiting reminder for the receiver, however many messages come', async () => {
    const { anna, bert, chat } = await two();
    await sending.sendMessage(anna, chat, text('One'));
    await sending.sendMessage(anna, chat, text('Two'));
    expect(await world.rows(`select payload->>'memberId' as member from events.outbox`)).toEqual([{ member: bert.id }]);
  });
});
