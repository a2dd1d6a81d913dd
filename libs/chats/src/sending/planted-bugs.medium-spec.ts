import { randomUUID } from 'node:crypto';
import { describe, expect, it, jest } from '@jest/globals';
import { AppError } from '#contracts';
import { Transactions } from '#database';
import { Publisher } from '#realtime';
import { until, type TestMember } from '#testing';
import { ClosingService } from '../conversations/index.js';
import { PlantedBugs } from './planted-bugs.fixture.js';
import { ReconcilingService } from '../reconciling/index.js';
import { SendingService } from './sending.service.js';

// Fewer than the connections of the pool: one is left for a look from outside.
const LANES = 8;
const EACH = 24;
const CREDITS = 15;

const bugs = new PlantedBugs();
/** What is looked for at each hint. */
let looks: Promise<void>[] = [];

/** Two members write, each message three times at once, and tidy up; answers which promises did not hold. */
async function brokenPromises(): Promise<string[]> {
  await bugs.world.empty();
  const [anna, bert] = [await bugs.world.member('Anna', { credits: CREDITS }), await bugs.world.member('Bert', { credits: CREDITS })];
  const chat = await bugs.world.chatBetween(anna, bert);
  const broken = new Set<string>();
  looks = [];
  jest.spyOn(bugs.world.get(Publisher), 'toMembers').mockImplementation((_members, event, payload) => {
    if (event !== 'chat.message') return;
    const { message } = payload as { message: { client_id: string } };
    const seen = bugs.world
      .get(Transactions)
      .read((tx) => tx.query(`select 1 from chats.message where client_id = $1`, [message.client_id]));
    looks.push(seen.then((rows) => void (rows.length === 0 && broken.add('a hint came before its message'))));
  });

  const acknowledged = new Map<string, number>();
  const turns = Array.from({ length: EACH * 6 }, (_turn, index) => ({ who: index % 2 ? anna : bert, id: Math.floor(index / 3) }));
  const ids = Array.from({ length: EACH * 2 }, () => randomUUID());
  const unlessRefused = (work: Promise<void>): Promise<void> =>
    work.catch((error: unknown) => {
      if (!(error instanceof AppError)) broken.add('something failed for no reason of its own');
    });
  const remove = (who: TestMember) => unlessRefused(bugs.world.get(ClosingService).remove(who.id, chat));
  const send = async (id: number) => {
    const sender = id % 2 ? anna : bert;
    const { message } = await bugs.world.get(SendingService).sendMessage(sender, chat, { client_id: ids[id] ?? '', text: `no ${id}` });
    const known = acknowledged.get(message.client_id);
    if (known !== undefined && known !== message.seq) broken.add('a repeat was answered with another number');
    acknowledged.set(message.client_id, message.seq);
  };
  const act = async (turn: number) => {
    const { who, id } = turns[turn] as (typeof turns)[number];
    if (turn % 9 === 0) await remove(who);
    await unlessRefused(send(id));
  };

  // One removes the conversation while a message to it waits for the same row of the inbox, of the two the first that a send asks for: who takes
  // locks in another order has both wait for each other.
  await act(0);
  const first = anna.id < bert.id ? anna : bert;
  const crossing: Promise<void>[] = [];
  await bugs.world.rows('begin');
  await bugs.world.rows(`select 1 from chats.inbox where member_id = $1 for update`, [first.id]);
  for (const start of [() => unlessRefused(send(1)), () => remove(first)]) {
    crossing.push(start());
    await bugs.world.untilWaiting(crossing.length, Promise.all(crossing));
  }
  await bugs.world.rows('commit');
  await Promise.all(crossing);

  let next = 0;
  await Promise.all(
    Array.from({ length: LANES }, async () => {
      while (next < turns.length) await act(next++);
    }),
  );
  await Promise.all(looks);

  const rows = await bugs.world.rows<{ client_id: string; seq: number }>(`select client_id, seq from chats.message`);
  if (rows.length !== new Set(rows.map(({ client_id }) => client_id)).size) broken.add('a message is there twice');
  if (rows.length !== acknowledged.size || rows.some(({ client_id, seq }) => acknowledged.get(client_id) !== seq))
    broken.add('what was acknowledged is not what is there');
  for (const { rule } of await bugs.world.get(ReconcilingService).recount()) broken.add(`recount: ${rule}`);
  if (await maySaveTwice()) broken.add('the table takes one client id twice');
  return [...broken].toSorted();
}

