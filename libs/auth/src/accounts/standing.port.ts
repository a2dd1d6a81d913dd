import type { Tx } from '#database';

/** Where a member's standing is kept; visibility, which is to the right of auth, implements it. */
export abstract class StandingPort {
  abstract markConfirmed(tx: Tx, memberId: string): Promise<void>;
  abstract markPaused(tx: Tx, memberId: string, paused: boolean): Promise<void>;
  /** Deleted, or back. */
  abstract markDeleted(tx: Tx, memberId: string, gone: boolean): Promise<void>;
}
