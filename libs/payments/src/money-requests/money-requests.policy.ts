import { allowed, refused, type Verdict } from '#contracts';

/** What is asked before somebody says yes or no to what waits. */
export interface DecisionFacts {
  readonly askedBy: string;
  readonly staffId: string;
  /** Others who may decide, beside whoever asked. */
  readonly others: number;
}

/** Two pairs of eyes; where nobody else may decide, whoever asked answers for it alone. */
export const mayDecide = ({ askedBy, staffId, others }: DecisionFacts): Verdict =>
  askedBy !== staffId || others === 0 ? allowed : refused('second_person_needed');

/** Whether one person may give or take so much without a second one; an amount whose worth in euros is not known is more than that. */
export const isWithin = (most: number, much: number | null): boolean => much !== null && Math.abs(much) <= most;
