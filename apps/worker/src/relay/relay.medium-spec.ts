import { randomUUID } from 'node:crypto';
import { Injectable, Module } from '@nestjs/common';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import * as z from 'zod';
import { loadConfig } from '#config';
import { RedisClients, Transactions } from '#database';
import { defineEvent, Outbox, OutboxStore, type Claim } from '#events';
import { logger, metrics, setLogLevel } from '#observability';
import { done, GiveUp, Handles, jobNames, JobQueues, type JobOutcome } from '#queues';
import { testEnvironment, until, World } from '#testing';
import { Schedules } from '../schedules/schedules.js';
import { ConsumerModule } from './consumer.module.js';
import { Relay } from './relay.js';

setLogLevel('silent');

const activationRequested = defineEvent('auth.activation_requested', 1, z.object({ tokenId: z.uuid() }));

/** Stands in for every handler of the catalogue: does one effect for each event, and whatever else a spec wants. */
@Injectable()
class EveryHandler {
  /** How often each event was begun, and how often its effect was kept. */
  readonly begun = new Map<string, number>();
  readonly effects: string[] = [];
  before: (tokenId: string, time: number) => void | Promise<void> = () => undefined;
  forgetsToSettle = false;

  constructor(private readonly transactions: Transactions) {}

  async handle({ tokenId }: { tokenId: string }, claim: Claim): Promise<JobOutcome> {
    const time = (this.begun.get(tokenId) ?? 0) + 1;
    this.begun.set(tokenId, time);
    await this.before(tokenId, time);
    if (this.forgetsToSettle) return done;
    await this.transactions.run(async (tx) => {
      if (await claim.settle(tx)) this.effects.push(tokenId);
    });
    return done;
  }
}
for (const job of jobNames) {
  const method = function (this: EveryHandler, payload: { tokenId: string }, claim: Claim): Promise<JobOutcome> {
    return this.handle(payload, claim);
  };
  Object.defineProperty(EveryHandler.prototype, job, { value: method });
  Handles(job)(EveryHandler.prototype, job, { value: method });
}

@Module({
  imports: [ConsumerModule.forRoot(loadConfig(testEnvironment()))],
  providers: [EveryHandler, Relay, Schedules],
  exports: [EveryHandler, Schedules],
})
class RelayWorldModule {}

let world: World;
let handler: EveryHandler;
beforeAll(async () => {
  world = await World.open([RelayWorldModule]);
  handler = world.get(EveryHandler);
});
beforeEach(async () => {
  await world.empty();
  handler.begun.clear();
  handler.effects.length = 0;
  handler.before = () => undefined;
  handler.forgetsToSettle = false;
});
afterAll(() => world.close());

async function tell(): Promise<string> {
  const tokenId = randomUUID();
  await world.get(Transactions).run((tx) => world.get(Outbox).tell(tx, activationRequested, { tokenId }));
  return tokenId;
}

const nothingWaits = async () => (await world.rows(`select 1 from events.outbox`)).length === 0;
const redis = () => world.get(RedisClients).named('worker');

describe('relay and consumer', () => {
  it('do what follows from a commit, at once and one time', async () => {
    const startedAt = performance.now();
    const tokenId = await tell();
    await until(nothingWaits);
    expect(performance.now() - startedAt).toBeLessThan(1_000);
    expect(handler.effects).toEqual([tokenId]);
  });

  it('look by themselves too: a kick that is lost costs half a second', async () => {
    await world.rows(
      `insert into events.outbox (reaction, payload, due) values ('mail.activation', jsonb_build_object('tokenId', uuidv7()), now())`,
    );
    await until(nothingWaits, 3);
    expect(handler.effects).toHaveLength(1);
  });

  it('try again what failed, after its pause, until it is done', async () => {
    handler.before = (_tokenId, time) => {
      if (time < 3) throw new Error('busy');
    };
    const tokenId = await tell();
    await until(nothingWaits);
    expect([handler.begun.get(tokenId), handler.effects]).toEqual([3, [tokenId]]);
    expect(await world.rows(`select 1 from events.dead_letter`)).toEqual([]);
  });

  it('put aside what no try can help, with its reason, while the others flow', async () => {
    handler.before = () => {
      if (handler.begun.size === 2) throw new GiveUp('no such address');
    };
    await tell();
    await until(nothingWaits);
    await tell();
    await until(nothingWaits);
    await tell();
    await until(nothingWaits);
    expect(await world.rows(`select reason, tries from events.dead_letter`)).toEqual([{ reason: 'GiveUp: no such address', tries: 1 }]);
    expect(handler.effects).toHaveLength(2);
  });

  it('say at once that a handler returned without settling its claim, and do not run it again by themselves', async () => {
    const failures = async () =>
      (await metrics.jobs.get()).values.find(({ labels }) => labels['job'] === 'mail.activation' && labels['outcome'] === 'failed')
        ?.value ?? 0;
    const before = await failures();
    const told = jest.spyOn(logger, 'error');
    handler.forgetsToSettle = true;
    const tokenId = await tell();
    await until(nothingWaits);
    expect(handler.begun.get(tokenId)).toBe(1);
    expect(await world.rows(`select reaction, reason from events.dead_letter`)).toEqual([
      { reaction: 'mail.activation', reason: 'UnsettledClaim: the handler of mail.activation returned without settling its claim' },
    ]);
    expect(await failures()).toBe(before + 1);
    await until(() => told.mock.calls.some(([, text]) => text === 'given up'));
    told.mockRestore();
  });

  it('lose nothing and double nothing when Redis forgets everything in the middle', async () => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    handler.before = () => held;
    const told = await Promise.all(Array.from({ length: 100 }, () => tell()));
    await until(() => handler.begun.size >= 8);
    await redis().flushall();
    release();
    await world.rows(`update events.outbox set leased_until = now()`); // what 15 seconds would do
    await until(nothingWaits);
    expect(handler.effects.toSorted()).toEqual(told.toSorted());
  });

  it('have one effect each, also with a second relay beside the first', async () => {
    const second = new Relay(world.get(OutboxStore), world.get(JobQueues), world.get(RedisClients));
    second.onApplicationBootstrap();
    const told = await Promise.all(Array.from({ length: 60 }, () => tell()));
    await until(nothingWaits);
    await second.onModuleDestroy();
    expect(handler.effects.toSorted()).toEqual(told.toSorted());
    expect([...handler.begun.values()].every((times) => times === 1)).toBe(true);
  });

  it('bring the recurring jobs back after Redis forgot them', async () => {
    const count = () => world.get(JobQueues).named('schedule').getJobSchedulersCount();
    await redis().flushall();
    expect(await count()).toBe(0);
    await world.get(Schedules).write();
    const once = await count();
    await world.get(Schedules).write();
    expect([once > 0, await count()]).toEqual([true, once]);
  });
});
