import { createServer, type Server, type Socket } from 'node:net';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { ConfigModule, loadConfig } from '#config';
import { DatabaseModule } from '#database';
import { EventsModule } from '#events';
import { metrics } from '#observability';
import { QueuesModule } from '#queues';
import { StorageModule } from '#storage';
import { testEnvironment } from '#testing';
import { AlarmWatch, Gauges, OperationsModule, Readings } from './index.js';

/** Takes connections and never says a word, as a Redis that hangs. */
const sockets: Socket[] = [];
let silent: Server;
beforeAll(async () => {
  silent = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1');
  await once(silent, 'listening');
});
afterAll(() => {
  for (const socket of sockets) socket.destroy();
  silent.close();
});

it.each([
  ['is gone', () => 9],
  ['hangs', () => (silent.address() as AddressInfo).port],
])(
  'while Redis %s, that is known within half a second, what Postgres knows is there, and no old figure stands [#141]',
  async (_how, port) => {
    @Module({
      imports: [
        ConfigModule.forRoot(loadConfig(testEnvironment({ REDIS_URL: `redis://127.0.0.1:${port()}` }))),
        DatabaseModule.forRoot(),
        EventsModule,
        QueuesModule,
        StorageModule,
        OperationsModule,
      ],
    })
    class AwayModule {}
    const app = await NestFactory.createApplicationContext(AwayModule, { logger: false, abortOnError: false });
    metrics.queueOldest.set({ queue: 'push' }, 1);
    const startedAt = performance.now();
    const { stored, redis } = await app.get(Gauges).measure();
    expect(performance.now() - startedAt).toBeLessThan(500);
    expect([stored?.outbox.due, redis, await app.get(Readings).readHistories()]).toEqual([expect.any(Number), undefined, undefined]);
    expect((await metrics.redisUp.get()).values).toMatchObject([{ value: 0 }]);
    expect((await metrics.queueOldest.get()).values).toEqual([]);
    expect((await metrics.stalledJobs.get()).values).toEqual([]);
    expect(app.get(AlarmWatch).raised()).toEqual(
      expect.arrayContaining([expect.objectContaining({ name: 'RedisGone', state: 'pending' })]),
    );
    await app.close();
  },
);
