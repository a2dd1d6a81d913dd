import 'reflect-metadata';
import { Injectable, Module, type Provider } from '@nestjs/common';
import { DiscoveryModule, NestFactory } from '@nestjs/core';
import { describe, expect, it } from '@jest/globals';
import { RedisClients } from '#database';
import { Handles, jobNames, Throttle, type JobName } from '#queues';
import { Consumer } from './consumer.js';
import { JOB_PROCESSORS } from './job.processor.js';
import { Handlers } from './handlers.js';
import { assertRedisPolicy } from './redis-policy.js';

/** Reached only when the handlers are in order. */
const redis = { named: () => ({ info: () => Promise.resolve('maxmemory_policy:allkeys-lru') }) };

function handlersOf(...jobs: readonly JobName[]): Provider {
  @Injectable()
  class SomeHandlers {}
  for (const job of jobs) {
    const value = () => Promise.resolve();
    Object.defineProperty(SomeHandlers.prototype, job, { value });
    Handles(job)(SomeHandlers.prototype, job, { value });
  }
  return SomeHandlers;
}

async function startWith(...providers: readonly Provider[]): Promise<void> {
  const outside = [
    { provide: RedisClients, useValue: redis },
    { provide: Throttle, useValue: { end: () => undefined } },
    { provide: JOB_PROCESSORS, useValue: [] },
  ];
  @Module({ imports: [DiscoveryModule], providers: [Handlers, Consumer, ...outside, ...providers] })
  class WorkerModule {}
  await NestFactory.createApplicationContext(WorkerModule, { logger: false, abortOnError: false });
}

describe('a worker', () => {
  const [one, ...others] = jobNames as [JobName, ...JobName[]];

  it('does not start when a job of the catalogue has no handler', async () => {
    await expect(startWith(handlersOf(...others))).rejects.toThrow(`jobs without a handler: ${one}`);
    await expect(startWith()).rejects.toThrow(`jobs without a handler: ${jobNames.join(', ')}`);
  });

  it('does not start when a job has two handlers', async () => {
    await expect(startWith(handlersOf(...jobNames), handlersOf(one))).rejects.toThrow(`job ${one} has two handlers`);
  });

  it('does not start, nor takes a single job, on a Redis that throws jobs away [J3]', async () => {
    await expect(startWith(handlersOf(...jobNames))).rejects.toThrow('noeviction, not allkeys-lru');
  });

  it('that ends lets no job pause any more before it waits for those under way', async () => {
    const did: string[] = [];
    const throttle = { end: () => did.push('pauses end') };
    const worker = { close: async () => void did.push('jobs end') };
    await new Consumer(redis as never, {} as never, throttle as never, [{ worker }] as never).onModuleDestroy();
    expect(did).toEqual(['pauses end', 'jobs end']);
  });

  it.each([
    ['maxmemory_policy:noeviction', true],
    ['maxmemory_policy:volatile-lru', false],
    ['used_memory:1', false],
  ])('judges "%s" as fit: %s', async (info, isFit) => {
    const outcome = assertRedisPolicy({ info: () => Promise.resolve(`# Memory\r\n${info}\r\n`) } as never).then(
      () => true,
      () => false,
    );
    expect(await outcome).toBe(isFit);
  });
});
