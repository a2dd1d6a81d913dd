import { Injectable, Module } from '@nestjs/common';
import * as z from 'zod';
import { loadConfig } from '#config';
import { Transactions } from '#database';
import { defineEvent, type Claim } from '#events';
import { done, Handles, jobNames, type JobName, type JobOutcome } from '#queues';
import { testEnvironment } from '#testing';
import { ConsumerModule } from './consumer.module.js';
import { RecurringClock } from './recurring-clock.js';
import { Relay } from './relay.js';

export const activationRequested = defineEvent('auth.activation_requested', 1, z.object({ tokenId: z.uuid() }));

/** Stands in for every handler of the catalogue: does one effect for each event, and whatever else a spec wants. */
@Injectable()
export class EveryHandler {
  /** How often each event was begun, and how often its effect was kept. */
  readonly begun = new Map<string, number>();
  readonly effects: string[] = [];
  before: (tokenId: string, time: number) => void | Promise<void> = () => undefined;
  forgetsToSettle = false;
  /** The recurring jobs in the order of their tries. */
  readonly recurred: JobName[] = [];
  atRecurring: (job: JobName, progress: string | null) => JobOutcome | Promise<JobOutcome> = () => done;

  constructor(private readonly transactions: Transactions) {}

  async handle({ tokenId }: { tokenId: string }, claim: Claim): Promise<JobOutcome> {
    const time = (this.begun.get(tokenId) ?? 0) + 1;
    this.begun.set(tokenId, time);
    await this.before(tokenId, time);
    if (this.forgetsToSettle) return done;
    await this.transactions.run(async (tx) => {
      if (await claim.settle(tx)) this.effects.push(tokenId);
    });
    return done;
  }

  async recur(job: JobName, progress: string | null): Promise<JobOutcome> {
    this.recurred.push(job);
    return this.atRecurring(job, progress);
  }
}
for (const job of jobNames) {
  const method = function (this: EveryHandler, payload: { tokenId: string; progress: string | null }, claim?: Claim): Promise<JobOutcome> {
    return claim ? this.handle(payload, claim) : this.recur(job, payload.progress);
  };
  Object.defineProperty(EveryHandler.prototype, job, { value: method });
  Handles(job)(EveryHandler.prototype, job, { value: method });
}

@Module({
  imports: [ConsumerModule.forRoot(loadConfig(testEnvironment()))],
  providers: [EveryHandler, Relay, RecurringClock],
  exports: [EveryHandler],
})
export class RelayWorldModule {}
