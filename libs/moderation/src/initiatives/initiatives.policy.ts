import { allowed, refused, type InitiativeCategory, type ReportReason, type Verdict } from '#contracts';
import type { InitiativeReason, SignalKind } from '#contracts-admin';
import type { CaseKind } from '../cases/index.js';

export interface InitiativeFacts {
  readonly reason: InitiativeReason;
  readonly wished: readonly SignalKind[];
  /** The kinds of signals that there are of the member. */
  readonly noticed: readonly SignalKind[];
}

/** A case that rests on signals names them, and they are there: the statement of reasons says how it was found. */
export function mayInitiate({ reason, wished, noticed }: InitiativeFacts): Verdict {
  if (reason === 'signals' && wished.length === 0) return refused('invalid_input', { fields: { signals: 'field_required' } });
  if (wished.some((kind) => !noticed.includes(kind))) return refused('signals_gone', { fields: { signals: 'signals_gone' } });
  return allowed;
}

/** As urgent as a report of the same; whoever advertises can wait like anything else. */
export const urgencyReason = (category: InitiativeCategory): ReportReason => (category === 'advertising' ? 'other' : category);

/** `reported`: by a member or somebody else. `seen`: by a moderator. `noticed`: by a rule of signals, which made a moderator look. */
export type DecisionSource = 'reported' | 'seen' | 'noticed';

export function sourceOf(caseKind: CaseKind, hasSignals: boolean): DecisionSource {
  if (caseKind === 'initiative') return hasSignals ? 'noticed' : 'seen';
  return caseKind === 'review' ? 'seen' : 'reported';
}
