import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { AppError, type ChatId } from '#contracts';
import { Transactions } from '#database';
import { World, type TestMember } from '#testing';
import { anotherProcess } from './another-process.fixture.js';
import { ReconcilingService } from './reconciling.service.js';
import { SendingRepository } from './sending.repository.js';
import { SendingService } from './sending.service.js';

const TALKS = 12;
const ROUNDS = 4;
const DEADLOCK = '40P01';

let world: World;
let sound: string;
beforeAll(async () => {
  world = await World.open();
  sound = await readFile(new URL('sql/accept_messages.sql', import.meta.url), 'utf8');
});
afterEach(async () => {
  jest.restoreAllMocks();
  await world.rows(sound);
});
afterAll(() => world.close());

type Talk = { readonly me: TestMember; readonly chat: ChatId; readonly isPoor: boolean };

async function talks(): Promise<Talk[]> {
  await world.empty();
  const made: Talk[] = [];
  for (let index = 0; index < TALKS; index += 1) {
    const isPoor = index % 4 === 3;
    const me = await world.member(undefined, { paid: true, credits: isPoor ? 0 : 50 });
    made.push({ me, chat: await world.chatBetween(me, await world.member()), isPoor });
  }
  await world.rows(`update chats.inbox set free_left = 0`);
  return made;
}

/** Two processes send to the same conversations at the same moment, the one from the first to the last and the other back; answers what did not hold. */
async function brokenPromises(): Promise<string[]> {
  const all = await talks();
  const broken = new Set<string>();
  const transactions = world.get(Transactions);
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
  const [here, there] = [world.get(SendingService), anotherProcess(world)];
  const middle = all[TALKS / 2] as Talk;
  const sendAll = () => Promise.all([...all.map((talk) => send(here, talk)), ...all.toReversed().map((talk) => send(there, talk))]);
  // Both have locked half of theirs when they come to the one that is held: who does not lock in one order has both wait for each other.
  for (let round = 0; round < ROUNDS; round += 1)
    await world.atOnce(['select 1 from visibility.pair where id = $1 for update', middle.chat], 2, sendAll);

  const rows = await world.rows<{ id: string; place: string }>(
    `select client_id as id, conversation_id || ' ' || seq as place from chats.message where body = client_id::text`,
  );
  if (rows.length !== acknowledged.size || rows.some(({ id, place }) => acknowledged.get(id) !== place))
    broken.add('what was acknowledged is not what is there');
  for (const { rule } of await world.get(ReconcilingService).recount()) broken.add(`recount: ${rule}`);
  return [...broken].toSorted();
}

const planted = (from: string, to: string): Promise<unknown> => {
  const bad = sound.replaceAll(from, to);
  if (bad === sound) throw new Error('the bug found no place: look at accept_messages.sql');
  return world.rows(bad);
};

describe('T19 the suite, where messages are accepted together', () => {
  it('is green on what we ship', async () => {
    expect(await brokenPromises()).toEqual([]);
  });

  it('turns red when one message of several is dropped', async () => {
    await planted('a.cost, v_at from accepted a)', 'a.cost, v_at from accepted a where a.n <> 5)');
    expect(await brokenPromises()).toContain('what was acknowledged is not what is there');
  });

  it('turns red when answers are swapped', async () => {
    await planted('left join accepted a on a.n = d.n', 'left join accepted a on a.n = v_from + v_to - d.n');
    expect(await brokenPromises()).toContain('an answer is that of another message');
  });

  it('turns red when answers come to the wrong callers', async () => {
    const repository = world.get(SendingRepository);
    const accept = repository.accept.bind(repository);
    jest.spyOn(repository, 'accept').mockImplementation(async (...asked) => (await accept(...asked)).toReversed());
    expect(await brokenPromises()).toContain('an answer is that of another message');
  });

  it('turns red when conversations are locked in the order in which they were asked for', async () => {
    await planted('order by p.id for no key update', 'order by array_position(p_conversations, p.id) for no key update');
    expect(await brokenPromises()).toContain('two waited for each other');
  });

  it('turns red when a refusal takes its neighbours with it', async () => {
    await planted(
      'where d.error is null and d.sent_id is null and (d.price',
      'where not exists (select from decided r left join charged t on t.member_id = r.sender where r.price > 0 and t.balance is null) and d.sent_id is null and (d.price',
    );
    expect(await brokenPromises()).toContain('something failed for no reason of its own');
  });
});
