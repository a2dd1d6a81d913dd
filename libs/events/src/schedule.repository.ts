import { Injectable } from '@nestjs/common';
import type { Repository } from 'typeorm';
import { Transactions, type Tx } from '#database';
import { ScheduleEntity } from './schedule.entity.js';

export type DueRun = Readonly<Pick<ScheduleEntity, 'name' | 'run'>>;
export type ScheduledJob = Readonly<
  Pick<ScheduleEntity, 'id' | 'name' | 'cron' | 'zone' | 'nextRunAt' | 'tries' | 'startedAt' | 'endedAt' | 'lastError' | 'failingSince'>
> & { readonly isAtWork: boolean };
type Plan = Readonly<Pick<ScheduleEntity, 'name' | 'cron' | 'zone' | 'plannedAt'>>;
type OpenRun = Readonly<Pick<ScheduleEntity, 'cron' | 'zone' | 'plannedAt' | 'tries'>> & { readonly now: Date };

/** So long a job that was brought to Redis is believed to be there. */
const LEASE_S = 60;

const schedule = (tx: Tx): Repository<ScheduleEntity> => tx.repository(ScheduleEntity);

/** Begun, and not left behind by a worker that died: as long as one lives, what is due and not over is leased again every minute. */
const isAtWork = `coalesce(started_at is not null and leased_until > now() - interval '10 seconds', false)`;

/** By the machine's clock, which no test moves. */
@Injectable()
export class ScheduleRepository {
  constructor(private readonly transactions: Transactions) {}

  async now(tx: Tx): Promise<Date> {
    const [row] = await tx.query<{ now: Date }>(`select now() as now`);
    if (!row) throw new Error('no time');
    return row.now;
  }

  /** Adds a recurring job, or plans it anew when its pattern is another one than before. */
  async plan(tx: Tx, { name, cron, zone, plannedAt }: Plan): Promise<void> {
    await tx.query(
      `insert into events.schedule as s (name, cron, zone, planned_at, next_run_at) values ($1, $2, $3, $4, $4)
       on conflict (name) do update
          set cron = excluded.cron, zone = excluded.zone, planned_at = excluded.planned_at, next_run_at = excluded.next_run_at,
              run = s.run + 1, tries = 0, progress = null, leased_until = null
        where (s.cron, s.zone) <> (excluded.cron, excluded.zone)`,
      [name, cron, zone, plannedAt],
    );
  }

  /** Takes the due ones of these jobs that nobody holds, and holds them for a minute. */
  lease(names: readonly string[]): Promise<DueRun[]> {
    return this.transactions.single<DueRun>(
      `with due as (
         select name from events.schedule
          where name = any($1) and next_run_at <= now() and (leased_until is null or leased_until < now())
          order by next_run_at for update skip locked)
       update events.schedule s set leased_until = now() + make_interval(secs => $2)
         from due where s.name = due.name
       returning s.name, s.run`,
      [names, LEASE_S],
    );
  }

  /** Undefined when this try has ended already. */
  async begin(tx: Tx, name: string, run: number): Promise<Pick<ScheduleEntity, 'progress'> | undefined> {
    const [row] = await tx.query<{ progress: string | null }>(
      `update events.schedule set started_at = now() where name = $1 and run = $2 returning progress`,
      [name, run],
    );
    return row;
  }

  /** Undefined when this try has ended already; else nobody else ends it until the commit. */
  async lock(tx: Tx, name: string, run: number): Promise<OpenRun | undefined> {
    const [row] = await tx.query<OpenRun>(
      `select cron, zone, planned_at as "plannedAt", tries, now() as now from events.schedule where name = $1 and run = $2 for update`,
      [name, run],
    );
    return row;
  }

  async succeed(tx: Tx, name: string, next: Date): Promise<void> {
    await this.end(tx, name, { plannedAt: next, nextRunAt: next, tries: 0, lastError: null, failingSince: null });
  }

  /** The next piece of the same run is due at once. */
  async resume(tx: Tx, name: string, progress: string): Promise<void> {
    await this.end(tx, name, { nextRunAt: () => 'now()', progress });
  }

  /** Another try of the same run. It begins anew. */
  async retry(tx: Tx, name: string, at: Date, reason: string): Promise<void> {
    await this.end(tx, name, { nextRunAt: at, tries: () => 'tries + 1', ...failure(reason) });
  }

  async fail(tx: Tx, name: string, next: Date, reason: string): Promise<void> {
    await this.end(tx, name, { plannedAt: next, nextRunAt: next, tries: 0, ...failure(reason) });
  }

  /** Seconds that the job waits which is due longest and not begun, and how many jobs have failed since they last succeeded. */
  async measure(names: readonly string[]): Promise<{ delay: number; failing: number }> {
    const [row] = await this.transactions.single<{ delay: number; failing: number }>(
      `select coalesce(extract(epoch from now() - min(next_run_at) filter (where next_run_at <= now() and not ${isAtWork})), 0)::float8 as delay,
              (count(*) filter (where failing_since is not null))::int as failing
         from events.schedule where name = any($1)`,
      [names],
    );
    return row ?? { delay: 0, failing: 0 };
  }

  /** Makes a job due now, unless it is begun. Its name; undefined when there is no such job. */
  async runNow(tx: Tx, id: string): Promise<string | undefined> {
    const [row] = await tx.query<{ name: string }>(
      `update events.schedule
          set next_run_at = case when started_at is null then now() else next_run_at end,
              -- The moment that it was planned for stays in its place: it runs then, too.
              planned_at = least(planned_at, now()),
              leased_until = case when started_at is null then null else leased_until end
        where id = $1 returning name`,
      [id],
    );
    return row?.name;
  }

  find(tx: Tx, names: readonly string[]): Promise<ScheduledJob[]> {
    return tx.query<ScheduledJob>(
      `select id, name, cron, zone, next_run_at as "nextRunAt", tries, started_at as "startedAt", ended_at as "endedAt",
              last_error as "lastError", failing_since as "failingSince", ${isAtWork} as "isAtWork"
         from events.schedule where name = any($1) order by name`,
      [names],
    );
  }

  private async end(tx: Tx, name: string, change: Parameters<Repository<ScheduleEntity>['update']>[1]): Promise<void> {
    await schedule(tx).update(
      { name },
      { progress: null, ...change, run: () => 'run + 1', endedAt: () => 'now()', startedAt: null, leasedUntil: null },
    );
  }
}

const failure = (reason: string) => ({ lastError: reason, failingSince: () => 'coalesce(failing_since, now())' });
