import { countedWithinDays } from '#contracts-admin';
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
