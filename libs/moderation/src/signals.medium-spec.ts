import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ReadingService, SendingService } from '#chats';
import type { ChatId } from '#contracts';
import { Transactions } from '#database';
import { Outbox } from '#events';
import { MemberData } from '#member-data';
import { Publisher } from '#realtime';
import { World, type Someone } from '#testing';
import { SignalsService } from './signals.service.js';

const wish = 'Please send me 500 euro until Friday';
let world: World;
let anna: Someone;
let carl: Someone;
let chat: ChatId;

beforeAll(async () => {
  world = await World.open();
});
beforeEach(async () => {
  await world.empty();
  anna = await world.member('Anna', { paid: true, credits: 50 });
  carl = await world.member('Carl', { paid: true, credits: 50 });
  chat = await world.chatBetween(anna, carl);
});
afterAll(() => world.close());

const write = (from: Someone, chatId: ChatId, text: string) =>
  world.get(SendingService).sendMessage(from, chatId, { client_id: randomUUID(), text });
const waiting = () =>
  world.rows<{ id: string; payload: { conversationId: string; memberId: string } }>(
    `select id, payload from events.outbox where reaction = 'moderation.note-signals'`,
  );
const signals = () => world.rows(`select kind, sender_id, seq, cautions, people from moderation.signal order by seq`);
const run = async () => {
  for (const { id, payload } of await waiting()) await world.get(SignalsService).note(id, payload.conversationId, payload.memberId);
};

function latch(): { readonly opened: Promise<void>; readonly open: () => void } {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}

/** A message whose transaction has done everything but end; `commit` ends it. */
async function writeAndHold(from: Someone, text: string): Promise<{ readonly sent: Promise<unknown>; readonly commit: () => void }> {
  const transactions = world.get(Transactions);
  const single = transactions.single.bind(transactions);
  const [written, held] = [latch(), latch()];
  const spy = jest.spyOn(transactions, 'single').mockImplementation((sql, parameters) => {
    if (!sql.includes('chats.accept_message')) return single(sql, parameters);
    return transactions.run(async (tx) => {
      const rows = await tx.query<never>(sql, parameters);
      written.open();
      await held.opened;
      return rows;
    });
  });
  const sent = write(from, chat, text);
  await Promise.race([written.opened, sent]);
  spy.mockRestore();
  return { sent, commit: held.open };
}

async function untilItWaitsOrEnds(work: Promise<unknown>): Promise<void> {
  const over = work.then(() => true);
  const waits = () =>
    world.rows(`select from pg_locks l join pg_stat_activity a using (pid) where not l.granted and a.datname = current_database()`);
  while (!(await Promise.race([over, waits().then((rows) => rows.length > 0)])));
}

