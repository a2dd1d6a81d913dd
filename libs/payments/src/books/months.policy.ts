import { allowed, refused, type Verdict } from '#contracts';
import { daysOf, monthBefore, type Days } from '../calendar/index.js';

/** What of a month decides whether it may be closed or opened again. Days and months of the books. */
export interface MonthFacts {
  /** `2026-11`. */
  readonly month: string;
  readonly today: string;
  readonly countedUntil: string | null;
  /** The month of the first movement; null when there is none. */
  readonly firstMonth: string | null;
  /** Those that are closed now. */
  readonly closed: readonly string[];
}

export type MonthState = 'running' | 'uncounted' | 'open' | 'closed';

export function stateOf({ month, today, countedUntil, closed }: Omit<MonthFacts, 'firstMonth'>): MonthState {
  const { to } = daysOf(month);
  if (closed.includes(month)) return 'closed';
  if (today <= to) return 'running';
  return countedUntil === null || countedUntil < to ? 'uncounted' : 'open';
}

/** Months are closed one after the other, so that no balance with which a closed one begins can change. */
export function mayClose(facts: MonthFacts): Verdict {
  const state = stateOf(facts);
  if (state === 'closed') return refused('books_closed');
  if (state !== 'open') return refused('books_not_over');
  const { month, firstMonth, closed } = facts;
  const isFirst = closed.length === 0 && (firstMonth === null || month <= firstMonth);
  return isFirst || closed.includes(monthBefore(month)) ? allowed : refused('books_order');
}

/** And opened again from the last one on. */
export const mayReopen = (month: string, closed: readonly string[]): Verdict =>
  closed.every((one) => one <= month) ? allowed : refused('books_order');

/** Countries whose law keeps books for seven years; the others want ten at most. */
const sevenYears = new Set(['AT', 'NL', 'SE']);
/** Who sells to buyers in other countries of the Union keeps what it says of them for ten years. */
const yearsOf = (country: string, sellsAbroad: boolean): number => (sevenYears.has(country) && !sellsAbroad ? 7 : 10);

/** Until which day the books of a month are kept: so many whole years after its own. */
export const keepUntil = (month: string, country: string, sellsAbroad: boolean): string =>
  `${Number(month.slice(0, 4)) + yearsOf(country, sellsAbroad)}-12-31`;

/** The days of a period of which the books are counted; null when there is none. */
export function countedDays(period: Days, countedUntil: string | null): Days | null {
  if (countedUntil === null || countedUntil < period.from) return null;
  return { from: period.from, to: countedUntil < period.to ? countedUntil : period.to };
}
