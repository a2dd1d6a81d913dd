import type { Random } from '../seed/random.js';

export interface Arrival<Kind extends string> {
  /** Milliseconds after the beginning. */
  readonly at: number;
  readonly kind: Kind;
}

/**
 * What happens in so many seconds, by chance: each kind so often a second in the mean, whatever else happens. Together they are one stream, of which
 * each arrival is of a kind by its share.
 */
export function* arrivals<Kind extends string>(
  perSecond: Readonly<Record<Kind, number>>,
  seconds: number,
  random: Random,
): Generator<Arrival<Kind>> {
  const all = Object.values<number>(perSecond).reduce((sum, rate) => sum + rate, 0);
  if (all <= 0) return;
  for (let at = random.exponential(1_000 / all); at < seconds * 1_000; at += random.exponential(1_000 / all))
    yield { at, kind: random.weighted(perSecond) };
}
