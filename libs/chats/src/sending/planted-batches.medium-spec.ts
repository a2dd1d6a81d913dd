import { randomUUID } from 'node:crypto';
import { describe, expect, it, jest } from '@jest/globals';
import { AppError, type ChatId, type MemberId } from '#contracts';
import { Transactions } from '#database';
import type { TestMember } from '#testing';
import { anotherProcess } from './another-process.fixture.js';
import { PlantedBugs } from './planted-bugs.fixture.js';
import { ReconcilingService } from '../reconciling/index.js';
import { SendingRepository } from './sending.repository.js';
import { SendingService } from './sending.service.js';

const TALKS = 12;
const ROUNDS = 4;
const DEADLOCK = '40P01';

const bugs = new PlantedBugs();

/** In `mine` each has a conversation of their own; in `crossed` the same members stand in others, so that inbox rows and wallets are shared. */
type Talks = { readonly mine: readonly Talk[]; readonly crossed: readonly Talk[]; readonly held: MemberId };
type Talk = { readonly me: TestMember; readonly chat: ChatId; readonly isPoor: boolean };

async function talks(): Promise<Talks> {
  const { world } = bugs;
  await world.empty();
  const people: (Talk & { readonly other: TestMember })[] = [];
  for (let index = 0; index < TALKS; index += 1) {
    const isPoor = index % 4 === 3;
    const me = await world.member(undefined, { paid: true, credits: isPoor ? 0 : 50 });
    const other = await world.member();
    people.push({ me, other, chat: await world.chatBetween(me, other), isPoor });
  }
  const crossed: Talk[] = [];
  for (const [index, { me, isPoor }] of people.entries()) {
    const { other } = people[(index + 1) % TALKS] as (typeof people)[number];
    crossed.push({ me, chat: await world.chatBetween(me, other), isPoor });
  }
  await world.rows(`update chats.inbox set free_left = 0`);
  const everybody = people.flatMap(({ me, other }) => [me.id, other.id]).toSorted();
  return { mine: people, crossed, held: everybody[TALKS] as MemberId };
}

/** Two processes send to the same conversations at the same moment, the one from the first to the last and the other back; answers what did not hold. */
async function brokenPromises(): Promise<string[]> {
  const { mine, crossed, held } = await talks();
  const broken = new Set<string>();
  const transactions = bugs.world.get(Transactions);
  const single = transactions.single.bind(transactions);
  jest.spyOn(transactions, 'single').mockImplementation(async <Row>(sql: string, parameters: readonly unknown[]) => {
    try {
      return await single<Row>(sql, parameters);
    } catch (error) {
      if ((error as { code?: unknown }).code === DEADLOCK) broken.add('two waited for each other');
      throw error;
    }
  });
  const acknowledged = new Map<string, string>();
  const send = async (service: SendingService, { me, chat, isPoor }: Talk) => {
    const id = randomUUID();
    try {
      const { message } = await service.sendMessage(me, chat, { client_id: id, text: id });
      if (message.client_id !== id || message.chat_id !== chat || message.text !== id) broken.add('an answer is that of another message');
      acknowledged.set(id, `${message.chat_id} ${message.seq}`);
      if (isPoor) broken.add('a message was not paid');
    } catch (error) {
      if (!(isPoor && error instanceof AppError && error.code === 'insufficient_credits'))
        broken.add('something failed for no reason of its own');
    }
  };
  const [here, there] = [bugs.world.get(SendingService), anotherProcess(bugs.world)];
  const middle = mine[TALKS / 2] as Talk;
  const sendAll = (theirs: readonly Talk[]) => () =>
    Promise.all([...mine.map((talk) => send(here, talk)), ...theirs.map((talk) => send(there, talk))]);
  // Both have locked half of theirs when they come to the row that is held: who does not lock in one order has both wait for each other.
  for (let round = 0; round < ROUNDS; round += 1) {
    await bugs.world.atOnce(['select 1 from visibility.pair where id = $1 for update', middle.chat], 2, sendAll(mine.toReversed()));
    await bugs.world.atOnce(['select 1 from chats.inbox where member_id = $1 for update', held], 2, sendAll(crossed));
  }

  const rows = await bugs.world.rows<{ id: string; place: string }>(
    `select client_id as id, conversation_id || ' ' || seq as place from chats.message where body = client_id::text`,
  );
  if (rows.length !== acknowledged.size || rows.some(({ id, place }) => acknowledged.get(id) !== place))
    broken.add('what was acknowledged is not what is there');
  for (const { rule } of await bugs.world.get(ReconcilingService).recount()) broken.add(`recount: ${rule}`);
  return [...broken].toSorted();
}

describe('T19 the suite, where messages are accepted together', () => {
  it('is green on what we ship', async () => {
    expect(await brokenPromises()).toEqual([]);
  });

  it('turns red when one message of several is dropped', async () => {
    await bugs.plant('a.cost, v_at from accepted a)', 'a.cost, v_at from accepted a where a.n <> 5)');
    expect(await brokenPromises()).toContain('what was acknowledged is not what is there');
  });

  it('turns red when answers are swapped', async () => {
    await bugs.plant('left join accepted a on a.n = d.n', 'left join accepted a on a.n = v_from + v_to - d.n');
    expect(await brokenPromises()).toContain('an answer is that of another message');
  });

  it('turns red when answers come to the wrong callers', async () => {
    const repository = bugs.world.get(SendingRepository);
    const accept = repository.accept.bind(repository);
    jest.spyOn(repository, 'accept').mockImplementation(async (...asked) => (await accept(...asked)).toReversed());
    expect(await brokenPromises()).toContain('an answer is that of another message');
  });

  it('turns red when conversations are locked in the order in which they were asked for', async () => {
    await bugs.plant('order by p.id for no key update', 'order by array_position(batch.conversations, p.id) for no key update');
    expect(await brokenPromises()).toContain('two waited for each other');
  });

  it('turns red when inbox rows are locked in another order by each', async () => {
    await bugs.plant(
      'order by i.member_id for no key update',
      // The one that comes first goes up, the other down.
      'order by case when (select pg_try_advisory_xact_lock(19)) then i.member_id end, i.member_id desc for no key update',
    );
    expect(await brokenPromises()).toContain('two waited for each other');
  });

  it('turns red when a refusal takes its neighbours with it', async () => {
    await bugs.plant(
      'where d.error is null and d.sent_id is null and (d.price',
      'where not exists (select from decided r left join charged t on t.member_id = r.sender where r.price > 0 and t.balance is null) and d.sent_id is null and (d.price',
    );
    expect(await brokenPromises()).toContain('something failed for no reason of its own');
  });
});
