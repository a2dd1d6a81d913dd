import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Worker, type Processor } from 'bullmq';
import type { Redis } from 'ioredis';
import { RedisClients } from '#database';
import type { OutboxRow } from '#events';
import { until, World } from '#testing';
import { JobQueues, queueNames, workerOptions } from './index.js';

let world: World;
let queues: JobQueues;
beforeAll(async () => {
  world = await World.open();
  queues = world.get(JobQueues);
});
beforeEach(() => world.empty());
afterAll(() => world.close());

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(ends.splice(0).map((end) => end()));
});

const aRow = (): OutboxRow => ({
  id: randomUUID(),
  reaction: 'mail.activation',
  payload: { tokenId: randomUUID() },
  tries: 0,
  trace: null,
});
const waiting = () => queues.named('mail-critical').getWaitingCount();

const openWorker = (connection: Redis, processor: Processor) =>
  new Worker('mail-critical', processor, { ...workerOptions('mail-critical'), connection });

/** A worker on the mail queue; what it took is answered as it grows. */
function working(act: (id: string | undefined) => Promise<void> = () => Promise.resolve()): string[] {
  const taken: string[] = [];
  const connection = world.get(RedisClients).fresh('worker');
  const worker = openWorker(connection, async ({ id }) => {
    taken.push(id ?? '');
    await act(id);
  });
  worker.on('error', () => undefined);
  ends.push(async () => {
    await worker.close();
    connection.disconnect();
  });
  void worker.run();
  return taken;
}

describe('the queues', () => {
  it('hold a row once, however often it is brought', async () => {
    const row = aRow();
    await Promise.all([queues.addRows([row]), queues.addRows([row, row]), queues.addRows([row])]);
    expect(await waiting()).toBe(1);
  });

  it('have room for so many jobs of each reaction as workers will soon do, and none for the clock', async () => {
    const rows = Array.from({ length: 998 }, aRow);
    await queues.addRows(rows);
    await queues.addRows([{ id: randomUUID(), reaction: 'payment.invoice', payload: { orderId: randomUUID() }, tries: 0, trace: null }]);
    const rooms = new Map((await queues.rooms()).map(({ reaction, room }) => [reaction, room]));
    expect([rooms.get('mail.activation'), rooms.get('mail.reset')]).toEqual([2, 2]);
    expect([rooms.get('payment.sync'), rooms.get('mail.summary')]).toEqual([999, 1_000]);
    expect(rooms.has('payment.poll-open-orders')).toBe(false);
    await queues.addRows([aRow(), aRow()]);
    expect((await queues.rooms()).map(({ reaction }) => reaction)).not.toContain('mail.activation');
  });

  it('hand out papers when no call about a payment waits any more', async () => {
    const queue = queues.named('payments');
    const row = (reaction: string, payload: object): OutboxRow => ({ id: randomUUID(), reaction, payload, tries: 0, trace: null });
    await queues.addRows([row('payment.invoice', { orderId: randomUUID() }), row('payment.sync', { key: randomUUID(), pspRef: 'tr_1' })]);
    expect((await queue.getWaiting()).map(({ name }) => name)).toEqual(['payment.sync']);
    expect((await queue.getPrioritized()).map(({ name }) => name)).toEqual(['payment.invoice']);
  });

  it('take a row again that failed before: nothing of it rests in Redis', async () => {
    const row = aRow();
    let tries = 0;
    const taken = working(() => {
      tries += 1;
      return tries < 3 ? Promise.reject(new Error('busy')) : Promise.resolve();
    });
    for (let expected = 1; expected <= 3; expected += 1) {
      await queues.addRows([row]);
      await until(async () => taken.length === expected && (await queues.named('mail-critical').getActiveCount()) === 0);
    }
    expect(taken).toEqual([`ob-${row.id}`, `ob-${row.id}`, `ob-${row.id}`]);
    expect(await queues.named('mail-critical').getFailedCount()).toBe(0);
  });

  it('take a row again after Redis forgot everything', async () => {
    const row = aRow();
    await queues.addRows([row]);
    await world.get(RedisClients).named('worker').flushdb();
    expect(await waiting()).toBe(0);
    await queues.addRows([row]);
    expect(await waiting()).toBe(1);
  });

  it('give the job of a worker that died to the next one within seconds', async () => {
    const connection = world.get(RedisClients).fresh('worker');
    let end = (): void => undefined;
    const dying = openWorker(connection, () => new Promise<void>((resolve) => (end = resolve)));
    dying.on('error', () => undefined);
    void dying.run();
    await queues.addRows([aRow()]);
    await until(async () => (await queues.named('mail-critical').getActiveCount()) === 1);
    const diedAt = performance.now();
    await dying.close(true); // its lock is not renewed any more
    const taken = working();
    await until(() => taken.length === 1);
    expect(performance.now() - diedAt).toBeLessThan(15_000);
    end();
    connection.disconnect();
  });

  it('hold a due run once, however many processes bring it, and its next try beside it', async () => {
    const run = { name: 'photo.sweep-strays', run: 7 };
    await Promise.all(Array.from({ length: 5 }, () => queues.addRuns([run])));
    expect(await queues.named('schedule').getWaitingCount()).toBe(1);
    await queues.addRuns([{ ...run, run: 8 }]);
    expect(await queues.named('schedule').getWaitingCount()).toBe(2);
  });

  it('forget what is done after a day, and what failed at once', () => {
    for (const name of queueNames) {
      expect(queues.named(name).defaultJobOptions).toMatchObject({ removeOnComplete: { age: 86_400 }, removeOnFail: true });
    }
  });
});
