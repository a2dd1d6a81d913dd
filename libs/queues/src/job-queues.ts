import type { JobsOptions, Queue } from 'bullmq';
import type { OutboxRow, Run } from '#events';
import { isJobName, jobs, queueNames, type QueueName } from './catalogue.js';

/** Puts jobs into Redis. Only the relay and the clock do so: everything else tells the outbox. */
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
      await this.named(name).addBulk(mine.map((row) => ({ name: row.reaction, data: row.payload, opts: optionsOf(row) })));
    }
  }

  /** Adds a job for each due run; a run whose job is still in Redis is not added twice. */
  async addRuns(runs: readonly Run[]): Promise<void> {
    for (const { name, run } of runs) {
      if (!isJobName(name)) continue;
      await this.named(jobs[name].queue).add(name, {}, { jobId: `run-${name}-${run}` });
    }
  }
}

function optionsOf({ id, reaction }: OutboxRow): JobsOptions {
  const priority = isJobName(reaction) ? jobs[reaction].priority : undefined;
  return { jobId: `ob-${id}`, ...(priority && { priority }) };
}

export type JobSource = { readonly kind: 'reaction'; readonly outboxId: string } | { readonly kind: 'recurring'; readonly run: number };

/** What the id of a job says of the row that it works for. Undefined for a job that was added by something else. */
export function sourceOf(jobId: string | undefined): JobSource | undefined {
  const [, outboxId] = /^ob-(.+)$/.exec(jobId ?? '') ?? [];
  if (outboxId) return { kind: 'reaction', outboxId };
  const [, run] = /^run-.+-(\d+)$/.exec(jobId ?? '') ?? [];
  return run ? { kind: 'recurring', run: Number(run) } : undefined;
}
