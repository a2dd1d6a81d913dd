import type { MandateState } from '#contracts';

/** A mandate that was not used for so long is none any more (rulebook of SEPA). */
const LAPSES_MONTHS = 36;

export interface MandateFacts {
  readonly signedAt: Date;
  readonly lastUsedAt: Date | null;
  readonly revokedAt: Date | null;
}

export function mandateStateOf({ signedAt, lastUsedAt, revokedAt }: MandateFacts, now: Date): MandateState {
  if (revokedAt) return 'revoked';
  const lapsesAt = new Date(lastUsedAt ?? signedAt);
  lapsesAt.setUTCMonth(lapsesAt.getUTCMonth() + LAPSES_MONTHS);
  return lapsesAt <= now ? 'lapsed' : 'active';
}
