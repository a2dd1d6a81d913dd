import { Injectable } from '@nestjs/common';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import type { Job } from 'bullmq';
import { OutboxStore, type Claim } from '#events';
import { logger, metrics, runInContext } from '#observability';
import { GiveUp, HANDLES, isJobName, jobNames, jobs, type JobName, type JobOutcome } from '#queues';

/** Recurring jobs have no claim: their effect may be repeated. */
type Handler = (payload: unknown, claim: Claim | undefined) => Promise<JobOutcome>;
const OUTBOX_PREFIX = 'ob-';

/** A handler returned and left its row: a fault of the code. The effect may have happened, so it is not tried again by itself. */
class UnsettledClaim extends Error {
  constructor(job: JobName) {
    super(`the handler of ${job} returned without settling its claim`);
    this.name = 'UnsettledClaim';
  }
}

/** Runs every job by its one handler. A failure is written to the outbox row, which is where tries are counted. */
@Injectable()
export class JobRunner {
  private handlers: ReadonlyMap<JobName, Handler> = new Map();

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
    private readonly store: OutboxStore,
  ) {}

  /** Throws when a job of the catalogue has no handler, or two: such a worker must not start. */
  collectHandlers(): void {
    const handlers = new Map<JobName, Handler>();
    for (const { instance } of this.discovery.getProviders() as { instance: Record<string, unknown> | null }[]) {
      if (!instance || typeof instance !== 'object') continue;
      const prototype: unknown = Object.getPrototypeOf(instance);
      if (!prototype || prototype === Object.prototype) continue;
      for (const method of this.scanner.getAllMethodNames(prototype)) {
        const callback = (prototype as Record<string, unknown>)[method];
        if (typeof callback !== 'function') continue;
        const job = this.reflector.get<JobName | undefined>(HANDLES, callback);
        if (!job) continue;
        if (handlers.has(job)) throw new Error(`job ${job} has two handlers`);
        handlers.set(job, callback.bind(instance) as Handler);
      }
    }
    const missing = jobNames.filter((name) => !handlers.has(name));
    if (missing.length > 0) throw new Error(`jobs without a handler: ${missing.join(', ')}`);
    this.handlers = handlers;
  }

  run(job: Job): Promise<void> {
    return runInContext({ jobId: job.id ?? '', job: job.name }, async () => {
      const outboxId = job.id?.startsWith(OUTBOX_PREFIX) ? job.id.slice(OUTBOX_PREFIX.length) : undefined;
      try {
        if (!isJobName(job.name)) throw new GiveUp(`unknown job ${job.name}`);
        const claim = outboxId === undefined ? undefined : this.store.claim(outboxId);
        const outcome = await this.handle(job.name, job.data, claim);
        metrics.jobs.inc({ job: job.name, outcome: outcome.kind });
      } catch (error) {
        await this.failed(job, outboxId, error);
      }
    });
  }

  private async handle(name: JobName, data: unknown, claim: Claim | undefined): Promise<JobOutcome> {
    const handler = this.handlers.get(name);
    if (!handler) throw new GiveUp(`no handler of ${name}`);
    const outcome = await handler(jobs[name].payload.parse(data), claim);
    if (claim && !claim.isSettled()) throw new UnsettledClaim(name);
    return outcome;
  }

  private async failed(job: Job, outboxId: string | undefined, error: unknown): Promise<never> {
    metrics.jobs.inc({ job: job.name, outcome: 'failed' });
    logger.warn({ err: error }, 'job failed');
    if (outboxId === undefined) throw error;
    const pauses: readonly number[] = isJobName(job.name) ? jobs[job.name].pauses : [60];
    const tries = await this.store.tries(outboxId);
    const pause = pauses[Math.min(tries, pauses.length - 1)] ?? 60;
    const reason = error instanceof Error ? `${error.name}: ${error.message}` : 'unknown';
    const isFinal = error instanceof GiveUp || error instanceof UnsettledClaim;
    const fate = await this.store.fail(outboxId, reason, pause, isFinal);
    if (fate === 'dead') {
      metrics.deadLetters.inc({ reaction: job.name });
      logger.error({ err: error }, 'given up');
    }
    // It must fail in Redis too, which removes it: a job id that rests there as done could not be added again when its row is due.
    throw error;
  }
}
