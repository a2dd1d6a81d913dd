import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AuditModule } from '#audit';
import type { StaffRole } from '#contracts-admin';
import { Heartbeats, Schedule } from '#events';
import { recurringJobs } from '#queues';
import { World } from '#testing';
import { BackOfficeModule, JobsOfficeService, type StaffActor } from '../index.js';

let world: World;
let office: JobsOfficeService;
beforeAll(async () => {
  world = await World.open([AuditModule, BackOfficeModule]);
  office = world.get(JobsOfficeService);
});
beforeEach(() => world.empty());
afterAll(() => world.close());

const actor = (...roles: StaffRole[]): StaffActor => ({ id: randomUUID(), roles, ip: '203.0.113.9' });
const ops = actor('ops');
const page = { page: 1, per_page: 25 };

describe('the work that was given up', () => {
  it('is shown with what it was given, why it failed and since when [#141]', async () => {
    const [id, tokenId] = [randomUUID(), randomUUID()];
    await world.rows(
      `insert into events.dead_letter (id, reaction, payload, tries, reason, told_at, at)
       values ($1, 'mail.activation', jsonb_build_object('tokenId', $2::text), 20, 'MailDelayed: later', '2026-11-24T10:00:00Z', '2026-11-24T12:00:00Z')`,
      [id, tokenId],
    );
    const row = {
      id,
      job: 'mail.activation',
      events: ['auth.activation_requested'],
      tries: 20,
      error: 'MailDelayed: later',
      told_at: '2026-11-24T10:00:00.000Z',
      given_up_at: '2026-11-24T12:00:00.000Z',
    };
    expect(await office.listDeadLetters(ops, page)).toEqual({ rows: [row], total: 1, more: false });
    expect(await office.openDeadLetter(ops, id)).toEqual({ ...row, payload: { tokenId } });
    await expect(office.openDeadLetter(ops, randomUUID())).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('the recurring jobs', () => {
  it('are all there, with those first that need somebody', async () => {
    await world.get(Schedule).register(recurringJobs);
    await world.rows(
      `update events.schedule set failing_since = now(), last_error = 'Error: busy' where name = 'search.mark-frequent-words'`,
    );
    await world.rows(`update events.schedule set next_run_at = now() - interval '6 minutes' where name = 'site.make-partitions'`);
    const { rows, total } = await office.listRecurringJobs(ops, page);
    expect(total).toBe(recurringJobs.length);
    expect(rows.slice(0, 3)).toMatchObject([
      { job: 'site.make-partitions', state: 'late' },
      { job: 'search.mark-frequent-words', state: 'failed', error: 'Error: busy', failing_since: expect.any(String) },
      { state: 'waiting' },
    ]);
    const second = await office.listRecurringJobs(ops, { page: 2, per_page: 10 });
    expect(second.rows.map(({ job }) => job)).toEqual(rows.slice(10, 20).map(({ job }) => job));
  });

  it('are made due now, but one that runs is left at it', async () => {
    await world.get(Schedule).register(recurringJobs);
    const { rows } = await office.listRecurringJobs(ops, page);
    const [first, second] = rows;
    if (!first || !second) throw new Error('no jobs');
    await world.rows(
      `update events.schedule set started_at = now(), leased_until = now() + interval '1 minute', next_run_at = now() - interval '1 minute' where id = $1`,
      [second.id],
    );
    for (const { id } of [first, second]) await office.runRecurringJob(ops, id, { reason: 'cause_mended' });
    expect(await world.get(Schedule).lease([first.job])).toEqual([{ name: first.job, run: 0 }]);
    expect(
      await world.rows(`select next_run_at < now() - interval '30 seconds' as old from events.schedule where id = $1`, [second.id]),
    ).toEqual([{ old: true }]);
    expect(await world.rows(`select act, subject_kind, reason, facts from audit.entry where subject_id = $1`, [first.id])).toEqual([
      { act: 'recurring_job.run', subject_kind: 'recurring_job', reason: 'cause_mended', facts: { job: first.job } },
    ]);
  });
});

describe('the workers', () => {
  it('are shown, the one that was lost among them', async () => {
    const heartbeats = world.get(Heartbeats);
    const [dead, living] = [randomUUID(), randomUUID()];
    for (const [id, pid] of [
      [dead, 11],
      [living, 12],
    ] as const)
      await heartbeats.beat({ id, process: 'worker', host: 'machine-1', pid });
    await world.rows(`update events.heartbeat set at = now() - interval '1 minute' where id = $1`, [dead]);
    const { rows } = await office.listWorkers(ops, page);
    expect(rows).toMatchObject([
      { id: dead, host: 'machine-1', pid: 11, alive: false },
      { id: living, pid: 12, alive: true },
    ]);
  });
});

describe('the page of jobs', () => {
  it('is for ops alone', async () => {
    for (const role of ['moderator', 'finance', 'content', 'owner'] as const) {
      const refused = { code: 'forbidden' };
      await expect(office.listDeadLetters(actor(role), page)).rejects.toMatchObject(refused);
      await expect(office.openDeadLetter(actor(role), randomUUID())).rejects.toMatchObject(refused);
      await expect(office.listRecurringJobs(actor(role), page)).rejects.toMatchObject(refused);
      await expect(office.listWorkers(actor(role), page)).rejects.toMatchObject(refused);
      await expect(office.retryDeadLetter(actor(role), randomUUID(), { reason: 'cause_mended' })).rejects.toMatchObject(refused);
      await expect(office.runRecurringJob(actor(role), randomUUID(), { reason: 'cause_mended' })).rejects.toMatchObject(refused);
    }
  });
});
