import type { QueueOptions, WorkerOptions } from 'bullmq';
import type { QueueName } from '#events';
import { concurrency } from './queue-order.js';

const DAY_S = 86_400;
/** How many minutes the counts of done and failed jobs reach back. */
export const MINUTES_KEPT = 1_440;
const KEPT_JOBS = 10_000;

/** No queue is without retention, and a failed job leaves Redis, because its truth is in Postgres. */
export const queueDefaults = {
  defaultJobOptions: { attempts: 1, removeOnComplete: { age: DAY_S, count: KEPT_JOBS }, removeOnFail: true },
} as const satisfies Partial<QueueOptions>;

/** The hash tag of a queue's keys in Redis. */
export const prefixOf = (name: QueueName): string => `{${name}}`;

/**
 * A short lock and a quick stall check: the jobs of a killed worker are taken up within seconds. It does not run by itself: the process looks
 * first whether Redis may be trusted with jobs.
 */
export const workerOptions = (name: QueueName): Omit<WorkerOptions, 'connection'> => ({
  prefix: prefixOf(name),
  concurrency: concurrency[name],
  lockDuration: 8_000,
  stalledInterval: 4_000,
  maxStalledCount: 3,
  autorun: false,
  // Counts of each minute, for a day: what the queues page shows.
  metrics: { maxDataPoints: MINUTES_KEPT },
});
