import type { DebitRequestView } from '#contracts';

/** Of a code by SMS. */
export const otpRules = { digits: 6, minutes: 10, tries: 5, sends: 3, pauseSeconds: 30, verifiedMinutes: 30 } as const;
const HOUR_MS = 3_600_000;

export interface RequestFacts {
  readonly expiresAt: Date;
  readonly otpSentAt: Date;
  readonly sends: number;
  readonly tries: number;
  readonly verifiedAt: Date | null;
  readonly usedAt: Date | null;
}

export function requestStateOf({ expiresAt, tries, verifiedAt, usedAt }: RequestFacts, now: Date): DebitRequestView['state'] {
  if (usedAt) return 'used';
  if (expiresAt <= now) return 'over';
  if (verifiedAt) return 'verified';
  return tries >= otpRules.tries ? 'over' : 'code_sent';
}

/** When another code can be sent: a text needs its time, and so many go to a phone in an hour. */
export const resendAt = ({ otpSentAt, sends }: Pick<RequestFacts, 'otpSentAt' | 'sends'>): Date =>
  new Date(otpSentAt.getTime() + (sends >= otpRules.sends ? HOUR_MS : otpRules.pauseSeconds * 1_000));
