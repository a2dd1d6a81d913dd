import { Injectable } from '@nestjs/common';
import { RedisClients } from '#database';
import { Schedule } from '#events';
import { JobQueues, recurringJobs } from '#queues';
import { PeriodicTask } from './periodic-task.js';

const EVERY_MS = 1_000;
const names = recurringJobs.map(({ name }) => name);

/** Finds the recurring jobs that are due and brings each to its queue. It does no work itself, so that nothing holds it up. */
@Injectable()
export class RecurringClock extends PeriodicTask {
  private isRegistered = false;

  constructor(
    private readonly schedule: Schedule,
    private readonly queues: JobQueues,
    private readonly redis: RedisClients,
  ) {
    super(EVERY_MS, 'clock waits');
  }

  protected async run(): Promise<void> {
    if (!this.isRegistered) await this.schedule.register(recurringJobs);
    this.isRegistered = true;
    // Asked before leasing: jobs leased while Redis is away would wait for their lease to end.
    await this.redis.named('jobs').ping();
    await this.queues.addRuns(await this.schedule.lease(names));
  }
}
