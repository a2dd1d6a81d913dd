import { Injectable } from '@nestjs/common';
import { Transactions } from '#database';
import { DeadLetters, OutboxStore, recurringJobs, Schedule } from '#events';
import { LogArchiveRepository } from './log-archive.repository.js';

export type OutboxFigures = { readonly due: number; readonly oldestS: number | undefined; readonly deadLetters: number };
export type WorkReading = {
  readonly outbox: OutboxFigures;
  readonly recurring: { readonly delay: number; readonly failing: number };
  /** For how long no piece of the log went to the backups; undefined where none does. */
  readonly logUnsentS: number | undefined;
};

const COUNTED = 10_000;
const recurring = recurringJobs.map(({ name }) => name);

/** What is to be done later: how much of it is due, what was given up, whether the recurring jobs run, and whether the log goes to the backups. */
@Injectable()
export class WaitingWork {
  constructor(
    private readonly transactions: Transactions,
    private readonly outbox: OutboxStore,
    private readonly letters: DeadLetters,
    private readonly schedule: Schedule,
    private readonly logArchive: LogArchiveRepository,
  ) {}

  /** One question after the other. */
  async read(): Promise<WorkReading> {
    const { due, oldestS } = await this.outbox.due();
    const { deadLetters, logUnsentS } = await this.transactions.read(async (tx) => ({
      deadLetters: await this.letters.count(tx, COUNTED),
      logUnsentS: await this.logArchive.unsentFor(tx),
    }));
    return { outbox: { due, oldestS, deadLetters }, recurring: await this.schedule.measure(recurring), logUnsentS };
  }
}
