import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { RedisClients, Transactions } from '#database';
import { Outbox, OutboxStore, Schedule } from '#events';
import { logger, metrics, setLogLevel } from '#observability';
import { done, GiveUp, JobQueues, recurringJobs, unfinished, workerOptions, type JobName } from '#queues';
import { until, World } from '#testing';
import { activationRequested, EveryHandler, RelayWorldModule } from './every-handler.fixture.js';
import { RecurringClock } from './recurring-clock.js';
import { Relay } from './relay.js';

setLogLevel('silent');

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
  handler.recurred.length = 0;
  handler.atRecurring = () => done;
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

  it('put aside what no try can help, with its reason, while the others flow [J8]', async () => {
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
      (await metrics.jobs.get()).values.find(({ labels }) => labels['name'] === 'mail.activation' && labels['outcome'] === 'failed')
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

  it('do once, and within half a minute, what a worker lost hold of so often that its job failed for ever [J1]', async () => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    handler.before = (_tokenId, time) => (time === 1 ? held : undefined);
    const tokenId = await tell();
    await until(() => handler.begun.get(tokenId) === 1);
    const lostAt = performance.now();
    const [row] = await world.rows<{ id: string }>(`select id from events.outbox`);
    const job = `{mail-critical}:mail-critical:ob-${row?.id}`;
    expect(await redis().hset(job, 'stc', workerOptions('mail-critical').maxStalledCount ?? 0)).toBe(1); // it was lost as often as is forgiven
    expect(await redis().del(`${job}:lock`)).toBe(1); // and is lost now
    await until(async () => (await redis().exists(job)) === 0, 30);
    expect([handler.begun.get(tokenId), handler.effects]).toEqual([1, []]);
    await until(() => handler.effects.length > 0, 30);
    expect((performance.now() - lostAt) / 1_000).toBeLessThan(30);
    release();
    await until(nothingWaits);
    expect(handler.effects).toEqual([tokenId]);
  });

  it('leave a crowd in Postgres until workers have time for it, and nobody else waits behind it', async () => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const mine = new Set<string>();
    handler.before = (tokenId) => (mine.has(tokenId) ? undefined : held);
    await world.rows(
      `insert into events.outbox (reaction, payload, due)
       select 'mail.summary', jsonb_build_object('memberId', uuidv7()), now() from generate_series(1, 1500)`,
    );
    const bulk = world.get(JobQueues).named('mail-bulk');
    await until(async () => (await bulk.getActiveCount()) === 4);
    await until(async () => (await bulk.getWaitingCount()) === 1_000);
    const tokenId = randomUUID();
    mine.add(tokenId);
    await world.get(Transactions).run((tx) => world.get(Outbox).tell(tx, activationRequested, { tokenId }));
    await until(() => handler.effects.includes(tokenId));
    expect(await bulk.getWaitingCount()).toBe(1_000);
    release();
    await until(nothingWaits, 30);
    expect(handler.effects).toHaveLength(1_501);
  });

  it('have one effect each, also with a second relay beside the first [J4]', async () => {
    const second = new Relay(world.get(OutboxStore), world.get(JobQueues), world.get(RedisClients));
    second.onApplicationBootstrap();
    const told = await Promise.all(Array.from({ length: 60 }, () => tell()));
    await until(nothingWaits);
    await second.onModuleDestroy();
    expect(handler.effects.toSorted()).toEqual(told.toSorted());
    expect([...handler.begun.values()].every((times) => times === 1)).toBe(true);
  });
});

