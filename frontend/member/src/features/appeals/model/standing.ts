import type { DecisionView } from '#contracts';

/** What became of a decision, or whether one can object to it still. */
export type Standing = 'can' | 'open' | 'upheld' | 'upheld_alone' | 'overturned' | 'over';

export function standingOf(
  { appeal, overturned, appeal_until }: Pick<DecisionView, 'appeal' | 'overturned' | 'appeal_until'>,
  now: number,
): Standing {
  if (overturned) return 'overturned';
  if (appeal?.state === 'upheld' && appeal.alone) return 'upheld_alone';
  if (appeal) return appeal.state;
  return Date.parse(appeal_until) < now ? 'over' : 'can';
}
