import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { logger } from '#observability';
import { JobQueues, type JobName } from '#queues';

const REWRITE_MS = 60_000;

/** Every recurring job, by cron pattern in UTC. */
const table = [
  ['audit.make-partitions', '10 3 * * *'],
  ['site.make-partitions', '15 3 * * *'],
  ['likes.forget-views', '25 3 * * *'],
  ['search.learn-words', '30 3 * * *'],
  ['chats.reconcile', '5 4 * * *'],
  ['realtime.forget-hints', '*/10 * * * *'],
  ['photo.sweep-strays', '*/10 * * * *'],
  ['visibility.forget-parted', '40 3 * * *'],
  ['moderation.notice-openers', '*/10 * * * *'],
  ['moderation.forget-old', '50 3 * * *'],
  ['account.forget-changes', '45 * * * *'],
  ['member.erase-due', '20 * * * *'],
  ['export.sweep', '35 * * * *'],
] as const satisfies readonly (readonly [JobName, string])[];

/** Writes the table to Redis at the start and again every minute, so that losing Redis heals by itself. */
@Injectable()
export class Schedules implements OnApplicationBootstrap, OnModuleDestroy {
  private timer?: NodeJS.Timeout;

  constructor(private readonly queues: JobQueues) {}

  onApplicationBootstrap(): void {
    void this.write();
    this.timer = setInterval(() => void this.write(), REWRITE_MS);
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  async write(): Promise<void> {
    for (const [name, pattern] of table) {
      try {
        await this.queues.schedule(name, pattern, {});
      } catch (error) {
        logger.warn({ err: error, schedule: name }, 'schedule not written');
      }
    }
  }
}
