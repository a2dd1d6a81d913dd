import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { LikesService } from '#likes';
import { World, type TestMember } from '#testing';
import { ReceptionService } from './reception.service.js';
import { SendingService } from '../sending/index.js';

const NEWCOMERS_LIMIT = 10;

describe('first messages', () => {
  let world: World;
  beforeAll(async () => {
    world = await World.open();
  });
  beforeEach(() => world.empty());
  afterAll(() => world.close());

  const write = async (from: TestMember, to: TestMember) =>
    world.get(SendingService).sendMessage(from, await world.chatBetween(from, to), { client_id: randomUUID(), text: 'Hello' });
  const people = (count: number, options = {}) =>
    Promise.all(Array.from({ length: count }, (_one, index) => world.member(`Person${index}`, options)));
  const waitForAll = async (sends: readonly Promise<unknown>[]) => {
    const results = await Promise.allSettled(sends);
    const codes = results.flatMap((result) => (result.status === 'rejected' ? [(result.reason as { code: string }).code] : []));
    return { taken: results.length - codes.length, codes: [...new Set(codes)] };
  };
  const costs = async ({ id }: TestMember) =>
    world.rows(
      `select i.free_left, i.started, w.balance from chats.inbox i join payments.wallet w using (member_id) where member_id = $1`,
      [id],
    );

  it('of who has just joined are ten in a day, also when all are sent at once, and those refused cost nothing [#E6]', async () => {
    const anna = await world.member('Anna', { paid: true, credits: 30 });
    const others = await people(NEWCOMERS_LIMIT + 4);
    const sends = others.map((other) => write(anna, other));
    expect(await waitForAll(sends)).toEqual({ taken: NEWCOMERS_LIMIT, codes: ['first_messages_limit'] });
    expect(await costs(anna)).toEqual([{ free_left: 0, started: NEWCOMERS_LIMIT, balance: 30 - (NEWCOMERS_LIMIT - 5) }]);
  });

  it('of who has been here for a week are more, and the refusal says when the next one goes [#E6]', async () => {
    const anna = await world.member('Anna', { paid: true, credits: 30 });
    const others = await people(NEWCOMERS_LIMIT + 1);
    for (const other of others.slice(0, NEWCOMERS_LIMIT)) await write(anna, other);
    const last = others.at(-1) as TestMember;
    const refusal = await write(anna, last).catch((error: unknown) => error);
    const again = (refusal as { details: { retryAt: Date } }).details.retryAt.getTime() - Date.now();
    expect(Math.abs(again - 86_400_000)).toBeLessThan(60_000);
    await world.rows(`update visibility.member_standing set joined_at = joined_at - interval '8 days' where member_id = $1`, [anna.id]);
    await expect(write(anna, last)).resolves.toMatchObject({ duplicate: false });
  });

  it('are the only ones that count: a conversation goes on, and an answer begins none [#E6]', async () => {
    const [anna, bert] = [await world.member('Anna', { paid: true, credits: 30 }), await world.member('Bert')];
    await write(bert, anna);
    for (const other of await people(NEWCOMERS_LIMIT)) await write(anna, other);
    await expect(write(anna, bert)).resolves.toMatchObject({ duplicate: false });
  });

  it('arrive as many in a day as the member wants, also when they are sent at once, and those refused cost nothing [#E27]', async () => {
    const anna = await world.member('Anna');
    await world.get(ReceptionService).set(anna.id, { first_messages_daily: 3 });
    const men = await people(8);
    expect(await waitForAll(men.map((man) => write(man, anna)))).toEqual({ taken: 3, codes: ['recipient_busy'] });
    const [refused] = await world.rows<{ n: number }>(
      `select count(*)::int as n from chats.inbox where member_id <> $1 and free_left = 5 and started = 0`,
      [anna.id],
    );
    expect(refused).toEqual({ n: 5 });
  });

  it('come again when the day is over, or the limit is taken away [#E27]', async () => {
    const anna = await world.member('Anna');
    const reception = world.get(ReceptionService);
    await reception.set(anna.id, { first_messages_daily: 1 });
    const [one, two, three] = (await people(3)) as [TestMember, TestMember, TestMember];
    await write(one, anna);
    await expect(write(two, anna)).rejects.toMatchObject({ code: 'recipient_busy' });
    await reception.set(anna.id, { first_messages_daily: null });
    expect(await reception.read(anna.id)).toEqual({ first_messages_daily: null });
    await expect(write(two, anna)).resolves.toMatchObject({ duplicate: false });
    await reception.set(anna.id, { first_messages_daily: 1 });
    await expect(write(three, anna)).rejects.toMatchObject({ code: 'recipient_busy' });
    await world.clockAhead('25 hours');
    await expect(write(three, anna)).resolves.toMatchObject({ duplicate: false });
  });

  it('of somebody whom the member likes are always welcome, and so is every answer [#E27]', async () => {
    const anna = await world.member('Anna');
    const [one, liked, known] = (await people(3)) as [TestMember, TestMember, TestMember];
    await world.get(ReceptionService).set(anna.id, { first_messages_daily: 1 });
    await write(one, anna);
    await world.get(LikesService).give(anna.id, liked.id);
    await expect(write(liked, anna)).resolves.toMatchObject({ duplicate: false });
    await write(anna, known);
    await expect(write(known, anna)).resolves.toMatchObject({ duplicate: false });
  });
});
