import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { World } from '#testing';
import { memberNames } from './named-members.js';
import { openDemoCases } from './demo-cases.js';
import { demoId } from './demo-ids.js';
import { seed } from './index.js';

const SEED = 58;
const MEMBERS = 1_000;
let world: World;
let dataDir: string;
let waiting: number;

beforeAll(async () => {
  world = await World.open();
  dataDir = await mkdtemp(join(tmpdir(), 'demo-cases-'));
  const { databaseUrl, databaseOwnerUrl: ownerUrl = '', appSecret } = world.config;
  await seed({ databaseUrl, ownerUrl, members: MEMBERS, seedNumber: SEED, pictures: 6, dataDir, log: () => undefined });
  // Most have written nothing about themselves; those that could be decided about first have not.
  await world.rows(
    `update profiles.profile set about = '' where member_id in (select member_id from profiles.profile order by member_id limit $1)`,
    [MEMBERS * 0.7],
  );
  waiting = await openDemoCases(world, { seedNumber: SEED, appSecret });
});
afterAll(async () => {
  await world.empty();
  await Promise.all([world.close(), rm(dataDir, { recursive: true })]);
});

const counted = (what: string) =>
  world
    .rows<{ name: string; n: number }>(
      `select ${what} as name, count(*)::int as n from moderation."case" where state in ('open', 'proposed') group by 1 order by 1`,
    )
    .then((rows) => Object.fromEntries(rows.map(({ name, n }) => [name, n])));

describe('the day of the moderators of a demo', () => {
  it('has forty reports of all kinds, complaints, appeals, and a ban that waits for a second opinion', async () => {
    expect(waiting).toBe(40);
    expect(await counted('kind')).toEqual({ appeal: 3, complaint: 4, report: 41 });
    expect(await counted('state')).toEqual({ open: 47, proposed: 1 });
    const reasons = await world.rows<{ reason: string }>(
      `select distinct reason from moderation."case" where kind = 'report' and state = 'open'`,
    );
    expect(reasons.map(({ reason }) => reason).toSorted()).toEqual(
      ['danger', 'fake', 'insult', 'minor', 'money', 'other', 'photo', 'sexual'].toSorted(),
    );
  });

  it('has a text taken away from somebody who had written one', async () => {
    const removed = await world.rows<{ id: string }>(`select member_id as id from moderation.decision where removes_text`);
    expect(removed).toHaveLength(1);
    const first = await world.rows(
      `select 1 from (select member_id from profiles.profile order by member_id limit $1) f where member_id = $2`,
      [MEMBERS * 0.7, removed[0]?.id],
    );
    expect(first).toEqual([]);
  });

  it('has a ring: three accounts that told several people the same', async () => {
    const ring = await world.rows(
      `select subject_id from moderation."case" where kind = 'report' and reason = 'money' and state = 'open' group by 1 having count(*) = 2`,
    );
    expect(ring).toHaveLength(3);
  });

  it('is about words that say what the reports say of them', async () => {
    const reported = await world.rows<{ reason: string; body: string }>(
      `select c.reason, m.body from moderation."case" c
         join moderation.report r on r.id = c.id join chats.message m on m.conversation_id = r.conversation_id and m.seq = r.seq
        where c.state = 'open' and c.reason in ('danger', 'money')`,
    );
    const said: Readonly<Record<string, RegExp>> = { danger: /vanavond|heute abend|tonight/i, money: /euro/i };
    expect(reported.length).toBeGreaterThan(6);
    expect(reported.filter(({ reason, body }) => !said[reason]?.test(body))).toEqual([]);
  });

  it('leaves the named members alone: whoever logs in as one of them finds the account as it was', async () => {
    const named = memberNames.map((_, number) => demoId(SEED, 'member', number));
    expect(await world.rows(`select 1 from moderation."case" where subject_id = any($1::uuid[])`, [named])).toEqual([]);
    expect(await world.rows(`select 1 from moderation.report where reporter_id = any($1::uuid[])`, [named])).toEqual([]);
  });

  it('has most of it in time, some of it soon, and danger from a moment ago', async () => {
    const [found] = await world.rows<{ late: number; all: number; danger: number }>(
      `select (count(*) filter (where due_at < now()))::int as late, count(*)::int as all,
              (count(*) filter (where priority = 0 and opened_at > now() - interval '5 minutes'))::int as danger
         from moderation."case" where state = 'open'`,
    );
    expect(found?.danger).toBeGreaterThan(0);
    expect(found?.late).toBeGreaterThan(0);
    expect(found?.late).toBeLessThan((found?.all ?? 0) / 4);
  });
});
