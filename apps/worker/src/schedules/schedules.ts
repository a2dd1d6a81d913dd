import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { logger } from '#observability';
import { JobQueues, type JobName } from '#queues';

/** Every recurring job, by cron pattern in UTC. Written to Redis at each start, so that losing Redis heals. */
const table = [
  ['audit.make-partitions', '10 3 * * *'],
  ['photo.sweep-strays', '*/10 * * * *'],
] as const satisfies readonly (readonly [JobName, string])[];

@Injectable()
export class Schedules implements OnApplicationBootstrap {
  constructor(private readonly queues: JobQueues) {}

  onApplicationBootstrap(): void {
    for (const [name, pattern] of table) {
      this.queues
        .schedule(name, pattern, {})
        .catch((error: unknown) => logger.warn({ err: error, schedule: name }, 'schedule not written'));
    }
  }
}
