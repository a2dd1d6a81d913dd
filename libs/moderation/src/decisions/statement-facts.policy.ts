import type { Place } from '#chats';
import type { FoundBy } from '#contracts';
import type { CaseKind } from '../cases/index.js';
import type { DecisionSource } from '../initiatives/index.js';

const found = { report: 'report', complaint: 'complaint', review: 'review', appeal: 'own' } as const satisfies Partial<
  Record<CaseKind, FoundBy>
>;

/** How the house came to know of what a case is about: of one that staff opened themselves, whether a rule of signals made them look. */
export const foundBy = (kind: CaseKind, source: DecisionSource): FoundBy =>
  kind === 'initiative' ? (source === 'noticed' ? 'automation' : 'own') : found[kind];

/** What somebody wrote, as their own words are told to them. `chat`: its conversation, where the evidence is of several. */
export interface ReportedLine {
  readonly sender_id: string;
  readonly kind: string;
  readonly text: string;
  readonly at: string;
  readonly seq: number;
  readonly chat?: string;
  readonly reported: boolean;
}

/**
 * The messages that a statement is about, for their writer alone, who reads nothing that somebody else wrote: those that are removed, else the first
 * one that was told of.
 */
export function messagesFor<Line extends ReportedLine>(
  lines: readonly Line[],
  memberId: string,
  removed: readonly Place[],
): readonly Line[] {
  const own = lines.filter(({ sender_id }) => sender_id === memberId);
  if (removed.length === 0) return own.filter(({ reported }) => reported).slice(0, 1);
  return own.filter(({ chat, seq }) => removed.some((place) => place.seq === seq && (chat === undefined || chat === place.chatId)));
}
