import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Transactions } from '#database';
import { Outbox, OutboxStore } from '#events';
import { setLogLevel } from '#observability';
import { until, World } from '#testing';
import { isLong } from '#testing-product';
import { activationRequested, EveryHandler, RelayWorldModule } from './every-handler.fixture.js';

setLogLevel('silent');

/** How long they wait at 500 a second on a quiet machine is a figure of the bench. */
const EVENTS = isLong ? 100_000 : 100;
/** Transactions at a time, and the events of each. */
const WRITERS = 5;
const EACH = 10;
/** So many may wait: who tells more is slowed down, as a member's request is by a busy database. */
const MOST_WAITING = 5_000;

let world: World;
beforeAll(async () => void (world = await World.open([RelayWorldModule])));
afterAll(() => world.close());

it(
  'everything that is told is done once, and how long the oldest waits is the figure that ops see [J11]',
  async () => {
    const [outbox, store, transactions] = [world.get(Outbox), world.get(OutboxStore), world.get(Transactions)];
    const handler = world.get(EveryHandler);
    const { effects } = handler;
    // Nothing is done before it has been looked at once: something waits then.
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    handler.before = () => held;
    const ages: number[] = [];
    const write = () =>
      transactions.run(async (tx) => {
        for (let one = 0; one < EACH; one += 1) await outbox.tell(tx, activationRequested, { tokenId: randomUUID() });
      });
    let told = 0;
    while (told < EVENTS) {
      await Promise.all(Array.from({ length: WRITERS }, write));
      told += WRITERS * EACH;
      ages.push((await store.due()).oldestS ?? 0);
      release();
      await until(() => told - effects.length < MOST_WAITING, 120);
    }
    await until(async () => (await world.rows(`select from events.outbox`)).length === 0, 120);
    expect(effects).toHaveLength(told);
    expect(new Set(effects).size).toBe(told);
    expect(Math.max(...ages)).toBeGreaterThan(0);
    expect((await store.due()).oldestS ?? 0).toBe(0);
  },
  isLong ? 2_400_000 : 60_000,
);
