import type { LimitRule } from './limit-rule.js';
import { mailLimits } from './mail-limits.js';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * The limits of everything that can be tried without being known, or that sends a mail. How many mails an address gets is said by `mailLimits`
 * alone; where the same may be told to whoever asks, because it is true of addresses without an account too, asking ends with the mails.
 */
export const authLimits = {
  login: { points: 30, seconds: 10 * MINUTE, per: 'network' },
  /** A sign-up, and the wish for another address: each tells whether an address has an account. */
  newAddress: { points: 10, seconds: HOUR, per: 'network' },
  signupCheck: { points: 15, seconds: HOUR, per: 'network' },
  resetByNetwork: { points: 5, seconds: HOUR, per: 'network' },
  resetByAddress: mailLimits.reset,
  undoMailByNetwork: { points: 5, seconds: HOUR, per: 'network' },
  undoMailByAddress: { ...mailLimits['undo-deletion'], points: 3 },
  complaintsByNetwork: { points: 10, seconds: HOUR, per: 'network' },
  /** A system of the house: ten calls a second, for as long as it likes. */
  apiToken: { points: 600, seconds: MINUTE, per: 'member' },
  exports: { points: 3, seconds: DAY, per: 'member' },
  linkUse: { points: 20, seconds: HOUR, per: 'network' },
  mailChange: { points: 5, seconds: HOUR, per: 'member' },
  mailChangeDaily: { points: 10, seconds: DAY, per: 'member' },
  mailChangeByAddress: mailLimits['mail-change'],
  passwordChange: { points: 10, seconds: HOUR, per: 'member' },
  activationMail: { points: 5, seconds: HOUR, per: 'member' },
  activationMailDaily: { points: 12, seconds: DAY, per: 'member' },
  activationByAddress: mailLimits.activation,
  /** Codes by SMS: each costs money, and some networks are paid for each that they make somebody send. */
  debitSmsByPhone: { points: 3, seconds: HOUR, per: 'member' },
  debitSmsByMember: { points: 6, seconds: HOUR, per: 'member' },
  debitSmsByNetwork: { points: 10, seconds: HOUR, per: 'network' },
  /** All that go to the phones of one country. */
  debitSmsByCountry: { points: 500, seconds: DAY, per: 'member' },
  /** Pages of other members that one opens: more than a person reads, far fewer than a copy of the community needs. */
  profiles: { points: 400, seconds: DAY, per: 'member' },
  profilesOfPremium: { points: 2_000, seconds: DAY, per: 'member' },
} as const satisfies Record<string, LimitRule>;

export type AuthLimitName = keyof typeof authLimits;
