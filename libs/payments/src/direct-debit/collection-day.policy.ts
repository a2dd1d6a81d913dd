import { bookDay } from '../calendar/index.js';

const WORKING_DAYS = 3;
const DAY_MS = 86_400_000;

const isWeekend = (day: Date): boolean => day.getUTCDay() === 0 || day.getUTCDay() === 6;
const next = (day: Date): Date => new Date(day.getTime() + DAY_MS);

/**
 * The day on which a debit is collected that is announced now: the third working day after today, so that whoever is told of it has at least two whole
 * days until then. Days of the books, as `2026-12-02`.
 */
export function collectionDayAfter(now: Date): string {
  let day = new Date(`${bookDay(now)}T00:00:00Z`);
  for (let left = WORKING_DAYS; left > 0;) {
    day = next(day);
    if (!isWeekend(day)) left -= 1;
  }
  return day.toISOString().slice(0, 10);
}
