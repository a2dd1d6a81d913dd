import { Injectable } from '@nestjs/common';
import { Transactions, type Tx } from '#database';
import { Claim } from './claim.js';
import { OutboxRepository, type OutboxRow, type Room } from './outbox.repository.js';

export type { OutboxRow, Room };

const MAX_TRIES = 20;
const REASON_MAX = 500;
const LONGEST_LEASE_S = 3_600;
const COUNTED = 100_000;
const LONGEST_PAUSE_S = 6 * 3_600;

/** What the relay and the consumers do with the outbox. Relaying is not trying: `tries` is written by the consumer alone. */
@Injectable()
export class OutboxStore {
  constructor(
    private readonly transactions: Transactions,
    private readonly rows: OutboxRepository,
  ) {}

  /** Takes due rows that nobody holds, of each reaction as many as there is room for; each next lease of a row lasts twice as long. */
  lease(rooms: readonly Room[]): Promise<OutboxRow[]> {
    return this.rows.lease(rooms, LONGEST_LEASE_S);
  }

  /** What the handler of a row gets. */
  claim(id: string): Claim {
    return new Claim(this, id);
  }

  /** Removes the row in the transaction of its effect. False: somebody else did it already, so the effect must not happen again. */
  consume(tx: Tx, id: string): Promise<boolean> {
    return this.rows.delete(tx, id);
  }

  exists(tx: Tx, id: string): Promise<boolean> {
    return this.rows.exists(tx, id);
  }

  /** How often the row's consumer has failed so far; 0 for a row that is gone. */
  async tries(id: string): Promise<number> {
    return (await this.transactions.read((tx) => this.rows.tries(tx, id))) ?? 0;
  }

  /** Notes a failed try: due again after a growing pause, or, after 20 tries or a final refusal, moved to the dead letters. */
  fail(id: string, reason: string, pauseS: number, final: boolean): Promise<'again' | 'dead'> {
    return this.transactions.run(async (tx) => {
      const tries = await this.rows.lockTries(tx, id);
      if (tries === undefined) return 'again';
      if (final || tries + 1 >= MAX_TRIES) {
        await this.rows.moveToDeadLetters(tx, id, reason.slice(0, REASON_MAX));
        return 'dead';
      }
      await this.rows.postpone(tx, id, Math.min(pauseS, LONGEST_PAUSE_S));
      return 'again';
    });
  }

  /** How many rows are due, counted up to 100,000, and how many seconds the oldest of them waits. */
  async due(): Promise<{ readonly due: number; readonly oldestS: number | undefined }> {
    const { due, oldestS } = await this.rows.due(COUNTED);
    return { due, oldestS: oldestS ?? undefined };
  }

  /** Seconds since the oldest event was told that still waits for this reaction; 0 when none does. */
  async waitOf(reaction: string): Promise<number> {
    return Math.max(0, (await this.rows.waitOf(reaction)) ?? 0);
  }

  /** Seconds since the oldest event was told, after a moment, whose reaction (it begins so) has failed and waits for another try; 0 when none does. */
  async failingFor(start: string, after: Date): Promise<number> {
    return Math.max(0, (await this.rows.failingFor(start, after)) ?? 0);
  }
}
