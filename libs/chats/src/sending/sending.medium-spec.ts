import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { ChatId } from '#contracts';
import { Transactions } from '#database';
import { BlocksService, StandingService } from '#visibility';
import { ChatStage } from '../chat-stage.fixture.js';

describe('sending a message', () => {
  const stage = new ChatStage();

  it('T1 stores one row and takes one price when a hundred posts carry one id, and answers all of them alike', async () => {
    const { anna } = await stage.meet({ credits: 50 });
    await stage.withoutFreeMessages(anna);
    const id = randomUUID();

    const answers = await Promise.all(Array.from({ length: 100 }, () => stage.say(anna, 'Good morning', id)));

    expect(new Set(answers.map(({ message }) => JSON.stringify(message))).size).toBe(1);
    expect(answers.filter(({ duplicate }) => !duplicate)).toHaveLength(1);
    expect(await stage.messages()).toHaveLength(1);
    expect(await stage.purse(anna)).toMatchObject({ booked: 1, balance: 49, ledger: 49 });
  });

  it('T1 keeps the same client id apart in two conversations', async () => {
    const { anna } = await stage.meet({ credits: 5, paid: true });
    const carl = await stage.world.member('Carl', { gender: 'male' });
    const other = await stage.world.chatBetween(anna, carl);
    const id = randomUUID();
    await Promise.all([stage.say(anna, 'Hello', id), stage.say(anna, 'Hello', id, other)]);
    expect(await stage.messages()).toHaveLength(2);
  });

  it('T1 refuses other words under a client id that was used, at once or later, and changes nothing', async () => {
    const { anna } = await stage.meet({ credits: 5 });
    await stage.withoutFreeMessages(anna);
    const id = randomUUID();
    const texts = ['One', 'Two', 'One', 'Two'];
    const results = await Promise.allSettled(texts.map((text) => stage.say(anna, text, id)));
    const [kept] = await stage.messages();
    expect(results.map(({ status }) => status)).toEqual(texts.map((text) => (text === kept?.body ? 'fulfilled' : 'rejected')));
    for (const result of results) if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'message_changed' });
    await expect(stage.say(anna, 'Three', id)).rejects.toMatchObject({ code: 'message_changed' });
    await expect(stage.say(anna, kept?.body ?? '', id)).resolves.toMatchObject({ duplicate: true, message: { seq: 1 } });
    expect(await stage.messages()).toHaveLength(1);
    expect(await stage.purse(anna)).toMatchObject({ booked: 1, balance: 4, ledger: 4 });
  });

  it('T4 sends one of two different messages when one credit is left, and refuses the other without a trace [#157]', async () => {
    const { anna } = await stage.meet({ credits: 1 });
    await stage.withoutFreeMessages(anna);

    const results = await Promise.allSettled([stage.say(anna, 'One'), stage.say(anna, 'Two')]);

    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'insufficient_credits' } });
    expect(await stage.messages()).toHaveLength(1);
    expect(await stage.purse(anna)).toMatchObject({ balance: 0, ledger: 0 });
  });

  it('uses the free messages before credits, and says so', async () => {
    const { anna } = await stage.meet({ credits: 3 });
    const first = await stage.say(anna, 'Hello');
    expect(first).toMatchObject({ credits: 3, free_messages_left: 4, message: { cost: 0, seq: 1 } });
    await stage.withoutFreeMessages(anna);
    const second = await stage.say(anna, 'And then');
    expect(second).toMatchObject({ credits: 2, free_messages_left: 0, message: { cost: 1, seq: 2 } });
  });

  it('T6 lets a free member start two conversations, however many are opened at once, and answer all others', async () => {
    const anna = await stage.world.member('Anna');
    await stage.world.rows(`update chats.inbox set free_left = 20 where member_id = $1`, [anna.id]);
    const men = await Promise.all(Array.from({ length: 10 }, (_man, index) => stage.world.member(`Man${index}`, { gender: 'male' })));
    const chats = await Promise.all(men.map((man) => stage.world.chatBetween(anna, man)));

    const results = await Promise.allSettled(chats.map((chat) => stage.say(anna, 'Hello', randomUUID(), chat)));

    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    for (const result of results) if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'premium_required' });
    expect(await stage.purse(anna)).toMatchObject({ started: 2, free: 18 });

    const third = results.findIndex(({ status }) => status === 'rejected');
    const man = men[third];
    const chat = chats[third];
    if (!man || !chat) throw new Error('no refused conversation');
    await stage.say(man, 'Hello Anna', randomUUID(), chat);
    await expect(stage.say(anna, 'Hello back', randomUUID(), chat)).resolves.toMatchObject({ duplicate: false });
  });

  it('counts 1, 2, 3 without gaps while both write at once', async () => {
    const { anna, bert } = await stage.meet({ credits: 60 }, { credits: 60 });
    await Promise.all(Array.from({ length: 50 }, (_message, index) => stage.say(index % 2 ? anna : bert, `no ${index}`)));
    const rows = await stage.world.rows<{ seq: string }>(`select seq from chats.message order by seq`);
    expect(rows.map(({ seq }) => Number(seq))).toEqual(Array.from({ length: 50 }, (_row, index) => index + 1));
    expect(await stage.world.rows(`select member_id from chats.conv_member where recv <> 25`)).toEqual([]);
  });

  it.each([
    ['is not confirmed', { confirmed: false }, 'recipient_not_confirmed'],
    ['is fictional', { fictional: true }, 'recipient_fictional'],
  ] as const)('T17 is refused and free when the receiver %s [#138]', async (_why, bert, code) => {
    const { anna } = await stage.meet({ credits: 2 }, bert);
    await expect(stage.say(anna, 'Hello')).rejects.toMatchObject({ code });
    expect(await stage.purse(anna)).toMatchObject({ balance: 2, free: 5, started: 0 });
    expect(await stage.messages()).toEqual([]);
  });

  it.each(['deleted', 'banned', 'suspended'] as const)('is refused when the receiver is %s', async (flag) => {
    const { anna, bert } = stage;
    await stage.world.get(Transactions).run((tx) => stage.world.get(StandingService).set(tx, bert.id, flag, true));
    await expect(stage.say(anna, 'Hello')).rejects.toMatchObject({ code: 'recipient_closed' });
  });

  it('answers a stranger as if the conversation had never been', async () => {
    const carl = await stage.world.member('Carl');
    await expect(stage.say(carl, 'Hello')).rejects.toMatchObject({ code: 'conversation_not_found' });
    await expect(stage.say(carl, 'Hello', randomUUID(), randomUUID() as ChatId)).rejects.toMatchObject({
      code: 'conversation_not_found',
    });
  });

  it('T7 accepts no message once a block is committed, and repeats the answer of what was sent before', async () => {
    const { anna, bert } = await stage.meet({ credits: 300 }, { credits: 300 });
    const id = randomUUID();
    await stage.say(anna, 'Before', id);
    const sends = Array.from({ length: 200 }, () => stage.say(anna, 'Hello').catch((error: unknown) => error));
    const block = stage.world.get(BlocksService).block(bert.id, anna.id);
    await Promise.all([...sends, block]);
    const [{ count } = { count: 0 }] = await stage.world.rows<{ count: number }>(`select count(*)::int as count from chats.message`);
    await expect(stage.say(anna, 'After')).rejects.toMatchObject({ code: 'blocked' });
    await expect(stage.say(anna, 'Before', id)).resolves.toMatchObject({ duplicate: true, message: { seq: 1 } });
    expect(await stage.messages()).toHaveLength(count);
  });

  it('T18 counts characters as people do, not bytes: the limit holds for code points [#131]', async () => {
    const { anna } = stage;
    await expect(stage.say(anna, '👵'.repeat(1_000))).resolves.toMatchObject({ duplicate: false });
    await expect(stage.say(anna, '👵'.repeat(1_001))).rejects.toMatchObject({ code: 'message_too_long' });
  });

  it('T20 needs one round trip to Postgres', async () => {
    const { anna } = stage;
    await stage.say(anna, 'Warm');
    const statements = await stage.world.statementsIn(() => stage.say(anna, 'Hello'));
    expect(statements).toHaveLength(1);
  });

  it('leaves one waiting reminder for the receiver, however many messages come', async () => {
    const { anna, bert } = stage;
    await stage.say(anna, 'One');
    await stage.say(anna, 'Two');
    expect(await stage.world.rows(`select payload->>'memberId' as member from events.outbox`)).toEqual([{ member: bert.id }]);
  });
});
