/** How often one may do what: `points` in `seconds`, counted for a network, an address or a member. An address counts with all its spellings (`folded-email.ts`). */
export type LimitRule = { readonly points: number; readonly seconds: number; readonly per: 'network' | 'address' | 'member' };

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * The limits of everything that can be tried without being known, or that sends a mail. Each mail that somebody can have sent to an address of
 * their choice has a limit by address too, whoever asks and from wherever. What tells a member of a change of their account has none: it cannot
 * be asked for without the account's password.
 */
export const authLimits = {
  login: { points: 30, seconds: 10 * MINUTE, per: 'network' },
  /** A sign-up, and the wish for another address: each tells whether an address has an account. */
  newAddress: { points: 10, seconds: HOUR, per: 'network' },
  signupCheck: { points: 15, seconds: HOUR, per: 'network' },
  resetByNetwork: { points: 5, seconds: HOUR, per: 'network' },
  resetByAddress: { points: 3, seconds: DAY, per: 'address' },
  undoMailByNetwork: { points: 5, seconds: HOUR, per: 'network' },
  undoMailByAddress: { points: 3, seconds: DAY, per: 'address' },
  complaintsByNetwork: { points: 10, seconds: HOUR, per: 'network' },
  complaintsByAddress: { points: 5, seconds: DAY, per: 'address' },
  exports: { points: 3, seconds: DAY, per: 'member' },
  linkUse: { points: 20, seconds: HOUR, per: 'network' },
  mailChange: { points: 5, seconds: HOUR, per: 'member' },
  mailChangeDaily: { points: 10, seconds: DAY, per: 'member' },
  mailChangeByAddress: { points: 3, seconds: DAY, per: 'address' },
  passwordChange: { points: 10, seconds: HOUR, per: 'member' },
  ownerWarning: { points: 3, seconds: DAY, per: 'address' },
  activationMail: { points: 5, seconds: HOUR, per: 'member' },
  activationMailDaily: { points: 12, seconds: DAY, per: 'member' },
  /** Sign-ups, mails sent again, and corrected addresses. */
  activationByAddress: { points: 10, seconds: DAY, per: 'address' },
  /** Pages of other members that one opens: more than a person reads, far fewer than a copy of the community needs. */
  profiles: { points: 400, seconds: DAY, per: 'member' },
  profilesOfPremium: { points: 2_000, seconds: DAY, per: 'member' },
} as const satisfies Record<string, LimitRule>;

export type AuthLimitName = keyof typeof authLimits;
