import { findAfterBlocks } from './after-block.js';
import { toText, type Contradiction } from './contradiction.js';
import { findStepsBack } from './feed-forward.js';
import { findGaps } from './no-gap.js';
import { findDisorder } from './one-order.js';
import type { History } from './operation.js';
import { findLostWrites } from './own-writes.js';
import { findEarlyTellings } from './told-after-commit.js';
import { findFalseBalances } from './true-balances.js';

const rules: readonly ((history: History) => Contradiction[])[] = [
  findDisorder,
  findGaps,
  findLostWrites,
  findStepsBack,
  findEarlyTellings,
  findAfterBlocks,
  findFalseBalances,
];

/** What of the history cannot be true, by all rules: nothing of a sound product. */
export const judgeHistory = (history: History): Contradiction[] => rules.flatMap((find) => find(history));

/** One fault often contradicts much of what follows. */
const SHOWN_OF_EACH = 5;

/** The first ones of each rule, with how many there are. */
export function toReport(contradictions: readonly Contradiction[]): string[] {
  return [...new Set(contradictions.map(({ rule }) => rule))].flatMap((rule) => {
    const all = contradictions.filter((one) => one.rule === rule);
    const rest = all.length - SHOWN_OF_EACH;
    return [...all.slice(0, SHOWN_OF_EACH).map(toText), ...(rest > 0 ? [`${rule}: ${rest} more`] : [])];
  });
}
