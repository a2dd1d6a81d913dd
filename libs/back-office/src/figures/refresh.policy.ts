import { countedWithinDays, type RefreshState } from '#contracts-admin';
import { stateOf, type RunFacts } from '../jobs/index.js';
import { dayPlus, type Days } from './days.js';

/** So many days are counted in one piece. */
const PIECE_DAYS = 31;

type Bounds = {
  /** The day on which the last refresh ended; null: there was none. */
  readonly lastDay: string | null;
  /** The first day of which there is anything. */
  readonly firstDay: string | null;
  readonly today: string;
};

/**
 * From which day a refresh counts anew: those whose numbers may still have changed since the last one, however long that is ago, and the first time
 * all of them. What happened on earlier days is counted, and stays so when those whom it was about are erased.
 */
export const firstDayOf = ({ lastDay, firstDay, today }: Bounds): string =>
  lastDay === null ? (firstDay ?? today) : dayPlus(lastDay < today ? lastDay : today, -countedWithinDays - 1);

/** The next piece of a refresh that has come to this day, and where the one after it begins; null: it is the last one. */
export function pieceFrom(from: string, today: string): Days & { readonly next: string | null } {
  const to = dayPlus(from, PIECE_DAYS - 1);
  return to < today ? { from, to, next: dayPlus(to, 1) } : { from, to: today, next: null };
}

/** How the job stands for those who wait for its figures: only what a worker is at is being counted. */
export function refreshStateOf(job: RunFacts, now: Date): RefreshState {
  const state = stateOf(job, now);
  if (state === 'running' || state === 'late') return state;
  if (job.nextRunAt <= now) return 'due';
  return state === 'waiting' ? 'waiting' : 'failed';
}

/** Whoever asks for figures that come anyhow changes nothing; one that is late is brought to the workers once more. */
export const isUnderWay = (state: RefreshState): boolean => state === 'running' || state === 'due';
