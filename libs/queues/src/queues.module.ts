import { BullModule, getQueueToken } from '@nestjs/bullmq';
import { Global, Module } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { RedisClients } from '#database';
import { queueNames } from './catalogue.js';
import { JobQueues } from './job-queues.js';
import { prefixOf, queueDefaults } from './queue-options.js';

@Global()
@Module({
  imports: [
    BullModule.forRootAsync({
      inject: [RedisClients],
      useFactory: (redis: RedisClients) => ({ connection: redis.named('queues'), ...queueDefaults }),
    }),
    BullModule.registerQueue(...queueNames.map((name) => ({ name, prefix: prefixOf(name) }))),
  ],
  providers: [
    {
      provide: JobQueues,
      inject: queueNames.map((name) => getQueueToken(name)),
      useFactory: (...queues: Queue[]) => new JobQueues(queues),
    },
  ],
  exports: [JobQueues],
})
export class QueuesModule {}
