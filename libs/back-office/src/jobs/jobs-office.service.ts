import { Injectable } from '@nestjs/common';
import { AppError, assertAllowed, type DoneAnswer } from '#contracts';
import {
  listCap,
  recurringStates,
  type DeadLetter,
  type DeadLetterRow,
  type DeadLettersAnswer,
  type DeadLettersQuery,
  type InputOf,
  type RecurringJobRow,
  type RecurringJobsAnswer,
  type RecurringJobsQuery,
  type WorkersAnswer,
  type WorkersQuery,
} from '#contracts-admin';
import { Transactions } from '#database';
import { DeadLetters, eventsBehind, Heartbeats, Schedule, type GivenUp, type ScheduledJob } from '#events';
import { recurringJobs } from '#queues';
import { stateOf } from './jobs.policy.js';
import { mayReadJobs } from '../rights.policy.js';
import { OfficeList } from '../office-list.decorator.js';
import type { StaffActor } from '../staff-actor.js';
import { StaffCommands } from '../staff-commands.js';

const names = recurringJobs.map(({ name }) => name);
const done = { done: true } as const;

/** What runs by itself, as ops see it: what was given up, the recurring jobs, the workers. Rows hold ids and no personal text. */
@Injectable()
export class JobsOfficeService {
  constructor(
    private readonly transactions: Transactions,
    private readonly commands: StaffCommands,
    private readonly letters: DeadLetters,
    private readonly schedule: Schedule,
    private readonly heartbeats: Heartbeats,
  ) {}

  @OfficeList('dead_letters')
  async listDeadLetters({ roles }: StaffActor, { page, per_page }: DeadLettersQuery): Promise<DeadLettersAnswer> {
    assertAllowed(mayReadJobs(roles));
    return this.transactions.read(async (tx) => {
      const rows = await this.letters.page(tx, (page - 1) * per_page, per_page);
      const found = await this.letters.count(tx, listCap + 1);
      return { rows: rows.map(toLetterRow), total: Math.min(found, listCap), more: found > listCap };
    });
  }

  async openDeadLetter({ roles }: StaffActor, id: string): Promise<DeadLetter> {
    assertAllowed(mayReadJobs(roles));
    const letter = await this.transactions.read((tx) => this.letters.find(tx, id));
    if (!letter) throw new AppError('not_found');
    return { ...toLetterRow(letter), payload: letter.payload };
  }

  /** Throws `not_found` when it is gone: somebody else tried it again, or its member was erased. */
  retryDeadLetter(actor: StaffActor, id: string, input: InputOf<'retry_dead_letter'>): Promise<DoneAnswer> {
    return this.commands.run('retry_dead_letter', actor, input, async (tx) => {
      const retried = await this.letters.retry(tx, id);
      if (!retried) throw new AppError('not_found');
      return { result: done, subjectId: id, facts: { job: retried.reaction, tries: retried.tries } };
    });
  }

  @OfficeList('recurring_jobs')
  async listRecurringJobs({ roles }: StaffActor, { page, per_page }: RecurringJobsQuery): Promise<RecurringJobsAnswer> {
    assertAllowed(mayReadJobs(roles));
    const { jobs, now } = await this.transactions.read((tx) => this.schedule.find(tx, names));
    const rows = jobs.map((job) => toRecurringRow(job, now)).toSorted(byNeed);
    return { rows: rows.slice((page - 1) * per_page, page * per_page), total: rows.length, more: false };
  }

  /** Makes a job due now. One that runs already runs on, and not twice. */
  runRecurringJob(actor: StaffActor, id: string, input: InputOf<'run_recurring_job'>): Promise<DoneAnswer> {
    return this.commands.run('run_recurring_job', actor, input, async (tx) => {
      const job = await this.schedule.runNow(tx, id);
      if (!job) throw new AppError('not_found');
      return { result: done, subjectId: id, facts: { job } };
    });
  }

  @OfficeList('workers')
  async listWorkers({ roles }: StaffActor, { page, per_page }: WorkersQuery): Promise<WorkersAnswer> {
    assertAllowed(mayReadJobs(roles));
    const workers = await this.transactions.read((tx) => this.heartbeats.workers(tx));
    const rows = workers.map(({ id, host, pid, isAlive, startedAt, at }) => ({
      id,
      host,
      pid,
      alive: isAlive,
      started_at: startedAt.toISOString(),
      last_sign_at: at.toISOString(),
    }));
    return { rows: rows.slice((page - 1) * per_page, page * per_page), total: rows.length, more: false };
  }
}

const toLetterRow = ({ id, reaction, tries, reason, toldAt, at }: GivenUp): DeadLetterRow => ({
  id,
  job: reaction,
  events: eventsBehind(reaction),
  tries,
  error: reason,
  told_at: toldAt?.toISOString() ?? null,
  given_up_at: at.toISOString(),
});

const toRecurringRow = (job: ScheduledJob, now: Date): RecurringJobRow => ({
  id: job.id,
  job: job.name,
  cron: job.cron,
  zone: job.zone,
  state: stateOf(job, now),
  next_run_at: job.nextRunAt.toISOString(),
  started_at: job.startedAt?.toISOString() ?? null,
  ended_at: job.endedAt?.toISOString() ?? null,
  tries: job.tries,
  error: job.lastError,
  failing_since: job.failingSince?.toISOString() ?? null,
});

const byNeed = (one: RecurringJobRow, other: RecurringJobRow): number =>
  recurringStates.indexOf(one.state) - recurringStates.indexOf(other.state) || one.job.localeCompare(other.job);
