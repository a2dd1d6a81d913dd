import type { Bundle } from '../settings/index.js';

/** A list as it was made, or one that is built in (`beginsAt` null: it always held). */
export interface MadeList {
  readonly id: string | null;
  /** Empty: every country without a list of its own. */
  readonly countries: readonly string[];
  readonly bundles: readonly Bundle[];
  readonly beginsAt: Date | null;
  readonly withdrawnAt: Date | null;
}

const hasBegun = ({ beginsAt, withdrawnAt }: MadeList, now: Date): boolean =>
  withdrawnAt === null && (beginsAt === null || beginsAt.getTime() <= now.getTime());

const later = (one: MadeList, other: MadeList): number => (other.beginsAt?.getTime() ?? 0) - (one.beginsAt?.getTime() ?? 0);

/** The lists that have begun, the latest first: for each country the first one that names it counts. */
export const begun = <List extends MadeList>(lists: readonly List[], now: Date): List[] =>
  lists.filter((list) => hasBegun(list, now)).toSorted(later);

/** The list that holds for a country at a moment; undefined where there is none. */
export function listFor<List extends MadeList>(lists: readonly List[], country: string, now: Date): List | undefined {
  const all = begun(lists, now);
  return all.find(({ countries }) => countries.includes(country)) ?? all.find(({ countries }) => countries.length === 0);
}

/** Whether another list begins in the same moment for one of the countries: which one would hold could not be told. */
export const overlaps = (lists: readonly MadeList[], countries: readonly string[], beginsAt: Date): boolean =>
  lists.some(
    (list) =>
      list.withdrawnAt === null &&
      list.beginsAt?.getTime() === beginsAt.getTime() &&
      (countries.length === 0 ? list.countries.length === 0 : list.countries.some((country) => countries.includes(country))),
  );
