import { BullModule, getQueueToken } from '@nestjs/bullmq';
import { Global, Module } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { RedisClients } from '#database';
import { queueNames } from '#events';
import { traces } from '#observability';
import { ApiLatency } from './api-latency.js';
import { JobQueues } from './job-queues.js';
import { QueueFigures } from './queue-figures.js';
import { prefixOf, queueDefaults } from './queue-options.js';
import { StalledJobs } from './stalled-jobs.js';
import { Throttle } from './throttle.js';

@Global()
@Module({
  imports: [
    BullModule.forRootAsync({
      inject: [RedisClients],
      useFactory: (redis: RedisClients) => {
        const { queues: telemetry } = traces();
        return { connection: redis.named('queues'), ...queueDefaults, ...(telemetry && { telemetry }) };
      },
    }),
    BullModule.registerQueue(...queueNames.map((name) => ({ name, prefix: prefixOf(name) }))),
  ],
  providers: [
    {
      provide: JobQueues,
      inject: queueNames.map((name) => getQueueToken(name)),
      useFactory: (...queues: Queue[]) => new JobQueues(queues),
    },
    { provide: QueueFigures, inject: [JobQueues], useFactory: (queues: JobQueues) => new QueueFigures(queues) },
    StalledJobs,
    ApiLatency,
    Throttle,
  ],
  exports: [JobQueues, QueueFigures, StalledJobs, ApiLatency, Throttle],
})
export class QueuesModule {}
