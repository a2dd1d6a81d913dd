import { Injectable } from '@nestjs/common';
import { Transactions, type Tx } from '#database';
import { momentAfter, nextRun, nextTry, type Recurrence } from './next-run.policy.js';
import { ScheduleRepository, type DueRun, type ScheduledJob } from './schedule.repository.js';

export type { ScheduledJob };
/** One try of a recurring job. What a try says that has ended already changes nothing. */
export type Run = DueRun;

const REASON_MAX = 500;

/** The recurring jobs: which are due is decided here, in Postgres, so that losing Redis loses no run and several processes make one. */
@Injectable()
export class Schedule {
  constructor(
    private readonly transactions: Transactions,
    private readonly jobs: ScheduleRepository,
  ) {}

  /** Plans the jobs that are new, or whose pattern has changed. Any number of processes may do so at once. */
  register(jobs: readonly (Recurrence & { readonly name: string })[]): Promise<void> {
    return this.transactions.run(async (tx) => {
      const now = await this.jobs.now(tx);
      // In one order, so that two processes at once do not wait for each other.
      for (const job of jobs.toSorted((a, b) => a.name.localeCompare(b.name))) {
        await this.jobs.plan(tx, { ...job, plannedAt: momentAfter(job, now) });
      }
    });
  }

  /** Takes the due ones of these jobs that nobody holds, and holds them for a minute. */
  lease(names: readonly string[]): Promise<Run[]> {
    return this.jobs.lease(names);
  }

  /** How far the run has come in earlier pieces. Undefined when this try has ended already: then it must not happen. */
  begin({ name, run }: Run): Promise<{ readonly progress: string | null } | undefined> {
    return this.transactions.run((tx) => this.jobs.begin(tx, name, run));
  }

  /** The run is over, and the next one is planned. */
  succeed({ name, run }: Run): Promise<void> {
    return this.transactions.run(async (tx) => {
      const open = await this.jobs.lock(tx, name, run);
      if (open) await this.jobs.succeed(tx, name, nextRun(open, open.plannedAt, open.now));
    });
  }

  /** A piece of the run is done, and the next one is due at once, behind what waits already. */
  resume({ name, run }: Run, progress: string): Promise<void> {
    return this.transactions.run(async (tx) => {
      if (await this.jobs.lock(tx, name, run)) await this.jobs.resume(tx, name, progress);
    });
  }

  /** A try failed: another one follows after its pause in seconds; after the last pause, the next regular run. */
  fail({ name, run }: Run, reason: string, pauses: readonly number[]): Promise<'retry' | 'failed'> {
    return this.transactions.run(async (tx) => {
      const open = await this.jobs.lock(tx, name, run);
      if (!open) return 'retry';
      const { kind, at } = nextTry(pauses, open.tries, nextRun(open, open.plannedAt, open.now), open.now);
      const note = reason.slice(0, REASON_MAX);
      await (kind === 'retry' ? this.jobs.retry(tx, name, at, note) : this.jobs.fail(tx, name, at, note));
      return kind;
    });
  }

  /**
   * Of these jobs: seconds that the one waits which is due longest and not begun, and how many have failed since they last succeeded. A row of a name that
   * was given up, which a process of before has planned once more, is nobody's.
   */
  measure(names: readonly string[]): Promise<{ readonly delay: number; readonly failing: number }> {
    return this.jobs.measure(names);
  }

  /** Makes a job due now, whatever its pattern says, unless it runs at this moment. Its name; undefined when there is no such job. */
  runNow(tx: Tx, id: string): Promise<string | undefined> {
    return this.jobs.runNow(tx, id);
  }

  /** How these jobs stand at the moment `now` of the database. */
  async find(tx: Tx, names: readonly string[]): Promise<{ readonly jobs: ScheduledJob[]; readonly now: Date }> {
    return { jobs: await this.jobs.find(tx, names), now: await this.jobs.now(tx) };
  }
}
