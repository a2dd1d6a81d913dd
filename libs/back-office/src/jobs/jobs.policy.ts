import type { RecurringState } from '#contracts-admin';

export type RunFacts = {
  readonly nextRunAt: Date;
  readonly isAtWork: boolean;
  readonly failingSince: Date | null;
  readonly tries: number;
};

const LATE_MS = 5 * 60_000;

/** How a recurring job stands. One that runs is not late, however long it takes: its row says since when it runs. */
export function stateOf({ nextRunAt, isAtWork, failingSince, tries }: RunFacts, now: Date): RecurringState {
  if (isAtWork) return 'running';
  if (now.getTime() - nextRunAt.getTime() > LATE_MS) return 'late';
  if (tries > 0) return 'retrying';
  return failingSince ? 'failed' : 'waiting';
}
