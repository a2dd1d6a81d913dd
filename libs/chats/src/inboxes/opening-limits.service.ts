import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';
import { InboxesRepository } from './inboxes.repository.js';

/** How many conversations a member may begin, as the moderators see them. Obeyed by the send function. */
@Injectable()
export class OpeningLimits {
  constructor(private readonly inboxes: InboxesRepository) {}

  /** `daily` null: as many as the age of the account allows. */
  cap(tx: Tx, memberId: string, daily: number | null): Promise<void> {
    return this.inboxes.setOpeningsCap(tx, memberId, daily);
  }

  /** The member counts as one who has been here for long. */
  markTrusted(tx: Tx, memberId: string): Promise<void> {
    return this.inboxes.markTrusted(tx, memberId);
  }

  capOf(tx: Tx, memberId: string): Promise<number | null> {
    return this.inboxes.openingsCap(tx, memberId);
  }

  /** Neither a newcomer nor held back. */
  isTrusted(tx: Tx, memberId: string, days: number): Promise<boolean> {
    return this.inboxes.isTrusted(tx, memberId, days);
  }

  capped(tx: Tx, after: string, limit: number): Promise<string[]> {
    return this.inboxes.capped(tx, after, limit);
  }
}
