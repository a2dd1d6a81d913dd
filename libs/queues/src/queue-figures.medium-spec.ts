import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Worker } from 'bullmq';
import { RedisClients } from '#database';
import { until, World } from '#testing';
import { JobQueues, QueueFigures, queueNames, workerOptions } from './index.js';

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());

it('the workers count what they have done and what failed, minute by minute, also when it leaves Redis at once [#141]', async () => {
  const queue = world.get(JobQueues).named('push');
  const connection = world.get(RedisClients).fresh('worker');
  const act = ({ data }: { data: unknown }) => (data === 'no' ? Promise.reject(new Error('no')) : Promise.resolve());
  const worker = new Worker('push', act, { ...workerOptions('push'), connection });
  void worker.run();
  await queue.addBulk(['yes', 'yes', 'no', 'yes'].map((data) => ({ name: 'push.message', data })));
  const history = async () => (await world.get(QueueFigures).histories()).find(({ name }) => name === 'push');
  const sum = (counts: readonly number[] = []) => counts.reduce((total, count) => total + count, 0);
  await until(async () => {
    const found = await history();
    return sum(found?.done) === 3 && sum(found?.failed) === 1;
  });
  await worker.close();
  connection.disconnect();
  // Within the minute in which they ran, or the one before, if it ended meanwhile.
  expect(sum((await history())?.done.slice(0, 2))).toBe(3);
  expect((await world.get(QueueFigures).count()).map(({ name, waiting }) => [name, waiting])).toEqual(queueNames.map((name) => [name, 0]));
});
