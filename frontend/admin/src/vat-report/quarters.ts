import { bookDay } from '#contracts';

/** Nothing was sold before. */
const FIRST_YEAR = 2_026;

/** This quarter first, and back to the first one. */
export function quartersUntil(now: Date): string[] {
  const [year, month] = bookDay(now).split('-').map(Number) as [number, number];
  const current = year * 4 + Math.floor((month - 1) / 3);
  const count = Math.max(1, current - FIRST_YEAR * 4 + 1);
  return Array.from({ length: count }, (_, back) => current - back).map((at) => `${Math.floor(at / 4)}-Q${(at % 4) + 1}`);
}
