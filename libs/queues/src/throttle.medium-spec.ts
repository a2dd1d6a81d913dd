import { Module } from '@nestjs/common';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { RedisClients, Transactions } from '#database';
import { until, World } from '#testing';
import { ApiLatency } from './api-latency.js';
import { LatencyProbe } from './latency-probe.js';
import { Throttle } from './throttle.js';

@Module({ providers: [LatencyProbe] })
class ApiModule {}

let world: World;
const latency = () => world.get(ApiLatency);
const redis = () => world.get(RedisClients).named('jobs');
const millisecondsOf = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await work();
  return performance.now() - began;
};

describe('work that can wait', () => {
  beforeAll(async () => void (world = await World.open()));
  beforeEach(() => world.empty());
  afterAll(() => world.close());

  it('pauses while the API says that people wait, and not a moment when nobody does', async () => {
    await latency().tell(40);
    expect([await redis().keys('{api}:*'), await latency().findDelay()]).toEqual([[], 0]);
    await latency().tell(10_000);
    // Timers may be a little early.
    expect(await millisecondsOf(() => world.get(Throttle).pauseIfBusy())).toBeGreaterThan(990);
  });

  it('pauses no more once its process ends', async () => {
    await latency().tell(10_000);
    const throttle = new Throttle(latency());
    const pause = throttle.pauseIfBusy();
    throttle.end();
    const ms = await millisecondsOf(async () => {
      await pause;
      for (let piece = 0; piece < 20; piece += 1) await throttle.pauseIfBusy();
    });
    expect(ms).toBeLessThan(20_000);
  });

  it('goes on when the API that was slow says nothing more', async () => {
    await latency().tell(10_000);
    const leftMs = await redis().pttl('{api}:latency');
    expect(leftMs > 0 && leftMs <= 6_000).toBe(true);
  });

  it('is not held up by a quick process that follows a slow one', async () => {
    await latency().tell(150);
    await latency().tell(5);
    expect(await latency().findDelay()).toBe(100);
  });

  it('goes on while Redis is away', async () => {
    const away = new ApiLatency({ named: () => ({ get: () => Promise.reject(new Error('away')) }) } as never);
    expect(await away.findDelay()).toBe(0);
  });
});

describe('an API', () => {
  beforeEach(async () => void (world = await World.open([ApiModule])));
  afterEach(() => world.close());

  it('says within seconds that people wait for a connection', async () => {
    let delayMs = 0;
    const sleepers = Array.from({ length: 60 }, () => world.get(Transactions).single('select pg_sleep(0.5)', []));
    await until(async () => (delayMs = await latency().findDelay()) > 100);
    await Promise.allSettled(sleepers);
    expect(delayMs).toBeLessThan(15_000);
  });
});
