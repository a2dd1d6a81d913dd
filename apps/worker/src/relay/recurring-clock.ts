import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { RedisClients } from '#database';
import { Schedule } from '#events';
import { logger } from '#observability';
import { JobQueues, recurringJobs } from '#queues';

const EVERY_MS = 1_000;
const names = recurringJobs.map(({ name }) => name);

/** Finds the recurring jobs that are due and brings each to its queue. It does no work itself, so that nothing holds it up. */
@Injectable()
export class RecurringClock implements OnApplicationBootstrap, OnModuleDestroy {
  private timer?: NodeJS.Timeout;
  private isRegistered = false;
  private running?: Promise<void>;

  constructor(
    private readonly schedule: Schedule,
    private readonly queues: JobQueues,
    private readonly redis: RedisClients,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => this.wake(), EVERY_MS);
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  private wake(): void {
    this.running ??= this.tick()
      .catch((error: unknown) => logger.warn({ err: error }, 'clock waits'))
      .finally(() => (this.running = undefined));
  }

  private async tick(): Promise<void> {
    if (!this.isRegistered) await this.schedule.register(recurringJobs);
    this.isRegistered = true;
    // Asked before leasing: jobs leased while Redis is away would wait for their lease to end.
    await this.redis.named('jobs').ping();
    await this.queues.addRuns(await this.schedule.lease(names));
  }
}
