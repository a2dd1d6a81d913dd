import { OnWorkerEvent, Processor, WorkerHost } from '@nestjs/bullmq';
import { Injectable, type Type } from '@nestjs/common';
import type { Job } from 'bullmq';
import type { Config } from '#config';
import { redisOptions } from '#database';
import { logger, traces } from '#observability';
import { queueNames, StalledJobs, workerOptions, type QueueName } from '#queues';
import { JobRunner } from './job-runner.js';
import { Precedence } from './precedence.js';

export const JOB_PROCESSORS = Symbol('the processors of all queues');

/** Takes the jobs of one queue. */
@Injectable()
export abstract class JobProcessor extends WorkerHost {
  abstract readonly queue: QueueName;

  constructor(
    private readonly runner: JobRunner,
    private readonly stalled: StalledJobs,
    private readonly precedence: Precedence,
  ) {
    super();
  }

  process(job: Job): Promise<void> {
    return this.precedence.run(this.queue, () => this.runner.run(job));
  }

  /** Told to the worker that finds it, not to the one that lost it. */
  @OnWorkerEvent('stalled')
  async noteStall(jobId: string): Promise<void> {
    logger.warn({ queue: this.queue, jobId }, 'job stalled');
    await this.stalled.note(jobId).catch(() => undefined);
  }

  @OnWorkerEvent('error')
  noteError(error: Error): void {
    logger.warn({ err: error, queue: this.queue }, 'queue waits');
  }
}

/** One processor for each queue of the catalogue. The classes are made here because their options hold the address of Redis. */
export function processorsOf({ redis }: Pick<Config, 'redis'>): readonly Type<JobProcessor>[] {
  const { queues: telemetry } = traces();
  return queueNames.map((name) => {
    @Processor(name, { ...workerOptions(name), connection: redisOptions('worker', redis), ...(telemetry && { telemetry }) })
    class QueueProcessor extends JobProcessor {
      readonly queue = name;
    }
    return QueueProcessor;
  });
}
