import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { databaseUnavailable, Transactions } from '#database';
import { BlocksService } from '#visibility';
import type { TestMember } from '#testing';
import { anotherProcess } from './another-process.fixture.js';
import { ChatStage } from '../chat-stage.fixture.js';
import { SendingRepository } from './sending.repository.js';

type Talk = { readonly me: TestMember; readonly other: TestMember; readonly chat: Awaited<ReturnType<ChatStage['world']['chatBetween']>> };

describe('messages that wait at the same moment', () => {
  const stage = new ChatStage();
  const sizes: number[] = [];
  const premium = { paid: true, credits: 20 };

  const talk = async (me: TestMember, other?: TestMember): Promise<Talk> => {
    const them = other ?? (await stage.world.member());
    return { me, other: them, chat: await stage.world.chatBetween(me, them) };
  };
  /** As many conversations, of members who know no one else. */
  const talks = async (count: number): Promise<Talk[]> => {
    const made: Talk[] = [];
    for (let index = 0; index < count; index += 1) made.push(await talk(await stage.world.member(undefined, premium)));
    return made;
  };
  const sayAll = (all: readonly Talk[], text = (index: number) => `No. ${index}`) =>
    Promise.allSettled(all.map(({ me, chat }, index) => stage.say(me, text(index), randomUUID(), chat)));
  const stored = async () =>
    new Map(
      (await stage.world.rows<{ chat: string; body: string }>(`select conversation_id as chat, body from chats.message`)).map(
        ({ chat, body }) => [chat, body],
      ),
    );

  beforeEach(() => {
    sizes.length = 0;
    const repository = stage.world.get(SendingRepository);
    const accept = repository.accept.bind(repository);
    jest.spyOn(repository, 'accept').mockImplementation((tx, messages, terms) => {
      sizes.push(messages.length);
      return accept(tx, messages, terms);
    });
  });
  afterEach(() => void jest.restoreAllMocks());

  it('are accepted together, and each has its own answer', async () => {
    const all = await talks(12);
    const answers = await sayAll(all);
    expect(sizes).toEqual([12]);
    expect(answers.map((answer) => answer.status === 'fulfilled' && answer.value.message.text)).toEqual(
      all.map((_talk, index) => `No. ${index}`),
    );
    expect(await stored()).toEqual(new Map(all.map(({ chat }, index) => [chat, `No. ${index}`])));
    expect(await stage.drift()).toEqual([]);
  });

  it('are each refused for a reason of their own, and those beside them are sent', async () => {
    const all = await talks(6);
    const [, , , blocked, poor] = all as [Talk, Talk, Talk, Talk, Talk, Talk];
    await stage.world.get(BlocksService).block(blocked.other.id, blocked.me.id);
    await stage.world.rows(`update chats.inbox set free_left = 0 where member_id = $1`, [poor.me.id]);
    await stage.world.rows(`update payments.wallet set balance = 0, spent = spent + balance where member_id = $1`, [poor.me.id]);
    const answers = await sayAll(all);
    expect(sizes).toEqual([6]);
    expect(answers.map((answer) => (answer.status === 'fulfilled' ? 'sent' : (answer.reason as { code: string }).code))).toEqual([
      'sent',
      'sent',
      'sent',
      'blocked',
      'insufficient_credits',
      'sent',
    ]);
    expect([...(await stored()).keys()].toSorted()).toEqual(
      all
        .filter((one) => one !== blocked && one !== poor)
        .map(({ chat }) => chat as string)
        .toSorted(),
    );
  });

  it('do not fail because Postgres cannot keep the words of one of them', async () => {
    const all = await talks(5);
    const answers = await sayAll(all, (index) => (index === 3 ? 'No\u0000thing' : `No. ${index}`));
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
    expect((await stored()).size).toBe(4);
    expect(await stage.drift()).toEqual([]);
  });

  it('count on one another where they share a member: the last credit goes once, a conversation has no gap, an inbox no number twice', async () => {
    const anna = await stage.world.member('Anna', { paid: true, credits: 3 });
    await stage.withoutFreeMessages(anna);
    const [bert, carl] = [await stage.world.member('Bert', premium), await stage.world.member('Carl', premium)];
    const [withBert, withCarl, between] = [await talk(anna, bert), await talk(anna, carl), await talk(bert, carl)];
    const answers = await sayAll([between, between, withBert, withCarl, withBert, { ...between, me: carl }, withCarl]);
    expect(sizes).toEqual([7]);
    expect(answers.map((answer) => (answer.status === 'fulfilled' ? 'sent' : (answer.reason as { code: string }).code))).toEqual([
      ...Array.from({ length: 6 }, () => 'sent'),
      'insufficient_credits',
    ]);
    expect(await stage.purse(anna)).toMatchObject({ balance: 0, booked: 3, ledger: 0 });
    const cursors = await stage.world.rows<{ inbox_seq: string }>(`select inbox_seq from chats.conv_member where member_id = $1`, [
      carl.id,
    ]);
    expect(new Set(cursors.map(({ inbox_seq }) => inbox_seq)).size).toBe(2);
    expect(await stage.drift()).toEqual([]);
  });

  it('are one message when they carry one id, also in one transaction', async () => {
    const [only] = (await talks(1)) as [Talk];
    const id = randomUUID();
    const answers = await Promise.all(Array.from({ length: 9 }, () => stage.say(only.me, 'Good morning', id, only.chat)));
    expect(sizes).toEqual([9]);
    expect(answers.filter(({ duplicate }) => !duplicate)).toHaveLength(1);
    expect(new Set(answers.map(({ message }) => message.seq))).toEqual(new Set([1]));
  });

  it('go by the terms that each falls under: one that its receiver is warned of has more to follow', async () => {
    const all = await talks(5);
    await sayAll(all, (index) => (index === 3 ? 'Please send me 500 euro by Western Union' : `No. ${index}`));
    expect(sizes).toEqual([4, 1]);
  });

  it('are as if never sent when the database loses them, and a repeat finds the truth', async () => {
    const all = await talks(6);
    const ids = all.map(() => randomUUID());
    const send = () => Promise.allSettled(all.map(({ me, chat }, index) => stage.say(me, `No. ${index}`, ids[index], chat)));
    const { chat } = all[5] as Talk;
    await stage.world.rows('begin');
    await stage.world.rows(`select 1 from visibility.pair where id = $1 for update`, [chat]);
    const sending = send();
    await stage.world.untilWaiting(1, sending);
    await stage.world
      .get(Transactions)
      .read((tx) =>
        tx.query(
          `select pg_terminate_backend(l.pid) from pg_locks l join pg_stat_activity a using (pid) where not l.granted and a.datname = current_database()`,
        ),
      );
    await stage.world.rows('commit');
    const lost = await sending;
    expect(lost.map(({ status }) => status)).toEqual(all.map(() => 'rejected'));
    for (const one of lost) if (one.status === 'rejected') expect(databaseUnavailable(one.reason)).toBe(true);
    expect((await stored()).size).toBe(0);
    const again = await send();
    expect(again.map((one) => one.status === 'fulfilled' && one.value.duplicate)).toEqual(all.map(() => false));
    expect((await stored()).size).toBe(6);
    expect(await stage.drift()).toEqual([]);
  });

  it('do not wait for those whose conversations something else holds', async () => {
    const all = await talks(4);
    const stuck = all.slice(0, 2);
    await stage.world.rows('begin');
    await stage.world.rows(`select 1 from visibility.pair where id = any($1) for update`, [stuck.map(({ chat }) => chat)]);
    const waiting = sayAll(stuck);
    await stage.world.untilWaiting(1, waiting);
    const answers = await sayAll(all.slice(2));
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
    await stage.world.rows('commit');
    expect((await waiting).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
  });

  it('have times that never go back within a conversation, also when the transaction that began first comes to it last', async () => {
    const [first, second] = (await talks(2)).toSorted((one, other) => (one.chat < other.chat ? -1 : 1)) as [Talk, Talk];
    await stage.world.rows('begin');
    await stage.world.rows(`select 1 from visibility.pair where id = $1 for update`, [first.chat]);
    const waiting = sayAll([first, second]);
    await stage.world.untilWaiting(1, waiting);
    const overtaking = { client_id: randomUUID(), text: 'Earlier' };
    await anotherProcess(stage.world).sendMessage(second.other, second.chat, overtaking);
    await stage.world.rows('commit');
    await waiting;
    const rows = await stage.world.rows<{ body: string; back: boolean | null }>(
      `select body, at < lag(at) over (order by seq) as back from chats.message where conversation_id = $1 order by seq`,
      [second.chat],
    );
    expect(rows).toEqual([
      { body: 'Earlier', back: null },
      { body: 'No. 1', back: false },
    ]);
  });
});