describe('the clock', () => {
  const job = 'audit.make-partitions';
  type Row = { run: number; tries: number; waits: boolean; last_error: string | null; failing: boolean };
  const row = async (name: JobName = job): Promise<Row | undefined> => {
    const rows = await world.rows<Row>(
      `select run, tries, next_run_at > now() as waits, last_error, failing_since is not null as failing from events.schedule where name = $1`,
      [name],
    );
    return rows[0];
  };
  /** Those of a job: the ones of each minute run beside it whenever a minute ends. */
  const runs = (name: JobName = job) => handler.recurred.filter((one) => one === name);
  const makeDue = (...names: readonly JobName[]) =>
    world.rows(`update events.schedule set next_run_at = now() where name = any($1)`, [names.length > 0 ? names : [job]]);
  const isOver = async (name: JobName = job) => {
    const found = await row(name);
    return found?.waits === true && found.run > 0 && !found.failing;
  };

  beforeEach(async () => {
    await world.get(Schedule).register(recurringJobs);
    // What runs every few minutes would come in between.
    await world.rows(`update events.schedule set next_run_at = now() + interval '1 hour'`);
  });

  it('brings what is due to its queue, and plans the next run when it is done', async () => {
    await makeDue();
    await until(() => isOver());
    expect(runs()).toEqual([job]);
    expect(await row()).toMatchObject({ run: 1, tries: 0, last_error: null });
  });

  it('has a job that failed tried again, until it succeeds', async () => {
    handler.atRecurring = () => {
      if (runs().length < 3) throw new Error('busy at anna@mail.example');
      return done;
    };
    await makeDue();
    for (const tries of [1, 2]) {
      await until(async () => (await row())?.tries === tries);
      expect(await row()).toMatchObject({ last_error: 'Error: busy at [redacted]', failing: true, waits: true });
      await makeDue(); // what 5 and 30 seconds would do
    }
    await until(() => isOver());
    expect(runs()).toEqual([job, job, job]);
  });

  it('lets a job fail that no try can help, and still runs it the next time', async () => {
    handler.atRecurring = () => {
      throw new GiveUp('broken');
    };
    await makeDue();
    await until(async () => (await row())?.failing === true);
    expect(await row()).toMatchObject({ tries: 0, waits: true, last_error: 'GiveUp: broken' });
    handler.atRecurring = () => done;
    await makeDue();
    await until(() => isOver());
    expect(runs()).toEqual([job, job]);
  });

  it('makes one run of five processes that start at once [J5]', async () => {
    await world.rows(`delete from events.schedule`);
    const clocks = Array.from({ length: 5 }, () => new RecurringClock(world.get(Schedule), world.get(JobQueues), world.get(RedisClients)));
    for (const clock of clocks) clock.onApplicationBootstrap();
    await until(async () => (await row()) !== undefined);
    await makeDue();
    await until(() => isOver());
    for (const clock of clocks) await clock.onModuleDestroy();
    expect(runs()).toEqual([job]);
  });

  it('makes no storm of a clock that jumps: every job runs once [J12]', async () => {
    await world.rows(
      `update events.schedule set planned_at = planned_at - interval '25 hours', next_run_at = next_run_at - interval '25 hours'`,
    );
    await until(async () => (await world.rows(`select 1 from events.schedule where next_run_at <= now() or run = 0`)).length === 0);
    // Those of each minute may have been due once more meanwhile.
    const rare = recurringJobs.filter(({ cron }) => cron !== '* * * * *').map(({ name }) => name);
    expect(handler.recurred.filter((name) => rare.includes(name)).toSorted()).toEqual(rare.toSorted());
  });

  it('loses no run when Redis forgets everything in the middle', async () => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    handler.atRecurring = async () => {
      await held;
      return done;
    };
    await makeDue();
    await until(() => runs().length === 1);
    await redis().flushall();
    await world.rows(`update events.schedule set leased_until = now() where leased_until is not null`); // what a minute would do
    await until(() => runs().length === 2);
    release();
    await until(() => isOver());
    expect(await row()).toMatchObject({ run: 1 });
  });

  it('is held up by no job, however long that takes', async () => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    handler.atRecurring = async (name) => {
      if (name === 'chats.reconcile') await held;
      return done;
    };
    await makeDue('chats.reconcile');
    await until(() => runs('chats.reconcile').length === 1);
    await makeDue();
    await until(() => isOver());
    expect(runs()).toEqual([job]);
    release();
    await until(() => isOver('chats.reconcile'));
  });

  it('goes on with large work piece by piece', async () => {
    const seen: (string | null)[] = [];
    handler.atRecurring = (name, progress) => {
      if (name !== job) return done;
      seen.push(progress);
      return seen.length < 3 ? unfinished(`piece ${seen.length}`) : done;
    };
    await makeDue();
    await until(() => isOver());
    expect(seen).toEqual([null, 'piece 1', 'piece 2']);
  });
});
