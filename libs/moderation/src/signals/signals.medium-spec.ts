import { randomUUID } from 'node:crypto';
import { describe, expect, it, jest } from '@jest/globals';
import { ReadingService } from '#chats';
import { Transactions } from '#database';
import { Outbox, OutboxStore } from '#events';
import { MemberData } from '#member-data';
import { Publisher } from '#realtime';
import { PairStage, type TestMember } from '#testing';
import { SignalsService } from './signals.service.js';

const wish = 'Please send me 500 euro until Friday';
const stage = new PairStage({ paid: true, credits: 50 }, { paid: true, credits: 50 });

const waiting = () =>
  stage.world.rows<{ id: string; payload: { conversationId: string; memberId: string } }>(
    `select id, payload from events.outbox where reaction = 'moderation.note-signals'`,
  );
const claimOf = (id: string) => stage.world.get(OutboxStore).claim(id);
const signals = () => stage.world.rows(`select kind, sender_id, seq, cautions, people from moderation.signal order by seq`);
const run = async () => {
  for (const { id, payload } of await waiting())
    await stage.world.get(SignalsService).note(claimOf(id), payload.conversationId, payload.memberId);
};

function latch(): { readonly opened: Promise<void>; readonly open: () => void } {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}

/** A message whose transaction has done everything but end; `commit` ends it. */
async function writeAndHold(from: TestMember, text: string): Promise<{ readonly sent: Promise<unknown>; readonly commit: () => void }> {
  const transactions = stage.world.get(Transactions);
  const single = transactions.single.bind(transactions);
  const [written, held] = [latch(), latch()];
  const spy = jest.spyOn(transactions, 'single').mockImplementation((sql, parameters) => {
    if (!sql.includes('chats.accept_batch')) return single(sql, parameters);
    return transactions.run(async (tx) => {
      const rows = await tx.query<never>(sql, parameters);
      written.open();
      await held.opened;
      return rows;
    });
  });
  const sent = stage.say(from, text);
  await Promise.race([written.opened, sent]);
  spy.mockRestore();
  return { sent, commit: held.open };
}

