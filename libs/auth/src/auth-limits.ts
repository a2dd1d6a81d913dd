/** How often one may do what: `points` in `seconds`, counted for a network, an address or a member. */
export type LimitRule = { readonly points: number; readonly seconds: number; readonly per: 'network' | 'address' | 'member' };

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The limits of everything that can be tried without being known, or that sends a mail. */
export const authLimits = {
  login: { points: 30, seconds: 10 * MINUTE, per: 'network' },
  signup: { points: 10, seconds: HOUR, per: 'network' },
  signupCheck: { points: 15, seconds: HOUR, per: 'network' },
  resetByNetwork: { points: 5, seconds: HOUR, per: 'network' },
  resetByAddress: { points: 3, seconds: DAY, per: 'address' },
  undoMailByNetwork: { points: 5, seconds: HOUR, per: 'network' },
  undoMailByAddress: { points: 3, seconds: DAY, per: 'address' },
  exports: { points: 3, seconds: DAY, per: 'member' },
  linkUse: { points: 20, seconds: HOUR, per: 'network' },
  mailChange: { points: 5, seconds: HOUR, per: 'member' },
  mailChangeDaily: { points: 10, seconds: DAY, per: 'member' },
  passwordChange: { points: 10, seconds: HOUR, per: 'member' },
  ownerWarning: { points: 3, seconds: DAY, per: 'address' },
  activationMail: { points: 5, seconds: HOUR, per: 'member' },
  activationMailDaily: { points: 12, seconds: DAY, per: 'member' },
} as const satisfies Record<string, LimitRule>;

export type AuthLimitName = keyof typeof authLimits;
