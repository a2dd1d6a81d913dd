import { Injectable } from '@nestjs/common';
import type { Job } from 'bullmq';
import { logger, metrics, runInContext } from '#observability';
import { GiveUp, sourceOf } from '#queues';
import { ReactionRunner } from './reaction-runner.js';
import { RecurringRunner } from './recurring-runner.js';

/** Runs every job, counts how it ended, and lets the row that it works for know of a failure. */
@Injectable()
export class JobRunner {
  constructor(
    private readonly reactions: ReactionRunner,
    private readonly recurring: RecurringRunner,
  ) {}

  run(job: Job): Promise<void> {
    return runInContext({ jobId: job.id ?? '', job: job.name }, async () => {
      const source = sourceOf(job.id);
      try {
        if (!source) throw new GiveUp('a job that no row asked for');
        const outcome = await (source.kind === 'reaction' ? this.reactions.run(job, source.outboxId) : this.recurring.run(job, source.run));
        metrics.jobs.inc({ name: job.name, outcome: outcome.kind });
      } catch (error) {
        metrics.jobs.inc({ name: job.name, outcome: 'failed' });
        logger.warn({ err: error }, 'job failed');
        if (source?.kind === 'reaction') await this.reactions.noteFailure(job, source.outboxId, error);
        if (source?.kind === 'recurring') await this.recurring.noteFailure(job, source.run, error);
        // It must fail in Redis too, which removes it: a job id that rests there as done could not be added again when its row is due.
        throw error;
      }
    });
  }
}
