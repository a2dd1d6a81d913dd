/** Days of the books, both included. */
export type Days = { readonly from: string; readonly to: string };

/** First and last day of a month, `2026-11`, or a quarter, `2026-Q4`. */
export function daysOf(period: string): Days {
  const year = Number(period.slice(0, 4));
  const [last, months] = period.includes('Q') ? [Number(period.slice(6)) * 3, 3] : [Number(period.slice(5)), 1];
  const day = (month: number, date: number) => new Date(Date.UTC(year, month, date)).toISOString().slice(0, 10);
  return { from: day(last - months, 1), to: day(last, 0) };
}

/** In which quarter a day, `2026-11-28`, lies. */
export const quarterOf = (day: string): string => `${day.slice(0, 4)}-Q${Math.ceil(Number(day.slice(5, 7)) / 3)}`;

export function monthsOf(period: string): string[] {
  const { from, to } = daysOf(period);
  const first = Number(from.slice(5, 7));
  return Array.from(
    { length: Number(to.slice(5, 7)) - first + 1 },
    (_, at) => `${from.slice(0, 4)}-${String(first + at).padStart(2, '0')}`,
  );
}

/** The month before one, `2026-11`. */
export function monthBefore(month: string): string {
  return new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)) - 2, 1)).toISOString().slice(0, 7);
}

export const dayAfter = (day: string): string => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
