import type { LimitRule } from './limit-rule.js';

const DAY = 24 * 60 * 60;

/** So many mails of a kind in a day to one address. */
export const mailsADay = (points: number) => ({ points, seconds: DAY, per: 'address' }) as const satisfies LimitRule;

/**
 * How many mails an address gets in a day that members without a session cause here; every other mail says its limit in its own file
 * (`notifications/src/messages`). The address counts with all its spellings (`folded-email.ts`). What is more is not sent, and nobody is told: an
 * answer that differs would tell who has an account.
 */
export const mailLimits = {
  /** Sign-ups, mails sent again, and corrected addresses: a person who mistypes and tries again needs a few. */
  activation: mailsADay(10),
  /** Whoever did not find the first two looks in the wrong mailbox. */
  reset: mailsADay(3),
  /** One with the deletion and three that are asked for (`undoMailByAddress`); some leave, come back and leave again. */
  'undo-deletion': mailsADay(5),
  /** The wishes of members to move to this address. */
  'mail-change': mailsADay(3),
} as const satisfies Record<string, LimitRule>;
