import { bookDay } from '#contracts';
import { quartersUntil } from '../vat-report/quarters';

/** Months of the last quarters, the present one first, and those quarters. */
export function periodsUntil(now: Date): { readonly months: string[]; readonly quarters: string[] } {
  const quarters = quartersUntil(now);
  const present = bookDay(now).slice(0, 7);
  const months = quarters.flatMap((quarter) => {
    const last = Number(quarter.slice(6)) * 3;
    return [last, last - 1, last - 2].map((month) => `${quarter.slice(0, 4)}-${String(month).padStart(2, '0')}`);
  });
  return { months: months.filter((month) => month <= present), quarters };
}
