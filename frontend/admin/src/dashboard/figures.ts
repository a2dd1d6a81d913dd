/** The arithmetic of the dashboard. Nothing of nothing is no number. */
const PERCENT = 100;
const THOUSAND = 1_000;

export type Figure = number | null;

/** A part in percent; null where there is nothing of which it could be a part, or one of both is not known. */
export const shareOf = (part: Figure, whole: Figure): Figure => (part === null || !whole ? null : (part / whole) * PERCENT);

/** How many come to a thousand. */
export const perThousand = (part: Figure, whole: Figure): Figure => (part === null || !whole ? null : (part / whole) * THOUSAND);

/** By how many percent a figure is another one than before; null where there was nothing before, or one of both is not known. */
export const changeOf = (now: Figure, before: Figure): Figure =>
  now === null || before === null || before === 0 ? null : ((now - before) / Math.abs(before)) * PERCENT;

/** Of each step so many, what part of the first that is, and how many were lost since the step before. */
export function funnelOf(counts: readonly number[]): { readonly count: number; readonly share: Figure; readonly lost: Figure }[] {
  return counts.map((count, index) => {
    const previous = counts[index - 1];
    return { count, share: shareOf(count, counts[0] ?? 0), lost: previous === undefined ? null : previous - count };
  });
}
