import { allowed, appealMonths, refused, type Verdict } from '#contracts';
import type { DecisionState } from './decision.entity.js';

/** What is asked before somebody may object. */
export interface AppealFacts {
  readonly state: DecisionState;
  readonly inForceAt: Date | null;
  readonly now: Date;
}

/** The last moment at which a decision can be appealed. */
export function appealEnd(inForceAt: Date): Date {
  const end = new Date(inForceAt);
  end.setUTCMonth(end.getUTCMonth() + appealMonths);
  return end;
}

/** A decision that holds, or held, for six months. */
export function mayAppeal({ state, inForceAt, now }: AppealFacts): Verdict {
  if (inForceAt === null || (state !== 'in_force' && state !== 'ended')) return refused('link_invalid');
  return now <= appealEnd(inForceAt) ? allowed : refused('appeal_over');
}
