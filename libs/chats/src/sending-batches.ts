import { Injectable } from '@nestjs/common';
import { databaseUnavailable, Transactions } from '#database';
import { splitBatch } from './batches.policy.js';
import { SendingRepository, type NewMessage, type SendingTerms, type SentRow } from './sending.repository.js';

/** So many transactions at once keep Postgres busy; more would only leave less to put together. */
const LANES = 2;
/** A transaction that takes so long waits for a lock or a disk: it keeps no others waiting any more. */
const SLOW_MS = 100;
const LARGEST = 64;

type Waiting = {
  readonly message: NewMessage;
  readonly terms: SendingTerms;
  readonly answer: (row: SentRow) => void;
  readonly fail: (error: unknown) => void;
};

/** Messages that are waiting at the same moment in this process are accepted together: one round trip and one commit. None ever waits for others to come. */
@Injectable()
export class SendingBatches {
  private waiting: Waiting[] = [];
  private busy = 0;

  constructor(
    private readonly transactions: Transactions,
    private readonly sending: SendingRepository,
  ) {}

  /** Answers when the message is committed or refused. */
  accept(message: NewMessage, terms: SendingTerms): Promise<SentRow> {
    return new Promise((answer, fail) => {
      this.waiting.push({ message, terms, answer, fail });
      this.start();
    });
  }

  private start(): void {
    while (this.busy < LANES && this.waiting.length > 0) {
      const { batch, rest } = splitBatch(this.waiting, LARGEST);
      this.waiting = rest;
      void this.send(batch);
    }
  }

  private async send(batch: readonly Waiting[]): Promise<void> {
    this.busy += 1;
    let isCounted = true;
    const leave = () => {
      if (isCounted) this.busy -= 1;
      isCounted = false;
      this.start();
    };
    const slow = setTimeout(leave, SLOW_MS);
    await this.acceptTogether(batch);
    clearTimeout(slow);
    leave();
  }

  private async acceptTogether(batch: readonly Waiting[]): Promise<void> {
    try {
      const rows = await this.ask(batch);
      for (const [index, { answer }] of batch.entries()) answer(rows[index] as SentRow);
    } catch (error) {
      // One that Postgres cannot take must not fail its neighbours. What was committed after all is found again by its client id.
      if (batch.length > 1 && !databaseUnavailable(error)) await Promise.all(batch.map((one) => this.acceptTogether([one])));
      else for (const { fail } of batch) fail(error);
    }
  }

  private ask(batch: readonly Waiting[]): Promise<SentRow[]> {
    const [first] = batch as readonly [Waiting];
    return this.transactions.read((tx) =>
      this.sending.accept(
        tx,
        batch.map(({ message }) => message),
        first.terms,
      ),
    );
  }
}
