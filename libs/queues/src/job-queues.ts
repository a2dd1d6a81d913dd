import type { Queue } from 'bullmq';
import type { OutboxRow } from '#events';
import { isJobName, jobs, queueNames, type JobName, type PayloadOf, type QueueName } from './catalogue.js';

/** Puts jobs into Redis. Only the relay and the schedules do so: everything else tells the outbox. */
export class JobQueues {
  constructor(private readonly queues: readonly Queue[]) {
    // An outage of Redis is told where a job cannot be added.
    for (const queue of queues) queue.on('error', () => undefined);
  }

  named(name: QueueName): Queue {
    const queue = this.queues.find((one) => one.name === name);
    if (!queue) throw new RangeError(`no queue ${name}`);
    return queue;
  }

  all(): readonly Queue[] {
    return this.queues;
  }

  /** Adds a job for each outbox row; a row whose job is still in Redis is not added twice. */
  async addRows(rows: readonly OutboxRow[]): Promise<void> {
    for (const name of queueNames) {
      const mine = rows.filter((row) => isJobName(row.reaction) && jobs[row.reaction].queue === name);
      if (mine.length === 0) continue;
      await this.named(name).addBulk(mine.map((row) => ({ name: row.reaction, data: row.payload, opts: { jobId: `ob-${row.id}` } })));
    }
  }

  /** Keeps one recurring run of a job by a cron pattern in UTC. Safe to call at every start and by several processes. */
  async schedule<Name extends JobName>(name: Name, pattern: string, payload: PayloadOf<Name>): Promise<void> {
    await this.named(jobs[name].queue).upsertJobScheduler(name, { pattern, tz: 'UTC' }, { name, data: payload });
  }
}