describe('a message that asks for care [#E6]', () => {
  it('is told of to its receiver alone: by the hint and when it is read, never to who sent it', async () => {
    const told: { to: readonly string[]; cautions: unknown }[] = [];
    const publisher = stage.world.get(Publisher);
    const original = publisher.toMembers.bind(publisher);
    publisher.toMembers = ((to: readonly string[], event: string, payload: { message?: { cautions?: unknown } }) => {
      if (event === 'chat.message') told.push({ to, cautions: payload.message?.cautions });
    }) as typeof publisher.toMembers;
    try {
      const answer = await stage.say(stage.bert, wish);
      expect(answer.message).not.toHaveProperty('cautions');
      const again = await stage.say(stage.bert, 'See you on Friday');
      expect(again.message).not.toHaveProperty('cautions');
    } finally {
      publisher.toMembers = original;
    }
    expect(told).toEqual([
      { to: [stage.anna.id], cautions: ['money'] },
      { to: [stage.bert.id], cautions: undefined },
      { to: [stage.anna.id, stage.bert.id], cautions: undefined },
    ]);
    const read = async (who: TestMember) =>
      (await stage.world.get(ReadingService).messages(who.id, stage.chat, {})).messages.map(({ cautions }) => cautions);
    expect(await read(stage.anna)).toEqual([['money'], undefined]);
    expect(await read(stage.bert)).toEqual([undefined, undefined]);
  });

  it('leaves a note for the moderators that holds nothing of what it says, once, however often the job runs', async () => {
    await stage.say(stage.bert, wish);
    await stage.say(stage.bert, 'The weather is fine');
    await stage.say(stage.bert, 'Write me on WhatsApp');
    await stage.say(stage.anna, 'My number is 06 12345678');
    const jobs = await waiting();
    expect(jobs).toHaveLength(2);
    await run();
    expect(await waiting()).toEqual([]);
    expect(await signals()).toEqual([
      { kind: 'message', sender_id: stage.bert.id, seq: 1, cautions: ['money'], people: 1 },
      { kind: 'message', sender_id: stage.bert.id, seq: 3, cautions: ['contact'], people: 1 },
      { kind: 'message', sender_id: stage.anna.id, seq: 4, cautions: ['contact'], people: 1 },
    ]);
    for (const { payload } of jobs)
      await stage.world.get(SignalsService).note(claimOf(randomUUID()), payload.conversationId, payload.memberId);
    expect(await signals()).toHaveLength(3);
  });

  it('costs the others nothing: an ordinary message leaves no work behind', async () => {
    await stage.say(stage.bert, 'Ich wohne in 12 Hauptstraße');
    expect(await waiting()).toEqual([]);
  });

  it('is still noted when it was sent while the job was looking', async () => {
    await stage.say(stage.bert, wish);
    const [job] = await waiting();
    const looking = stage.world.get(SignalsService).note(claimOf(job?.id ?? ''), stage.chat, stage.anna.id);
    await Promise.all([looking, ...Array.from({ length: 8 }, () => stage.say(stage.bert, wish))]);
    await run();
    expect(await signals()).toHaveLength(9);
  });

  it('is still noted when it leans on the job of the one before, and is committed only after that job began', async () => {
    await stage.say(stage.bert, wish);
    const [job] = await waiting();
    const { sent, commit } = await writeAndHold(stage.bert, wish);
    const looking = stage.world.get(SignalsService).note(claimOf(job?.id ?? ''), stage.chat, stage.anna.id);
    await stage.world.untilWaiting(1, looking);
    commit();
    await Promise.all([sent, looking]);
    await run();
    expect(await signals()).toMatchObject([{ seq: 1 }, { seq: 2 }]);
  });

  it('is noted of each of the two, whoever is looked at first', async () => {
    await stage.say(stage.bert, wish);
    await stage.say(stage.anna, 'My number is 06 12345678');
    await stage.world.get(SignalsService).note(claimOf(randomUUID()), stage.chat, stage.bert.id);
    await stage.world.get(SignalsService).note(claimOf(randomUUID()), stage.chat, stage.anna.id);
    expect(await signals()).toMatchObject([{ sender_id: stage.bert.id }, { sender_id: stage.anna.id }]);
  });

  it('is forgotten after 90 days, and with the member who wrote it', async () => {
    await stage.say(stage.bert, wish);
    await stage.say(stage.anna, 'My number is 06 12345678');
    await run();
    await stage.world.get(Transactions).run((tx) => stage.world.get(MemberData).erase(tx, stage.bert.id));
    expect(await signals()).toMatchObject([{ sender_id: stage.anna.id }]);
    await stage.world.clockAhead('91 days');
    expect(await stage.world.get(SignalsService).forgetOld()).toBe(1);
  });
});

describe('the same first words to many [#E6]', () => {
  const text = (name: string) =>
    `Hello ${name}, I saw your wonderful smile and knew at once that you are the one I have been waiting for all my life. Tell me about you?`;
  const sayTo = async (other: TestMember, words: string) =>
    stage.say(stage.bert, words, randomUUID(), await stage.world.chatBetween(stage.bert, other));
  const others = async (count: number) => Promise.all(Array.from({ length: count }, (_one, at) => stage.world.member(`Person${at}`)));

  it('are noticed, also with another name, other capitals and letters that only look the same', async () => {
    const people = await others(4);
    const disguised = [
      text('Person0'),
      text('Person1').toUpperCase(),
      text('Person2').replaceAll('e', '\u0435'),
      text('Person3').replaceAll(' ', '  '),
    ];
    for (const [at, other] of people.entries()) await sayTo(other, disguised[at] ?? '');
    expect(await stage.world.get(SignalsService).noticeOpeners()).toBe(1);
    await stage.world.get(SignalsService).noticeOpeners();
    expect(await signals()).toEqual([{ kind: 'openers', sender_id: stage.bert.id, seq: 1, cautions: [], people: 4 }]);
  });

  it('are no matter when they are short, differ, or go on in a conversation', async () => {
    const people = await others(4);
    for (const [at, other] of people.entries()) {
      await sayTo(other, at < 2 ? text(other.name) : `Hello ${other.name}, what makes a good weekend for you?`);
      await sayTo(other, text(other.name));
    }
    expect(await stage.world.get(SignalsService).noticeOpeners()).toBe(0);
  });
});

describe('the outbox', () => {
  it('is woken at once for such a message', async () => {
    const outbox = stage.world.get(Outbox);
    const original = outbox.kick.bind(outbox);
    let kicks = 0;
    outbox.kick = () => {
      kicks += 1;
      return Promise.resolve();
    };
    await stage.say(stage.bert, 'Good morning');
    await stage.say(stage.bert, wish);
    outbox.kick = original;
    expect(kicks).toBe(1);
  });
});
