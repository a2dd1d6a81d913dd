import type { Queue } from 'bullmq';
import { queueNames, type QueueName } from '#events';
import type { JobQueues } from './job-queues.js';
import { minutesOf } from './minutes.js';

export type QueueCounts = {
  readonly name: QueueName;
  readonly waiting: number;
  readonly active: number;
  readonly delayed: number;
  readonly failed: number;
  /** Seconds since the oldest waiting job came into the queue; undefined when none waits. */
  readonly oldestS: number | undefined;
};

/** How many jobs finished in each minute of the last day, the newest first. */
export type QueueHistory = { readonly name: QueueName; readonly done: readonly number[]; readonly failed: readonly number[] };

/** What stands in the queues, for people and alarms. Fails, or waits for a while, when Redis is away. */
export class QueueFigures {
  constructor(private readonly queues: JobQueues) {}

  count(): Promise<QueueCounts[]> {
    return Promise.all(queueNames.map((name) => countsOf(name, this.queues.named(name))));
  }

  histories(): Promise<QueueHistory[]> {
    const now = Date.now();
    return Promise.all(
      queueNames.map(async (name) => {
        const queue = this.queues.named(name);
        const [done, failed] = await Promise.all([queue.getMetrics('completed'), queue.getMetrics('failed')]);
        return { name, done: minutesOf(done, now), failed: minutesOf(failed, now) };
      }),
    );
  }
}

async function countsOf(name: QueueName, queue: Queue): Promise<QueueCounts> {
  const [counts, oldest] = await Promise.all([
    queue.getJobCounts('waiting', 'prioritized', 'active', 'delayed', 'failed'),
    // One of each kind at most: jobs with a priority wait apart from the others.
    queue.getJobs(['waiting', 'prioritized'], 0, 0, true),
  ]);
  const told = oldest.flatMap((job) => (job ? [job.timestamp] : []));
  const { waiting = 0, prioritized = 0, active = 0, delayed = 0, failed = 0 } = counts;
  return {
    name,
    waiting: waiting + prioritized,
    active,
    delayed,
    failed,
    oldestS: told.length > 0 ? Math.max(0, (Date.now() - Math.min(...told)) / 1_000) : undefined,
  };
}
