import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { AuditModule } from '#audit';
import { queuesOverview, type StaffRole } from '#contracts-admin';
import { RedisClients } from '#database';
import { JobQueues, queueNames } from '#queues';
import { World } from '#testing';
import { BackOfficeModule, QueuesOfficeService, type StaffActor } from '../index.js';

let world: World;
let office: QueuesOfficeService;
beforeAll(async () => {
  world = await World.open([AuditModule, BackOfficeModule]);
  office = world.get(QueuesOfficeService);
});
beforeEach(() => world.empty());
afterAll(() => world.close());

const actor = (...roles: StaffRole[]): StaffActor => ({ id: randomUUID(), roles, ip: '203.0.113.9' });
const look = () => office.openOverview(actor('ops'));

it('the page of queues shows what waits in each, for how long, and what was done and failed today [#141]', async () => {
  const queue = world.get(JobQueues).named('push');
  const redis = world.get(RedisClients).named('worker');
  // What the workers of the queue count in this minute.
  for (const [outcome, count] of Object.entries({ completed: 3, failed: 1 }))
    await redis.hset(`${queue.toKey('metrics')}:${outcome}`, { count, prevCount: 0, prevTS: Date.now() });
  await queue.add('push.message', {}, { timestamp: Date.now() - 40_000 });
  await queue.add('push.message', {}, { delay: 60_000 });
  await world.rows(`insert into events.outbox (reaction, payload, due) values ('test.late', '{}', now() - interval '9 seconds')`);

  const overview = await look();
  expect(queuesOverview.parse(overview)).toEqual(overview);
  expect(overview.outbox).toEqual({ due: 1, oldest_due_s: expect.closeTo(9, 0), dead_letters: 0 });
  expect(overview.queues?.map(({ name }) => name)).toEqual(queueNames);
  const push = overview.queues?.find(({ name }) => name === 'push');
  expect(push).toMatchObject({ waiting: 1, active: 0, delayed: 1, failed: 0, oldest_waiting_s: expect.closeTo(40, 0) });
  expect(push).toMatchObject({ done_last_hour: 3, failed_last_hour: 1 });
  expect(push?.day.at(-1)).toEqual({ done: 3, failed: 1 });
  expect(push?.day.slice(0, -1).every(({ done, failed }) => done + failed === 0)).toBe(true);
});

it('the page of queues says which alarms are raised, with what to do', async () => {
  await world.rows(
    `insert into events.dead_letter (id, reaction, payload, tries, reason, at) values (uuidv7(), 'test.late', '{}', 20, 'no', now())`,
  );
  const { alarms } = await look();
  expect(alarms).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ name: 'DeadLetters', state: 'firing', urgency: 'today', remedy: expect.stringContaining('Given up') }),
      expect.objectContaining({ name: 'NoWorker', state: 'pending', urgency: 'now' }),
    ]),
  );
});

it('the page of queues is for ops alone', async () => {
  for (const role of ['moderator', 'finance', 'content', 'owner'] as const)
    await expect(office.openOverview(actor(role))).rejects.toMatchObject({ code: 'forbidden' });
});
