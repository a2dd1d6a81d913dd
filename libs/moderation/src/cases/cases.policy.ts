import type { ComplaintCategory, ErrorCode, ReportReason } from '#contracts';
import type { CaseKind, CaseState } from './case.entity.js';

/** A case that nobody touched for so long is free again. */
export const lockMinutes = 10;

/** 0 comes first. Danger to life and the protection of children wait for nothing else. */
const priorities: Record<ReportReason, number> = { danger: 0, minor: 0, money: 1, sexual: 1, fake: 2, insult: 2, photo: 2, other: 3 };
const complaintPriorities: Record<ComplaintCategory, number> = {
  child_safety: 0,
  illegal_content: 1,
  identity: 2,
  rule_breach: 2,
  payment: 3,
  my_data: 3,
  decision: 3,
  something_else: 4,
};
const hoursByPriority = [4, 24, 48, 72, 96] as const;

/** What became of the decided reports of one reporter. */
export interface ReporterRecord {
  readonly decided: number;
  readonly dismissed: number;
}

const ENOUGH_TO_JUDGE = 5;
const OFTEN_WRONG = 0.7;

export const isOftenWrong = ({ decided, dismissed }: ReporterRecord): boolean =>
  decided >= ENOUGH_TO_JUDGE && dismissed / decided >= OFTEN_WRONG;

export type Urgency = { readonly priority: number; readonly hours: number };
const urgency = (priority: number): Urgency => ({ priority, hours: hoursByPriority[priority] ?? hoursByPriority[0] });

/** Reports of whoever is often wrong come later, and are read all the same; danger comes first whoever tells of it. */
export function urgencyOf(reason: ReportReason, reporter: ReporterRecord): Urgency {
  const usual = priorities[reason];
  return urgency(usual > 0 && isOftenWrong(reporter) ? usual + 1 : usual);
}

/** What the law forbids comes right after danger to somebody. */
export const complaintUrgency = (category: ComplaintCategory): Urgency => urgency(complaintPriorities[category]);

type CaseAct = 'claim' | 'decide' | 'resolve' | 'answer_proposal' | 'ask_for_more' | 'answer_for_more';

/** What moderators may still do with a case, by its state. */
const acts = {
  open: ['claim', 'decide', 'resolve', 'ask_for_more', 'answer_for_more'],
  proposed: ['claim', 'answer_proposal', 'answer_for_more'],
  decided: [],
  closed: [],
} as const satisfies Record<CaseState, readonly CaseAct[]>;

export const caseAllows = (state: CaseState, act: CaseAct): boolean => (acts[state] as readonly CaseAct[]).includes(act);

export interface ClaimFacts {
  readonly state: CaseState;
  readonly escalated: boolean;
  readonly isOwner: boolean;
  /** They proposed the ban, or took the decision that is appealed. */
  readonly hadPart: boolean;
}

/** Why a case is not for this moderator to claim; when nothing else stands against it, somebody else holds it. */
export function whyNotClaimed({ state, escalated, isOwner, hadPart }: ClaimFacts): ErrorCode {
  if (!caseAllows(state, 'claim')) return 'case_over';
  if (escalated && !isOwner) return 'case_for_owner';
  return hadPart ? 'case_had_part' : 'case_taken';
}

/** Whether an answer in words is enough: nobody is accused, so that there is nothing to decide by the rules of the house. */
export const mayResolve = ({
  kind,
  state,
  hasSubject,
}: {
  readonly kind: CaseKind;
  readonly state: CaseState;
  readonly hasSubject: boolean;
}): boolean => kind === 'complaint' && caseAllows(state, 'resolve') && !hasSubject;
