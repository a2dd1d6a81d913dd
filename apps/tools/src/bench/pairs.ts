import { setTimeout as sleep } from 'node:timers/promises';

/** One side of a comparison: measures for about `seconds` and answers one figure. */
export type Side = (seconds: number) => Promise<number>;

/** Measures both sides, each for about `seconds`. */
export type PairOf = (seconds: number) => Promise<readonly [a: number, b: number]>;

export type Ratio = {
  readonly median: number;
  readonly min: number;
  readonly max: number;
  readonly spread: number;
  readonly pairs: readonly { readonly a: number; readonly b: number; readonly ratio: number }[];
  /** Where several were measured: each of them. */
  readonly parts?: Readonly<Record<string, Ratio>>;
};

export type Pace = {
  readonly pairs?: number;
  readonly seconds?: number;
  /** False where each side begins afresh anyway. */
  readonly warmUp?: boolean;
};

const WARM_UP_S = 5;
const WIDE_SPREAD = 0.25;

/** Runs A, B, A, B …; a machine that drifts moves both sides of a pair, so that the ratio stays. */
export function compare(a: Side, b: Side, pace?: Pace): Promise<Ratio> {
  return comparePairs(async (seconds) => [await a(seconds), await b(seconds)], pace);
}

/** The same where both sides of a pair are measured at the same time. */
export async function comparePairs(pairOf: PairOf, { pairs = 5, seconds = 8, warmUp = true }: Pace = {}): Promise<Ratio> {
  if (warmUp) await pairOf(WARM_UP_S);
  const measured: [a: number, b: number][] = [];
  for (let pair = 0; pair < pairs; pair += 1) {
    const [a, b] = await pairOf(seconds);
    measured.push([a, b]);
  }
  return ratioOf(measured);
}

/** What pairs come to. */
export function ratioOf(pairs: readonly (readonly [a: number, b: number])[]): Ratio {
  const measured = pairs.map(([a, b]) => ({ a, b, ratio: a / b }));
  const ratios = measured.map(({ ratio }) => ratio).toSorted((one, other) => one - other);
  const median = medianOf(ratios);
  const [min, max] = [ratios[0] ?? Number.NaN, ratios.at(-1) ?? Number.NaN];
  return { median, min, max, spread: (max - min) / median, pairs: measured };
}

/** Of figures in their order: the one in the middle, or what lies between the two in the middle. */
function medianOf(sorted: readonly number[]): number {
  const middle = (sorted.length - 1) / 2;
  const [low = Number.NaN, high = low] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]];
  return (low + high) / 2;
}

/** Of several, the one with the highest ratio counts. */
export function worstOf(parts: Readonly<Record<string, Ratio>>): Ratio {
  const worst = Object.values(parts).toSorted((one, other) => other.median - one.median)[0];
  if (!worst) throw new Error('nothing was measured');
  return { ...worst, parts };
}

export const isNoisy = ({ spread }: Ratio): boolean => spread > WIDE_SPREAD;

/** The value below which `share` of the figures lie. */
export function percentile(figures: readonly number[], share: number): number {
  const sorted = figures.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/** Waits until it is so, or that long. */
export async function within(ms: number, isSo: () => boolean): Promise<void> {
  for (const deadline = performance.now() + ms; !isSo() && performance.now() < deadline;) await sleep(20);
}
