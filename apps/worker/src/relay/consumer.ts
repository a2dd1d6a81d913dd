import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { RedisClients } from '#database';
import { Throttle } from '#queues';
import { JOB_PROCESSORS, type JobProcessor } from './job.processor.js';
import { Handlers } from './handlers.js';
import { assertRedisPolicy } from './redis-policy.js';

/** Lets the processors take jobs, once each job has its handler and Redis may be trusted with them. */
@Injectable()
export class Consumer implements OnApplicationBootstrap, OnModuleDestroy {
  constructor(
    private readonly redis: RedisClients,
    private readonly handlers: Handlers,
    private readonly throttle: Throttle,
    @Inject(JOB_PROCESSORS) private readonly processors: readonly JobProcessor[],
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    this.handlers.collect();
    await assertRedisPolicy(this.redis.named('worker'));
    for (const { worker } of this.processors) void worker.run();
  }

  /** Takes no new job and finishes those that are under way, before their database connections close. */
  async onModuleDestroy(): Promise<void> {
    this.throttle.end();
    await Promise.allSettled(this.processors.map(({ worker }) => worker.close()));
  }
}
