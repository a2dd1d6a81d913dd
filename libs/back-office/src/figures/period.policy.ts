import type { DashboardQuery, DashboardStep } from '#contracts-admin';
import { dayPlus, type Days } from './days.js';

export type Period = {
  readonly step: DashboardStep;
  /** Each step of the period, and whether it is over. */
  readonly steps: readonly (Days & { readonly isOver: boolean })[];
  readonly days: Days;
  /** As many days as the period, as many steps earlier. */
  readonly before: Days;
};

/** The days that a dashboard shows: so many steps, the last of which holds the last day and is shown up to it. */
export function periodOf({ step, steps: count, to: wanted }: Pick<DashboardQuery, 'step' | 'steps' | 'to'>, today: string): Period {
  const to = wanted && wanted < today ? wanted : today;
  const last = beginningOf(step, to);
  const steps = Array.from({ length: count }, (_, index) => {
    const from = stepsLater(step, last, index - count + 1);
    const end = dayPlus(stepsLater(step, from, 1), -1);
    return { from, to: end < to ? end : to, isOver: end < today };
  });
  const from = steps[0]?.from ?? last;
  const beforeFrom = stepsLater(step, from, -count);
  const sameLength = dayPlus(beforeFrom, lengthOf({ from, to }) - 1);
  const dayBefore = dayPlus(from, -1);
  return { step, steps, days: { from, to }, before: { from: beforeFrom, to: sameLength < dayBefore ? sameLength : dayBefore } };
}

const DAY_MS = 86_400_000;
const DAYS_OF_A_WEEK = 7;
const lengthOf = ({ from, to }: Days): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;

/** The Monday, or the first of the month, of a day. */
function beginningOf(step: DashboardStep, day: string): string {
  if (step === 'day') return day;
  if (step === 'month') return `${day.slice(0, 'yyyy-mm'.length)}-01`;
  return dayPlus(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + DAYS_OF_A_WEEK - 1) % DAYS_OF_A_WEEK));
}

/** The step so many later than one that begins on this day; earlier for a negative number. */
function stepsLater(step: DashboardStep, from: string, count: number): string {
  if (step !== 'month') return dayPlus(from, step === 'day' ? count : count * DAYS_OF_A_WEEK);
  const moment = new Date(`${from}T00:00:00Z`);
  moment.setUTCMonth(moment.getUTCMonth() + count);
  return moment.toISOString().slice(0, 'yyyy-mm-dd'.length);
}
