import { randomUUID } from 'node:crypto';
import { Module } from '@nestjs/common';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Heartbeats, Schedule } from '#events';
import { metrics } from '#observability';
import { World } from '#testing';
import { Gauges } from './gauges.js';

@Module({ providers: [Gauges], exports: [Gauges] })
class GaugesModule {}

let world: World;
beforeAll(async () => {
  world = await World.open([GaugesModule]);
});
afterAll(() => world.close());

const valueOf = async (gauge: { get(): Promise<{ values: { value: number; labels: object }[] }> }, labels: object = {}) =>
  (await gauge.get()).values.find((one) => JSON.stringify(one.labels) === JSON.stringify(labels))?.value;

it('the metrics of a worker show what waits, what fails, and that one of two workers was lost', async () => {
  const heartbeats = world.get(Heartbeats);
  const [dead, living] = [randomUUID(), randomUUID()];
  for (const id of [dead, living]) await heartbeats.beat({ id, process: 'worker', host: 'machine-1', pid: 1 });
  await world.rows(`update events.heartbeat set at = now() - interval '1 minute' where id = $1`, [dead]);
  await world.rows(`insert into events.outbox (reaction, payload, due) values ('test.late', '{}', now() - interval '20 seconds')`);
  await world.get(Schedule).register([{ name: 'test.tidy', cron: '10 3 * * *', zone: 'UTC' }]);
  await world.rows(`update events.schedule set next_run_at = now() - interval '40 seconds', failing_since = now()`);

  await world.get(Gauges).measure();
  expect(await valueOf(metrics.outboxAge)).toBeCloseTo(20, 0);
  expect(await valueOf(metrics.recurringDelay)).toBeCloseTo(40, 0);
  expect(await valueOf(metrics.recurringFailing)).toBe(1);
  expect([await valueOf(metrics.workers, { state: 'alive' }), await valueOf(metrics.workers, { state: 'lost' })]).toEqual([1, 1]);
});
