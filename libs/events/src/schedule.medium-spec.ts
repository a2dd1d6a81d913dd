import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Transactions } from '#database';
import { World } from '#testing';
import { Schedule, type Run } from './index.js';

const tidy = { name: 'test.tidy', cron: '10 3 * * *', zone: 'UTC' };
const often = { name: 'test.often', cron: '*/10 * * * *', zone: 'UTC' };
const names = [tidy.name, often.name];

let world: World;
let schedule: Schedule;
beforeAll(async () => {
  world = await World.open();
  schedule = world.get(Schedule);
});
beforeEach(async () => {
  await world.empty();
  await schedule.register([tidy, often]);
});
afterAll(() => world.close());

type Row = {
  run: number;
  tries: number;
  wait: number;
  progress: string | null;
  last_error: string | null;
  failing: boolean;
  held: boolean;
};
const row = async (name = tidy.name): Promise<Row> => {
  const [found] = await world.rows<Row>(
    `select run, tries, extract(epoch from next_run_at - now())::float8 as wait, progress, last_error, failing_since is not null as failing,
            leased_until is not null as held
       from events.schedule where name = $1`,
    [name],
  );
  if (!found) throw new Error('no such row');
  return found;
};
const makeDue = (name = tidy.name) =>
  world.rows(`update events.schedule set planned_at = now(), next_run_at = now(), leased_until = null where name = $1`, [name]);
const leaseOne = async (): Promise<Run> => {
  const [run, ...others] = await schedule.lease(names);
  if (!run || others.length > 0) throw new Error('not one run');
  return run;
};