describe('a message that asks for care [#E6]', () => {
  it('is told of to its receiver alone: by the hint and when it is read, never to who sent it', async () => {
    const told: { to: readonly string[]; cautions: unknown }[] = [];
    const publisher = world.get(Publisher);
    const original = publisher.toMembers.bind(publisher);
    publisher.toMembers = ((to: readonly string[], event: string, payload: { message?: { cautions?: unknown } }) => {
      if (event === 'chat.message') told.push({ to, cautions: payload.message?.cautions });
    }) as typeof publisher.toMembers;
    try {
      const answer = await write(carl, chat, wish);
      expect(answer.message).not.toHaveProperty('cautions');
      const again = await write(carl, chat, 'See you on Friday');
      expect(again.message).not.toHaveProperty('cautions');
    } finally {
      publisher.toMembers = original;
    }
    expect(told).toEqual([
      { to: [anna.id], cautions: ['money'] },
      { to: [carl.id], cautions: undefined },
      { to: [anna.id, carl.id], cautions: undefined },
    ]);
    const read = async (who: Someone) =>
      (await world.get(ReadingService).messages(who.id, chat, {})).messages.map(({ cautions }) => cautions);
    expect(await read(anna)).toEqual([['money'], undefined]);
    expect(await read(carl)).toEqual([undefined, undefined]);
  });

  it('leaves a note for the moderators that holds nothing of what it says, once, however often the job runs', async () => {
    await write(carl, chat, wish);
    await write(carl, chat, 'The weather is fine');
    await write(carl, chat, 'Write me on WhatsApp');
    await write(anna, chat, 'My number is 06 12345678');
    const jobs = await waiting();
    expect(jobs).toHaveLength(2);
    await run();
    expect(await waiting()).toEqual([]);
    expect(await signals()).toEqual([
      { kind: 'message', sender_id: carl.id, seq: 1, cautions: ['money'], people: 1 },
      { kind: 'message', sender_id: carl.id, seq: 3, cautions: ['contact'], people: 1 },
      { kind: 'message', sender_id: anna.id, seq: 4, cautions: ['contact'], people: 1 },
    ]);
    for (const { payload } of jobs) await world.get(SignalsService).note(undefined, payload.conversationId, payload.memberId);
    expect(await signals()).toHaveLength(3);
  });

  it('costs the others nothing: an ordinary message leaves no work behind', async () => {
    await write(carl, chat, 'Ich wohne in 12 Hauptstraße');
    expect(await waiting()).toEqual([]);
  });

  it('is still noted when it was sent while the job was looking', async () => {
    await write(carl, chat, wish);
    const [job] = await waiting();
    const looking = world.get(SignalsService).note(job?.id, chat, anna.id);
    await Promise.all([looking, ...Array.from({ length: 8 }, () => write(carl, chat, wish))]);
    await run();
    expect(await signals()).toHaveLength(9);
  });

  it('is still noted when it leans on the job of the one before, and is committed only after that job began', async () => {
    await write(carl, chat, wish);
    const [job] = await waiting();
    const { sent, commit } = await writeAndHold(carl, wish);
    const looking = world.get(SignalsService).note(job?.id, chat, anna.id);
    await untilItWaitsOrEnds(looking);
    commit();
    await Promise.all([sent, looking]);
    await run();
    expect(await signals()).toMatchObject([{ seq: 1 }, { seq: 2 }]);
  });

  it('is noted of each of the two, whoever is looked at first', async () => {
    await write(carl, chat, wish);
    await write(anna, chat, 'My number is 06 12345678');
    await world.get(SignalsService).note(undefined, chat, carl.id);
    await world.get(SignalsService).note(undefined, chat, anna.id);
    expect(await signals()).toMatchObject([{ sender_id: carl.id }, { sender_id: anna.id }]);
  });

  it('is forgotten after 90 days, and with the member who wrote it', async () => {
    await write(carl, chat, wish);
    await write(anna, chat, 'My number is 06 12345678');
    await run();
    await world.get(Transactions).run((tx) => world.get(MemberData).erase(tx, carl.id));
    expect(await signals()).toMatchObject([{ sender_id: anna.id }]);
    await world.clockAhead('91 days');
    expect(await world.get(SignalsService).forgetOld()).toBe(1);
  });
});

describe('the same first words to many [#E6]', () => {
  const text = (name: string) =>
    `Hello ${name}, I saw your wonderful smile and knew at once that you are the one I have been waiting for all my life. Tell me about you?`;
  const others = async (count: number) => Promise.all(Array.from({ length: count }, (_one, at) => world.member(`Person${at}`)));

  it('are noticed, also with another name, other capitals and letters that only look the same', async () => {
    const people = await others(4);
    const disguised = [
      text('Person0'),
      text('Person1').toUpperCase(),
      text('Person2').replaceAll('e', '\u0435'),
      text('Person3').replaceAll(' ', '  '),
    ];
    for (const [at, other] of people.entries()) await write(carl, await world.chatBetween(carl, other), disguised[at] ?? '');
    expect(await world.get(SignalsService).noticeOpeners()).toBe(1);
    await world.get(SignalsService).noticeOpeners();
    expect(await signals()).toEqual([{ kind: 'openers', sender_id: carl.id, seq: 1, cautions: [], people: 4 }]);
  });

  it('are no matter when they are short, differ, or go on in a conversation', async () => {
    const people = await others(4);
    for (const [at, other] of people.entries()) {
      const with_ = await world.chatBetween(carl, other);
      await write(carl, with_, at < 2 ? text(other.name) : `Hello ${other.name}, what makes a good weekend for you?`);
      await write(carl, with_, text(other.name));
    }
    expect(await world.get(SignalsService).noticeOpeners()).toBe(0);
  });
});

describe('the outbox', () => {
  it('is woken at once for such a message', async () => {
    const outbox = world.get(Outbox);
    const original = outbox.kick.bind(outbox);
    let kicks = 0;
    outbox.kick = () => {
      kicks += 1;
      return Promise.resolve();
    };
    await write(carl, chat, 'Good morning');
    await write(carl, chat, wish);
    outbox.kick = original;
    expect(kicks).toBe(1);
  });
});
