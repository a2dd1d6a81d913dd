import { Injectable } from '@nestjs/common';
import type { Job } from 'bullmq';
import { Schedule } from '#events';
import { logger } from '#observability';
import { GiveUp, isJobName, jobs, skipped, type JobOutcome } from '#queues';
import { reasonOf } from './failure-reason.js';
import { Handlers } from './handlers.js';

/** Runs the recurring jobs. How a run ends is written to its row, which says when the next one is. */
@Injectable()
export class RecurringRunner {
  constructor(
    private readonly handlers: Handlers,
    private readonly schedule: Schedule,
  ) {}

  async run({ name }: Job, run: number): Promise<JobOutcome> {
    if (!isJobName(name)) throw new GiveUp(`unknown job ${name}`);
    const begun = await this.schedule.begin({ name, run });
    if (!begun) return skipped('this try has ended before');
    const outcome = await this.handlers.named(name)(jobs[name].payload.parse(begun), undefined);
    if (outcome.kind === 'unfinished') await this.schedule.resume({ name, run }, outcome.progress);
    else await this.schedule.succeed({ name, run });
    return outcome;
  }

  async noteFailure({ name }: Job, run: number, error: unknown): Promise<void> {
    const pauses = isJobName(name) && !(error instanceof GiveUp) ? jobs[name].pauses : [];
    const fate = await this.schedule.fail({ name, run }, reasonOf(error), pauses);
    if (fate === 'failed') logger.error({ err: error }, 'a recurring job has failed until its next run');
  }
}
