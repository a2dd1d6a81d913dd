import { hostname } from 'node:os';
import { Module } from '@nestjs/common';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { until, World } from '#testing';
import { heartbeatOf } from '#events';

@Module({ providers: [heartbeatOf('worker')] })
class WorkerModule {}

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());

const rows = () => world.rows(`select process, host, pid from events.heartbeat`);

it('a worker gives signs of life of its own, and takes them along when it ends by itself', async () => {
  const worker = await World.open([WorkerModule]);
  await until(async () => (await rows()).length === 1);
  expect(await rows()).toEqual([{ process: 'worker', host: hostname(), pid: process.pid }]);
  await worker.close();
  expect(await rows()).toEqual([]);
});
