import { Injectable } from '@nestjs/common';
import type { Job } from 'bullmq';
import { OutboxStore } from '#events';
import { logger, metrics } from '#observability';
import { GiveUp, isJobName, jobs, type JobName, type JobOutcome } from '#queues';
import { reasonOf } from './failure-reason.js';
import { Handlers } from './handlers.js';

const UNKNOWN_PAUSES = [60];

/** A handler returned and left its row: a fault of the code. The effect may have happened, so it is not tried again by itself. */
class UnsettledClaim extends Error {
  constructor(job: JobName) {
    super(`the handler of ${job} returned without settling its claim`);
    this.name = 'UnsettledClaim';
  }
}

/** Runs the reactions of the outbox. A failure is written to the row, which is where tries are counted. */
@Injectable()
export class ReactionRunner {
  constructor(
    private readonly handlers: Handlers,
    private readonly store: OutboxStore,
  ) {}

  async run({ name, data }: Job, outboxId: string): Promise<JobOutcome> {
    if (!isJobName(name)) throw new GiveUp(`unknown job ${name}`);
    const claim = this.store.claim(outboxId);
    const outcome = await this.handlers.named(name)(jobs[name].payload.parse(data), claim);
    if (!claim.isSettled()) throw new UnsettledClaim(name);
    return outcome;
  }

  async noteFailure({ name }: Job, outboxId: string, error: unknown): Promise<void> {
    const pauses: readonly number[] = isJobName(name) ? jobs[name].pauses : UNKNOWN_PAUSES;
    const tries = await this.store.tries(outboxId);
    const pause = pauses[Math.min(tries, pauses.length - 1)] ?? 60;
    const isFinal = error instanceof GiveUp || error instanceof UnsettledClaim;
    if ((await this.store.fail(outboxId, reasonOf(error), pause, isFinal)) === 'again') return;
    metrics.deadLetters.inc({ reaction: name });
    logger.error({ err: error }, 'given up');
  }
}
