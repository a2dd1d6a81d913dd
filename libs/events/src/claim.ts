import type { Tx } from '#database';

type OutboxRows = {
  consume(tx: Tx, id: string): Promise<boolean>;
  tries(id: string): Promise<number>;
};

/**
 * What a handler gets of the outbox row that it works for. It settles the claim in the transaction of its effect; a handler that returns
 * without having done so is faulty, and the consumer says so.
 */
export class Claim {
  private settled = false;
  private readonly effects: ((tx: Tx) => Promise<void>)[] = [];

  constructor(
    private readonly rows: OutboxRows,
    readonly id: string,
  ) {}

  /** Removes the row, in the caller's transaction. False: somebody else did it already, so the effect must not happen again. */
  async settle(tx: Tx): Promise<boolean> {
    // Hints begin before whoever awaits the transaction goes on, and a rollback drops them.
    tx.afterCommit(() => void (this.settled = true));
    const isOurs = await this.rows.consume(tx, this.id);
    if (isOurs) for (const effect of this.effects) await effect(tx);
    return isOurs;
  }

  /** Adds what happens in the transaction that settles it, whoever settles it. */
  onSettle(effect: (tx: Tx) => Promise<void>): void {
    this.effects.push(effect);
  }

  /** Whether a transaction that settled it was committed. */
  isSettled(): boolean {
    return this.settled;
  }

  /** How often the row's handler has failed before; 0 for a row that is gone. */
  readTries(): Promise<number> {
    return this.rows.tries(this.id);
  }
}
