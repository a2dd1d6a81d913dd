import type { Entry, ReviewAct } from './queue';
import { reviewWords } from './words';

/** What was done to these, in words. */
export function saidOf(act: ReviewAct, entries: readonly Entry[]): string {
  const [first] = entries;
  if (!first || entries.length > 1) return reviewWords.doneMany(entries.length);
  return reviewWords.done(act, reviewWords.kinds[first.item.kind], first.item.member.name);
}
