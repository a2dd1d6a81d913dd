import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';
import type { Pair } from './pairs.repository.js';

/** What a module holds of two members: its part in a block. */
export type BlockHook = {
  /** Whether the two know each other here, even where they may not see each other any more: an open conversation. */
  readonly knows?: (tx: Tx, oneId: string, otherId: string) => Promise<boolean>;
  /** Takes everything between the two away from both. The transaction holds the pair's row. */
  readonly part: (tx: Tx, pair: Pair) => Promise<void>;
  /** Forgets for good what was taken away so many days ago; answers how much. */
  readonly forget: (tx: Tx, days: number) => Promise<number>;
};

/** What other modules do when one member blocks another, in the transaction of the block: either all of it is gone, or nothing happened. */
@Injectable()
export class BlockHooks {
  private readonly hooks: BlockHook[] = [];

  /** Called in `onModuleInit`. */
  join(hook: BlockHook): void {
    this.hooks.push(hook);
  }

  async knows(tx: Tx, oneId: string, otherId: string): Promise<boolean> {
    for (const { knows } of this.hooks) if (await knows?.(tx, oneId, otherId)) return true;
    return false;
  }

  async part(tx: Tx, pair: Pair): Promise<void> {
    for (const hook of this.hooks) await hook.part(tx, pair);
  }

  async forget(tx: Tx, days: number): Promise<number> {
    let forgotten = 0;
    for (const { forget } of this.hooks) forgotten += await forget(tx, days);
    return forgotten;
  }
}
