import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { RedisClients } from '#database';
import type { OutboxRow } from '#events';
import { isJobName, jobs, queueNames, type JobName, type PayloadOf, type QueueName } from './catalogue.js';
import { openQueue } from './queue-factory.js';

/** Puts jobs into Redis. Only the relay and the schedules do so: everything else tells the outbox. */
@Injectable()
export class JobQueues implements OnModuleDestroy {
  private readonly queues = new Map<QueueName, Queue>();

  constructor(private readonly redis: RedisClients) {}

  named(name: QueueName): Queue {
    let queue = this.queues.get(name);
    if (!queue) {
      queue = openQueue(name, this.redis.named('producer'));
      queue.on('error', () => undefined);
      this.queues.set(name, queue);
    }
    return queue;
  }

  all(): Queue[] {
    return queueNames.map((name) => this.named(name));
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

  async onModuleDestroy(): Promise<void> {
    await Promise.allSettled([...this.queues.values()].map((queue) => queue.close()));
  }
}
