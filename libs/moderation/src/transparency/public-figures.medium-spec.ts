import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { yearFigures } from '#contracts';
import { Clock } from '#database';
import { World } from '#testing';
import { ModerationModule, PublicFigures } from '../index.js';

let world: World;
let figures: PublicFigures;
let now: Date;
beforeAll(async () => {
  world = await World.open([ModerationModule]);
});
let ahead = 0;
beforeEach(async () => {
  await world.empty();
  figures = world.get(PublicFigures);
  // What was read in the test before is old.
  await pass(11);
  now = world.get(Clock).now();
});
afterAll(() => world.close());

const pass = async (minutes: number) => {
  ahead += minutes;
  await world.clockAhead(`${ahead} minutes`);
  await world.get(Clock).refresh();
};

/** Closed cases of this year, and what was decided about each. */
async function decided(times: number, measure: string, rule: string | null): Promise<void> {
  await world.rows(
    `with opened as (
       insert into moderation."case" (id, kind, reason, priority, opened_at, due_at, state, closed_at)
       select uuidv7(), 'report', 'money', 2, $1::timestamptz, $1::timestamptz + interval '1 day', 'closed', $1::timestamptz
         from generate_series(1, $2::int) returning id)
     insert into moderation.decision (case_id, member_id, staff_id, at, measure, rule, state, in_force_at)
     select o.id, uuidv7(), $3, $1, $4, $5, 'in_force', $1 from opened o`,
    [now, times, randomUUID(), measure, rule],
  );
}

describe('the figures that everybody may read', () => {
  it('are those of this year and the last one, without a small number', async () => {
    await decided(6, 'warning', 'insult');
    await decided(2, 'ban', 'money');
    const years = await figures.years();
    expect(years.map(({ year }) => year)).toEqual([now.getUTCFullYear(), now.getUTCFullYear() - 1]);
    expect(years.map((one) => yearFigures.parse(one))).toEqual(years);
    expect(years[0]?.reports).toEqual([{ reason: 'money', count: 8 }]);
    expect(years[0]?.measures).toEqual([
      { measure: 'warning', count: 6 },
      { measure: 'ban', count: null },
    ]);
    expect(years[1]).toMatchObject({ reports: [], measures: [], appeals: { received: 0 } });
  });

  it('are read once in ten minutes, however many ask at once', async () => {
    const asked = await world.statementsIn(() => Promise.all([figures.years(), figures.years(), figures.years()]));
    expect(asked.filter((sql) => sql.includes('moderation.appeal'))).toHaveLength(2);
    await decided(6, 'warning', 'insult');
    await pass(9);
    expect(await world.statementsIn(() => figures.years())).toEqual([]);
    expect((await figures.years())[0]?.measures).toEqual([]);
    await pass(2);
    expect((await figures.years())[0]?.measures).toEqual([{ measure: 'warning', count: 6 }]);
  });

  it('are asked for again after a failure', async () => {
    await world.rows(`alter table moderation.appeal rename to appeal_away`);
    try {
      await expect(figures.years()).rejects.toThrow();
    } finally {
      await world.rows(`alter table moderation.appeal_away rename to appeal`);
    }
    expect(await figures.years()).toHaveLength(2);
  });
});
