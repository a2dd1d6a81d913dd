import type { MemberId, NotificationChannel } from '#contracts';
import type { Tx } from '#database';
import type { MailDefinition, MailToSend, PushOfMailing, PushToSend } from '../definitions/index.js';
import type { Audience, Recipient } from '../recipients/index.js';
import type { Pending } from '../summaries/index.js';

/** The zones in which members live, and the time of the database. */
export interface Zones {
  readonly zones: readonly string[];
  readonly now: Date;
}

/** What one reader is to be told of a mailing by one channel, as things stand now. */
export type Content =
  /** Nothing; or nothing, and no row of it stays. */
  | { readonly kind: 'nothing' | 'no row' }
  /** Not now: everything stays as it is, until that moment or the end of the mailing. */
  | { readonly kind: 'later'; readonly at: Date | undefined }
  /** With what else waits for its reader's hour. */
  | { readonly kind: 'in a summary'; readonly news: readonly Omit<Pending, 'channel'>[] }
  | ({ readonly kind: 'mail' } & MailToSend)
  | ({ readonly kind: 'push' } & PushToSend);

type Mailed<Facts> = { readonly to: Recipient; readonly facts: Facts } & Pick<MailToSend, 'language'>;
type Pushed<Facts> = { readonly facts: Facts } & Pick<PushToSend, 'memberId' | 'language'>;

export const asMail = <Facts>(mail: MailDefinition<string, Facts>, { to, facts, language }: Mailed<Facts>): Content => ({
  kind: 'mail',
  mail,
  to,
  language,
  write: (context) => mail.write(context, facts),
});
export const asPush = <Facts>(push: PushOfMailing<Facts>, { facts, ...told }: Pushed<Facts>): Content => ({
  kind: 'push',
  push,
  ...told,
  write: (context) => push.write(context, facts),
});

/**
 * One kind of mail and push to everybody who wants it: what it is, to whom it goes and when. `MailingsService` and `MailingDelivery` do the rest:
 * ranges, once each, quiet hours, and taking up again. A single mailing of it has a name such as `new-members:2026-11-27`.
 */
export abstract class Mailing {
  /** How the names of its mailings begin. */
  abstract readonly kind: string;

  /** Plans the ranges of each mailing that is due. Repeatable, also by several at once. */
  abstract planDue(zones: Zones): Promise<void>;

  /** Who gets it; undefined when it is over, and nothing more goes out. */
  abstract audience(tx: Tx, about: string): Promise<Audience | undefined>;

  /** What this member is to be told by the channel. */
  abstract contentFor(memberId: MemberId, about: string, channel: NotificationChannel): Promise<Content>;

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
