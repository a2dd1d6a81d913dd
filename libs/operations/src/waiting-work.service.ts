import { Injectable } from '@nestjs/common';
import { Transactions } from '#database';
import { DeadLetters, OutboxStore, recurringJobs, Schedule } from '#events';

export type OutboxFigures = { readonly due: number; readonly oldestS: number | undefined; readonly deadLetters: number };
export type WorkReading = { readonly outbox: OutboxFigures; readonly recurring: { readonly delay: number; readonly failing: number } };

const COUNTED = 10_000;
const recurring = recurringJobs.map(({ name }) => name);

/** What is to be done later: how much of it is due, what was given up, and whether the recurring jobs run. */
@Injectable()
export class WaitingWork {
  constructor(
    private readonly transactions: Transactions,
    private readonly outbox: OutboxStore,
    private readonly letters: DeadLetters,
    private readonly schedule: Schedule,
  ) {}

  /** One question after the other. */
  async read(): Promise<WorkReading> {
    const { due, oldestS } = await this.outbox.due();
    const deadLetters = await this.transactions.read((tx) => this.letters.count(tx, COUNTED));
    return { outbox: { due, oldestS, deadLetters }, recurring: await this.schedule.measure(recurring) };
  }
}
