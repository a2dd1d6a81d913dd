import { Injectable } from '@nestjs/common';
import { databaseUnavailable, Transactions } from '#database';
import { traces } from '#observability';
import { splitBatch } from './batches.policy.js';
import { SendingRepository, type NewMessage, type SendingTerms, type SentRow } from './sending.repository.js';

/** A transaction that takes so long waits for a lock or a disk: it keeps no others waiting any more. */
const SLOW_MS = 25;
const LARGEST = 64;

type Waiting = {
  readonly message: NewMessage;
  readonly terms: SendingTerms;
  readonly trace: string | undefined;
  readonly answer: (row: SentRow) => void;
  readonly fail: (error: unknown) => void;
};

/**
 * Messages that are waiting at the same moment in this process are accepted together: one round trip and one commit. None ever waits for others to
 * come. One transaction at a time leaves most to put together, and most processor to everything else.
 */
@Injectable()
export class SendingBatches {
  private waiting: Waiting[] = [];
  private current: readonly Waiting[] | undefined;

  constructor(
    private readonly transactions: Transactions,
    private readonly sending: SendingRepository,
  ) {}

  /** Answers when the message is committed or refused. */
  accept(message: NewMessage, terms: SendingTerms): Promise<SentRow> {
    return new Promise((answer, fail) => {
      this.waiting.push({ message, terms, trace: traces().here(), answer, fail });
      // Requests that have come in the same turn of the event loop go together.
      if (this.waiting.length === 1) setImmediate(() => this.start());
    });
  }

  private start(): void {
    if (this.current || this.waiting.length === 0) return;
    const { batch, rest } = splitBatch(this.waiting, LARGEST);
    this.waiting = rest;
    void this.send(batch);
  }

  private async send(batch: readonly Waiting[]): Promise<void> {
    this.current = batch;
    const next = () => {
      if (this.current === batch) this.current = undefined;
      this.start();
    };
    const slow = setTimeout(next, SLOW_MS);
    await this.acceptTogether(batch);
    clearTimeout(slow);
    next();
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
    // Whoever pushed last need not be in it: the statement is seen in the trace of one of them.
    return traces().follow(batch.find(({ trace }) => trace !== undefined)?.trace, () =>
      this.transactions.read((tx) =>
        this.sending.accept(
          tx,
          batch.map(({ message }) => message),
          first.terms,
        ),
      ),
    );
  }
}
