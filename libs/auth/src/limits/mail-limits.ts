import type { LimitRule } from './limit-rule.js';

const DAY = 24 * 60 * 60;
const aDay = (points: number) => ({ points, seconds: DAY, per: 'address' }) as const satisfies LimitRule;

/**
 * How many mails of a kind an address gets in a day, whoever causes them and from wherever. All mails that somebody else can cause stand here;
 * the address counts with all its spellings (`folded-email.ts`). What is more is not sent, and nobody is told: an answer that differs would tell
 * who has an account.
 */
export const mailLimits = {
  /** Sign-ups, mails sent again, and corrected addresses: a person who mistypes and tries again needs a few. */
  activation: aDay(10),
  /** Whoever did not find the first two looks in the wrong mailbox. */
  reset: aDay(3),
  /** One with the deletion and three that are asked for (`undoMailByAddress`); some leave, come back and leave again. */
  'undo-deletion': aDay(5),
  /** The wishes of members to move to this address. */
  'mail-change': aDay(3),
  /** Somebody signs up, or moves, to an address that has an account: the third mail says nothing that the first did not. */
  'address-tried': aDay(3),
  /** Logins in strange browsers: who keeps no cookies, and logs in more often, has been told. */
  'new-device': aDay(5),
  /** Anybody can give any address in a complaint. */
  'complaint-received': aDay(5),
  /** Each was answered by a moderator, also those of the days before. */
  'complaint-decided': aDay(20),
  'report-received': aDay(20),
  'report-decided': aDay(40),
  /** Of staff, who may be deceived or mistaken. */
  invitation: aDay(3),
  /** An owner who sends the link of a colleague once more, and looks again where it went. */
  'staff-link': aDay(10),
  /** One for each banned fraud who wrote to the member. */
  'fraud-warning': aDay(10),
  'fraud-cleared': aDay(10),
  'export-ready': aDay(3),
  /** What other members do, for who wants it at once: each pair of people is told of by itself, and a crowd of accounts is many pairs. */
  message: aDay(60),
  like: aDay(40),
} as const satisfies Record<string, LimitRule>;

export type LimitedMail = keyof typeof mailLimits;