/** Also when every line of code errs, the table itself keeps one row for a client id. */
const maySaveTwice = (): Promise<boolean> =>
  bugs.world
    .rows(
      `insert into chats.message select (jsonb_populate_record(m, '{"seq": 9000000}')).* from chats.message m order by m.seq limit 1 returning 1`,
    )
    .then(
      (rows) => rows.length > 0,
      () => false,
    );

describe('T19 the suite', () => {
  it('is green on what we ship', async () => {
    expect(await brokenPromises()).toEqual([]);
  });

  it('turns red when the lock of the pair is left out', async () => {
    await bugs.plant(/for no key update/g, '');
    expect(await brokenPromises()).not.toEqual([]);
  });

  it('turns red when the conversation is locked after the inbox rows: deadlocks', async () => {
    await bugs.plant('where c.id = p.id for no key update', 'where c.id = p.id');
    expect(await brokenPromises()).toContain('something failed for no reason of its own');
  });

  it('turns red when the client id is not unique', async () => {
    await bugs.world.rows(`alter table chats.message drop constraint message_client_id`);
    try {
      expect(await brokenPromises()).toContain('the table takes one client id twice');
    } finally {
      await bugs.world.rows(`truncate chats.message`);
      await bugs.world.rows(`alter table chats.message add constraint message_client_id unique (conversation_id, sender_id, client_id)`);
    }
  });

  it('turns red when nobody looks for the same client id', async () => {
    await bugs.plant('and m.client_id = p_client', 'and false');
    expect(await brokenPromises()).toContain('something failed for no reason of its own');
  });

  it('turns red when the hint goes out before the commit', async () => {
    const transactions = bugs.world.get(Transactions);
    let hasWaited = false;
    jest.spyOn(transactions, 'single').mockImplementation(
      <Row>(sql: string, parameters: readonly unknown[]) =>
        new Promise<Row[]>((answer, fail) => {
          transactions
            .run(async (tx) => {
              answer(await tx.query<Row>(sql, parameters));
              // The first message is alone: its commit waits for the look at its hint, however slow that is.
              if (hasWaited || !sql.includes('chats.accept_batch')) return;
              hasWaited = true;
              await until(() => looks.length > 0);
              await Promise.all(looks);
            })
            .catch(fail);
        }),
    );
    expect(await brokenPromises()).toContain('a hint came before its message');
  });

  it('turns red when numbers are made of the time', async () => {
    await bugs.plant('d.last_seq + 1 as seq', '(extract(epoch from clock_timestamp()) * 1000)::bigint as seq');
    expect(await brokenPromises()).toContain('recount: gap');
  });

  it('turns red when a rollback is swallowed', async () => {
    const transactions = bugs.world.get(Transactions);
    let calls = 0;
    jest.spyOn(transactions, 'single').mockImplementation(async <Row>(sql: string, parameters: readonly unknown[]) => {
      let rows: Row[] = [];
      await transactions
        .run(async (tx) => {
          rows = await tx.query<Row>(sql, parameters);
          // The first message is alone: nobody repeats it before the look at its hint.
          if (sql.includes('chats.accept_batch') && (calls += 1) % 7 === 1) throw new Error('the connection broke');
        })
        .catch(() => undefined);
      return rows;
    });
    expect(await brokenPromises()).toContain('a hint came before its message');
  });

  it('turns red when a message says another price than was taken', async () => {
    await bugs.plant('else d.price end as cost', 'else d.price + 1 end as cost');
    expect(await brokenPromises()).toContain('recount: charge');
  });
});
