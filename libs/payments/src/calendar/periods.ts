import { daysOf as daysOfQuarter } from '../vat-report/vat-report.policy.js';

/** Days of the books, both included. */
export type Days = { readonly from: string; readonly to: string };

/** First and last day of a month, `2026-11`, or a quarter, `2026-Q4`. */
export function daysOf(period: string): Days {
  if (period.includes('Q')) return daysOfQuarter(period);
  const last = new Date(Date.UTC(Number(period.slice(0, 4)), Number(period.slice(5)), 0));
  return { from: `${period}-01`, to: last.toISOString().slice(0, 10) };
}

export function monthsOf(period: string): string[] {
  const { from, to } = daysOf(period);
  const first = Number(from.slice(5, 7));
  return Array.from(
    { length: Number(to.slice(5, 7)) - first + 1 },
    (_, at) => `${from.slice(0, 4)}-${String(first + at).padStart(2, '0')}`,
  );
}

export const dayAfter = (day: string): string => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