describe('recurring jobs', () => {
  it('are planned once by any number of processes that start, each at the next moment of its pattern', async () => {
    const before = await world.rows(`select * from events.schedule order by name`);
    await Promise.all(Array.from({ length: 5 }, () => schedule.register([often, tidy])));
    expect(await world.rows(`select * from events.schedule order by name`)).toEqual(before);
    expect((await row(often.name)).wait).toBeLessThanOrEqual(600);
    expect(await schedule.lease(names)).toEqual([]);
  });

  it('are planned anew when their pattern is another one, and keep what was due when it is not', async () => {
    await makeDue();
    await schedule.register([{ ...tidy, cron: '*/5 * * * *' }, often]);
    const { wait, run } = await row();
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(300);
    expect(run).toBe(1);
    await makeDue();
    await schedule.register([{ ...tidy, cron: '*/5 * * * *' }, often]);
    expect(await schedule.lease(names)).toHaveLength(1);
  });

  it('that are due run once, however many processes look', async () => {
    await makeDue();
    const leased = (await Promise.all(Array.from({ length: 5 }, () => schedule.lease(names)))).flat();
    expect(leased).toEqual([{ name: tidy.name, run: 0 }]);
  });

  it('that a process does not know are left to the ones that do', async () => {
    await makeDue();
    expect(await schedule.lease([often.name])).toEqual([]);
    expect(await schedule.lease(names)).toHaveLength(1);
  });

  it('come again when Redis has lost them: after a minute', async () => {
    await makeDue();
    const first = await leaseOne();
    await world.rows(`update events.schedule set leased_until = leased_until - interval '59 seconds'`);
    expect(await schedule.lease(names)).toEqual([]);
    await world.rows(`update events.schedule set leased_until = leased_until - interval '2 seconds'`);
    expect(await leaseOne()).toEqual(first);
  });

  it('that were missed for days run once, and then at their next moment', async () => {
    await world.rows(
      `update events.schedule set planned_at = now() - interval '9 days', next_run_at = now() - interval '9 days' where name = $1`,
      [often.name],
    );
    const run = await leaseOne();
    await schedule.begin(run);
    await schedule.succeed(run);
    expect((await row(often.name)).wait).toBeGreaterThan(0);
    expect(await schedule.lease(names)).toEqual([]);
  });

  it('are tried again after each pause, and fail after the last until their next moment', async () => {
    const pauses = [5, 30];
    await makeDue();
    for (const pause of pauses) {
      expect(await schedule.fail(await leaseOne(), 'busy', pauses)).toBe('retry');
      expect((await row()).wait).toBeCloseTo(pause, 0);
      expect(await schedule.lease(names)).toEqual([]);
      await world.rows(`update events.schedule set next_run_at = now() where name = $1`, [tidy.name]);
    }
    expect(await schedule.fail(await leaseOne(), 'still busy', pauses)).toBe('failed');
    expect(await row()).toMatchObject({ tries: 0, last_error: 'still busy', failing: true });
    expect(await schedule.measure(names)).toMatchObject({ failing: 1 });
    expect((await row()).wait).toBeGreaterThan(60);

    await makeDue();
    await schedule.succeed(await leaseOne());
    expect(await row()).toMatchObject({ last_error: null, failing: false });
    expect(await schedule.measure(names)).toMatchObject({ failing: 0 });
  });

  it('in pieces go on at once where they were, and begin anew after a failure', async () => {
    await makeDue();
    const first = await leaseOne();
    expect(await schedule.begin(first)).toEqual({ progress: null });
    await schedule.resume(first, 'half');
    const second = await leaseOne();
    expect(await schedule.begin(second)).toEqual({ progress: 'half' });
    await schedule.fail(second, 'busy', [5]);
    expect(await row()).toMatchObject({ progress: null, tries: 1 });
  });

  it('that somebody wants now run now, and then at their usual moment all the same', async () => {
    const usual = (await row()).wait;
    const [job] = await world.rows<{ id: string }>(`select id from events.schedule where name = $1`, [tidy.name]);
    const runNow = (id: string) => world.get(Transactions).run((tx) => schedule.runNow(tx, id));
    expect(await runNow(job?.id ?? '')).toBe(tidy.name);
    expect(await runNow(randomUUID())).toBeUndefined();
    await schedule.succeed(await leaseOne());
    expect((await row()).wait).toBeGreaterThan(usual - 60);
    expect((await row()).wait).toBeLessThanOrEqual(usual);
  });

  it('left behind by a worker that died are not taken for running', async () => {
    const atWork = async () =>
      (await world.get(Transactions).read((tx) => schedule.find(tx, [tidy.name]))).jobs.map(({ isAtWork }) => isAtWork);
    await makeDue();
    await schedule.begin(await leaseOne());
    expect(await atWork()).toEqual([true]);
    await world.rows(
      `update events.schedule set leased_until = now() - interval '11 seconds', next_run_at = now() - interval '9 seconds' where name = $1`,
      [tidy.name],
    );
    expect(await atWork()).toEqual([false]);
    expect((await schedule.measure(names)).delay).toBeCloseTo(9, 0);
  });

  it('of a try that has ended do nothing more', async () => {
    await makeDue();
    const old = await leaseOne();
    await schedule.fail(old, 'busy', [5]);
    const after = await row();
    expect(await schedule.begin(old)).toBeUndefined();
    await schedule.succeed(old);
    await schedule.resume(old, 'half');
    await schedule.fail(old, 'late', []);
    expect({ ...(await row()), wait: 0 }).toEqual({ ...after, wait: 0 });
  });

  it('tell how long the longest due one waits', async () => {
    expect(await schedule.measure(names)).toEqual({ delay: 0, failing: 0 });
    await world.rows(`update events.schedule set next_run_at = now() - interval '9 seconds' where name = $1`, [tidy.name]);
    expect((await schedule.measure(names)).delay).toBeCloseTo(9, 0);
    await schedule.begin(await leaseOne());
    expect((await schedule.measure(names)).delay).toBe(0);
  });

  it('of a name that is no more are late for nobody', async () => {
    await makeDue();
    await world.rows(`update events.schedule set next_run_at = now() - interval '1 day', failing_since = now() where name = $1`, [
      tidy.name,
    ]);
    expect(await schedule.measure([often.name])).toEqual({ delay: 0, failing: 0 });
  });
});
