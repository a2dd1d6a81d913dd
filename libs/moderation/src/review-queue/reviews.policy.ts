import { allowed, refused, type Verdict } from '#contracts';
import type { ReviewState } from '../reviews/index.js';

/** So many a moderator holds at once: those on the screen, and the next ones behind them. */
export const reviewBatch = 24;

export interface ReviewFacts {
  readonly state: ReviewState;
  readonly decidedBy: string | null;
  readonly secondsAgo: number | null;
  /** Whether somebody works on the case that it was handed on to. */
  readonly isTaken: boolean;
}

/**
 * Who decided takes it back: what was approved or rejected until it is carried out, what was handed on for some seconds, if nobody took it
 * meanwhile.
 */
export function mayUndoReview({ state, decidedBy, secondsAgo, isTaken }: ReviewFacts, moderatorId: string, undoSeconds: number): Verdict {
  if (state === 'waiting' || decidedBy !== moderatorId) return refused('case_taken');
  if (state === 'escalated' && (isTaken || secondsAgo === null || secondsAgo > undoSeconds)) return refused('case_taken');
  return allowed;
}

/** The first decision stays: pressed twice, it is one; another one is refused. */
export function mayDecideReview({ state, decidedBy }: ReviewFacts, moderatorId: string, wish: ReviewState): 'new' | 'repeat' | 'taken' {
  if (state === 'waiting') return 'new';
  return state === wish && decidedBy === moderatorId ? 'repeat' : 'taken';
}
