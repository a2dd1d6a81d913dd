import { type DynamicModule, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import type { Config } from '#config';
import { Consumer } from './consumer.js';
import { JOB_PROCESSORS, processorsOf, type JobProcessor } from './job.processor.js';
import { Handlers } from './handlers.js';
import { JobRunner } from './job-runner.js';
import { Precedence } from './precedence.js';
import { ReactionRunner } from './reaction-runner.js';
import { RecurringRunner } from './recurring-runner.js';

@Module({})
export class ConsumerModule {
  static forRoot(config: Pick<Config, 'redis'>): DynamicModule {
    const processors = processorsOf(config);
    return {
      module: ConsumerModule,
      imports: [DiscoveryModule],
      providers: [
        Handlers,
        JobRunner,
        Precedence,
        ReactionRunner,
        RecurringRunner,
        Consumer,
        ...processors,
        { provide: JOB_PROCESSORS, inject: [...processors], useFactory: (...all: JobProcessor[]) => all },
      ],
    };
  }
}
