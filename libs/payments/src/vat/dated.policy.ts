import type { VatRateState } from '#contracts-admin';

/** Something that holds for a country from a day of the books on, until a later one of the same country begins. */
export interface Dated {
  readonly country: string;
  /** Null: since before the first sale. */
  readonly fromDay: string | null;
  readonly withdrawnAt: Date | null;
}

const hasBegun = ({ fromDay }: Dated, today: string): boolean => (fromDay ?? '') <= today;

/** What holds on a day; undefined where nothing does. */
export function inForce<Row extends Dated>(rows: readonly Row[], country: string, day: string): Row | undefined {
  return rows
    .filter((row) => row.country === country && row.withdrawnAt === null && hasBegun(row, day))
    .toSorted(oldestFirst)
    .at(-1);
}

/** Whether something else of that country begins on that day. */
export const isTaken = (rows: readonly Dated[], country: string, day: string): boolean =>
  rows.some((row) => row.country === country && row.withdrawnAt === null && row.fromDay === day);

/** It can be withdrawn as long as it has not begun. */
export const isPlanned = (row: Dated, today: string): boolean => row.withdrawnAt === null && !hasBegun(row, today);

export type DatedState = VatRateState;

export function stateOf(row: Dated, rows: readonly Dated[], today: string): DatedState {
  if (row.withdrawnAt !== null) return 'withdrawn';
  if (isPlanned(row, today)) return 'planned';
  return inForce(rows, row.country, today) === row ? 'in_force' : 'over';
}

export const oldestFirst = (one: Dated, other: Dated): number => (one.fromDay ?? '').localeCompare(other.fromDay ?? '');
