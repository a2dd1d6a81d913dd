import type { FoundBy } from '#contracts';
import type { CaseKind } from './case.entity.js';
import type { DecisionSource } from './initiatives.policy.js';

const found = { report: 'report', complaint: 'complaint', review: 'review', appeal: 'own' } as const satisfies Partial<
  Record<CaseKind, FoundBy>
>;

/** How the house came to know of what a case is about: of one that staff opened themselves, whether a rule of signals made them look. */
export const foundBy = (kind: CaseKind, source: DecisionSource): FoundBy =>
  kind === 'initiative' ? (source === 'noticed' ? 'automation' : 'own') : found[kind];

/** What somebody wrote, as their own words are told to them. */
export interface ReportedLine {
  readonly sender_id: string;
  readonly kind: string;
  readonly text: string;
  readonly at: string;
  readonly reported: boolean;
}

/** The message that was reported, for its writer alone: nobody reads in a statement what somebody else wrote. */
export function messageFor<Line extends ReportedLine>(lines: readonly Line[], memberId: string): Line | undefined {
  return lines.find(({ reported, sender_id }) => reported && sender_id === memberId);
}
