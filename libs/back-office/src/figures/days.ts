/** Days of the books, both included: `2026-11-26`. */
export type Days = { readonly from: string; readonly to: string };

/** The day so many days later; earlier for a negative number. */
export function dayPlus(day: string, days: number): string {
  const moment = new Date(`${day}T00:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + days);
  return moment.toISOString().slice(0, 'yyyy-mm-dd'.length);
}

/** A condition for a column of moments: it lies in the days `$1` to `$2` of the zone `$3`. An index on the column serves it. */
export const isInDays = (column: string): string =>
  `${column} >= ($1::date)::timestamp at time zone $3 and ${column} < ($2::date + 1)::timestamp at time zone $3`;

/** The day of a moment in the zone `$3`. */
export const dayOf = (column: string): string => `(${column} at time zone $3)::date`;
