import { allowed, appealMonths, refused, type Measure, type Verdict } from '#contracts';
import type { Appellant } from '#contracts-admin';
import type { DecisionState } from './decision.entity.js';
import { mayBecome } from './decisions.policy.js';

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

/** Whose objection it is: the member's about whom it was decided, or of whoever told of them, when nothing was found. */
export const appellantOf = ({ measure }: { readonly measure: Measure }): Appellant => (measure === 'none' ? 'notifier' : 'member');

/** A decision that holds, or held, for six months. */
export function mayAppeal({ state, inForceAt, now }: AppealFacts): Verdict {
  if (inForceAt === null || !mayBecome(state, 'overturned')) return refused('link_invalid');
  return now <= appealEnd(inForceAt) ? allowed : refused('appeal_over');
}

/** Who wants to decide about an objection. */
export interface JudgeFacts {
  /** They proposed, confirmed or took the decision. */
  readonly hadPart: boolean;
  readonly isOwner: boolean;
  /** Moderators who may decide cases and had no part in it. */
  readonly others: number;
}

/**
 * `apart`: they had no part in the decision, as it should be. `alone`: they had, but nobody else exists, so that the owner answers for it and says
 * why. `refused`: somebody else decides.
 */
export const judgeOf = ({ hadPart, isOwner, others }: JudgeFacts): 'apart' | 'alone' | 'refused' =>
  hadPart ? (isOwner && others === 0 ? 'alone' : 'refused') : 'apart';
