import { randomUUID } from 'node:crypto';
import { Module } from '@nestjs/common';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { ReadingService, SendingService } from '#chats';
import { until, World } from '#testing';
import { SettleReadChecks } from './settle-read-checks.js';

@Module({ providers: [SettleReadChecks] })
class WorkerModule {}

let world: World;
beforeAll(async () => void (world = await World.open([WorkerModule])));
afterAll(() => world.close());

it('a worker ends the looks at messages that were read before they become jobs, and leaves the others to them', async () => {
  const [anna, bert, carl] = [await world.member('Anna', { credits: 9 }), await world.member('Bert'), await world.member('Carl')];
  for (const other of [bert, carl]) {
    const chat = await world.chatBetween(anna, other);
    await world
      .get(SendingService)
      .sendMessage({ id: anna.id, siteId: anna.siteId }, chat, { client_id: randomUUID(), text: 'Good morning' });
    if (other === bert) await world.get(ReadingService).markRead(bert.id, chat, 1);
  }
  await world.rows(`update events.outbox set due = now()`);
  const waiting = () => world.rows(`select payload ->> 'memberId' as id from events.outbox`);
  await until(async () => (await waiting()).length === 1);
  expect(await waiting()).toEqual([{ id: carl.id }]);
});
