import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';
import type { DeadLetterEntity } from './dead-letter.entity.js';
import { DeadLettersRepository } from './dead-letters.repository.js';
import { Outbox } from './outbox.js';

export type GivenUp = Readonly<DeadLetterEntity>;

/** The reactions that were given up, as ops look at them and try them again. */
@Injectable()
export class DeadLetters {
  constructor(
    private readonly letters: DeadLettersRepository,
    private readonly outbox: Outbox,
  ) {}

  /** The newest first. */
  page(tx: Tx, offset: number, limit: number): Promise<GivenUp[]> {
    return this.letters.page(tx, offset, limit);
  }

  /** How many there are, counted up to `most`. */
  count(tx: Tx, most: number): Promise<number> {
    return this.letters.count(tx, most);
  }

  find(tx: Tx, id: string): Promise<GivenUp | null> {
    return this.letters.find(tx, id);
  }

  /** Puts it back into the outbox with all its tries before it. Undefined when it is gone: somebody else did so, or its member was erased. */
  async retry(tx: Tx, id: string): Promise<{ readonly reaction: string; readonly tries: number } | undefined> {
    const requeued = await this.letters.requeue(tx, id);
    if (requeued) tx.afterCommit(() => this.outbox.kick());
    return requeued;
  }
}
