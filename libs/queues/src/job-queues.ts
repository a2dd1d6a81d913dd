import type { JobsOptions, Queue } from 'bullmq';
import { traces } from '#observability';
import { isJobName, jobNames, jobs, queueNames, type OutboxRow, type QueueName, type Room, type Run } from '#events';

/** Jobs that wait in Redis for a worker: enough that none ever looks for one in vain, and few enough that a crowd stays in Postgres. */
const WAITING = 1_000;
/** All but the one of the clock. */
const reactionQueues = queueNames.filter((name) => name !== 'schedule');

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

  /**
   * How many more jobs of each reaction its queue should get. More than workers will soon do would be no faster, and to carry them would
   * keep the relay from those for whom somebody waits.
   */
  async rooms(): Promise<Room[]> {
    const rooms = await Promise.all(
      reactionQueues.map(async (queue) => {
        const { wait = 0, prioritized = 0 } = await this.named(queue).getJobCounts('wait', 'prioritized');
        return { queue, room: WAITING - wait - prioritized };
      }),
    );
    return rooms
      .filter(({ room }) => room > 0)
      .flatMap(({ queue, room }) => jobNames.filter((name) => jobs[name].queue === queue).map((reaction) => ({ reaction, room })));
  }

  /** Adds a job for each outbox row; a row whose job is still in Redis is not added twice. */
  async addRows(rows: readonly OutboxRow[]): Promise<void> {
    for (const name of queueNames) {
      const mine = rows.filter((row) => isJobName(row.reaction) && jobs[row.reaction].queue === name);
      const untraced = mine.filter(({ trace }) => trace === null);
      if (untraced.length > 0)
        await this.named(name).addBulk(untraced.map((row) => ({ name: row.reaction, data: row.payload, opts: optionsOf(row) })));
      // Few rows belong to a trace: each of those is added in its own.
      for (const row of mine)
        if (row.trace !== null) await traces().follow(row.trace, () => this.named(name).add(row.reaction, row.payload, optionsOf(row)));
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
