import type { MemberId } from '#contracts';
import type { Tx } from '#database';
import type { Audience } from './receivers.policy.js';

/** The zones in which members live, and the time of the database. */
export interface Zones {
  readonly zones: readonly string[];
  readonly now: Date;
}

/**
 * One kind of mail and push to everybody who wants it: what it is, to whom it goes and when. `MailingsService` does the rest: ranges, once each, quiet
 * hours, and taking up again. A single mailing of it has a name such as `new-members:2026-11-27`.
 */
export abstract class Mailing {
  /** How the names of its mailings begin. */
  abstract readonly kind: string;

  /** Plans the ranges of each mailing that is due. Repeatable, also by several at once. */
  abstract planDue(zones: Zones): Promise<void>;

  /** Who gets it; undefined when it is over, and nothing more goes out. */
  abstract audience(tx: Tx, about: string): Promise<Audience | undefined>;

  /** Sends one mail, or lets it be. When the reader has quiet hours, nothing is done, and the answer is their end. */
  abstract send(memberId: MemberId, about: string): Promise<Date | undefined>;

  /** The same as a push. */
  abstract push(memberId: MemberId, about: string): Promise<Date | undefined>;

  /** In the transaction that ends a range. */
  abstract rangeEnded(tx: Tx, about: string): Promise<void>;

  /** `about` says which one: the day, or the id. */
  nameOf(about: string): string {
    return `${this.kind}:${about}`;
  }

  /** The key of one mail of it, and of one push. */
  keyOf(about: string, memberId: MemberId): string {
    return `${this.nameOf(about)}:${memberId}`;
  }
}
