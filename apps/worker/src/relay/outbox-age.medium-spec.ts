import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Transactions } from '#database';
import { Outbox, OutboxStore } from '#events';
import { setLogLevel } from '#observability';
import { until, World } from '#testing';
import { isLong } from '#testing-product';
import { activationRequested, EveryHandler, RelayWorldModule } from './every-handler.fixture.js';

setLogLevel('silent');

const A_SECOND = 500;
const EVENTS = isLong ? 10 * 60 * A_SECOND : 2 * A_SECOND;
const AT_ONCE = 50;
const MOST_S = 5;

let world: World;
beforeAll(async () => void (world = await World.open([RelayWorldModule])));
afterAll(() => world.close());

it(
  'what is told 500 times a second waits less than five seconds, by the figure that ops see [J11]',
  async () => {
    const [outbox, store, transactions] = [world.get(Outbox), world.get(OutboxStore), world.get(Transactions)];
    const effects = world.get(EveryHandler).effects;
    const ages: number[] = [];
    const startedAt = performance.now();
    for (let told = 0; told < EVENTS; told += AT_ONCE) {
      await transactions.run(async (tx) => {
        for (let one = 0; one < AT_ONCE; one += 1) await outbox.tell(tx, activationRequested, { tokenId: randomUUID() });
      });
      ages.push((await store.due()).oldestS ?? 0);
      const aheadMs = ((told + AT_ONCE) / A_SECOND) * 1_000 - (performance.now() - startedAt);
      if (aheadMs > 0) await sleep(aheadMs); // the load is so much, not more
    }
    const seconds = (performance.now() - startedAt) / 1_000;
    await until(async () => (await world.rows(`select from events.outbox`)).length === 0, 60);
    expect(effects).toHaveLength(EVENTS);
    expect(new Set(effects).size).toBe(EVENTS);
    const oldest = Math.max(...ages);
    process.stdout.write(`  ${EVENTS} events, ${Math.round(EVENTS / seconds)} a second: the oldest waited ${oldest.toFixed(2)} s\n`);
    expect(oldest).toBeLessThan(MOST_S);
    expect(Math.max(...ages)).toBeGreaterThan(0);
  },
  isLong ? 900_000 : 60_000,
);
