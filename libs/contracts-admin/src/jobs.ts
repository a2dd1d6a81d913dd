import { uuid } from '#contracts';
import * as z from 'zod/mini';
import { listOf, pageFields, withinCap } from './lists.js';
import { resource } from './resource.js';

/** Why ops run something again; the log keeps it. */
export const rerunReasons = ['cause_mended', 'outage_over', 'see_it_fail'] as const;
export type RerunReason = (typeof rerunReasons)[number];

const jobsQuery = z.strictObject({ ...pageFields }).check(z.refine(withinCap, { path: ['page'] }));

/** Work that was given up: the newest first. */
export const deadLettersQuery = jobsQuery;
export type DeadLettersQuery = z.infer<typeof deadLettersQuery>;
export const deadLetterId = uuid;
export const deadLetterRow = z.object({
  id: deadLetterId,
  job: z.string(),
  /** What it reacts to; a job may react to several events. */
  events: z.array(z.string()),
  tries: z.int(),
  /** Why the last try failed, without addresses and tokens. */
  error: z.string(),
  /** When the event was told, and when the last try failed. */
  told_at: z.nullable(z.iso.datetime()),
  given_up_at: z.iso.datetime(),
});
export type DeadLetterRow = z.infer<typeof deadLetterRow>;
/** With what the job was given: ids and numbers. */
export const deadLetter = z.extend(deadLetterRow, { payload: z.record(z.string(), z.unknown()) });
export type DeadLetter = z.infer<typeof deadLetter>;
export const deadLettersAnswer = listOf(deadLetterRow);
export type DeadLettersAnswer = z.infer<typeof deadLettersAnswer>;

/** `late`: due for five minutes and not begun. `retrying`: it failed and waits for another try. `failed`: it waits for its next regular run. */
export const recurringStates = ['late', 'failed', 'retrying', 'running', 'waiting'] as const;
export type RecurringState = (typeof recurringStates)[number];

/** What needs somebody comes first. */
export const recurringJobsQuery = jobsQuery;
export type RecurringJobsQuery = z.infer<typeof recurringJobsQuery>;
export const recurringJobId = uuid;
export const recurringJobRow = z.object({
  id: recurringJobId,
  job: z.string(),
  cron: z.string(),
  zone: z.string(),
  state: z.enum(recurringStates),
  next_run_at: z.iso.datetime(),
  started_at: z.nullable(z.iso.datetime()),
  ended_at: z.nullable(z.iso.datetime()),
  /** Failed tries of the run that it is at. */
  tries: z.int(),
  error: z.nullable(z.string()),
  /** Since its first failure after the last success. */
  failing_since: z.nullable(z.iso.datetime()),
});
export type RecurringJobRow = z.infer<typeof recurringJobRow>;
export const recurringJobsAnswer = listOf(recurringJobRow);
export type RecurringJobsAnswer = z.infer<typeof recurringJobsAnswer>;

/** The processes that do the jobs. One that was lost is shown for an hour. */
export const workersQuery = jobsQuery;
export type WorkersQuery = z.infer<typeof workersQuery>;
export const workerId = uuid;
export const workerRow = z.object({
  id: workerId,
  host: z.string(),
  pid: z.int(),
  alive: z.boolean(),
  started_at: z.iso.datetime(),
  last_sign_at: z.iso.datetime(),
});
export type WorkerRow = z.infer<typeof workerRow>;
export const workersAnswer = listOf(workerRow);
export type WorkersAnswer = z.infer<typeof workersAnswer>;

/** What staff read of it. */
export const jobsResources = {
  dead_letters: resource({
    path: '/api/admin/dead-letters',
    right: 'jobs',
    id: deadLetterId,
    sorts: [],
    query: deadLettersQuery,
    row: deadLetterRow,
    one: deadLetter,
  }),
  recurring_jobs: resource({
    path: '/api/admin/recurring-jobs',
    right: 'jobs',
    id: recurringJobId,
    sorts: [],
    query: recurringJobsQuery,
    row: recurringJobRow,
    one: null,
  }),
  workers: resource({
    path: '/api/admin/workers',
    right: 'jobs',
    id: workerId,
    sorts: [],
    query: workersQuery,
    row: workerRow,
    one: null,
  }),
} as const;
