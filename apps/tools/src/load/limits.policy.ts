import { barOf, type Kind } from './evening.js';
import type { Times } from './tally.js';

/** More of a kind than this may not fail. */
const FAILED = 0.01;
/** Of fewer the slowest of a hundred says nothing. */
const FEWEST = 100;
/** What begins later than this is slow because the program that asks is. */
const GENERATOR_LATE_MS = 100;

export type Verdict =
  | { readonly kind: 'borne' }
  | { readonly kind: 'broken'; readonly what: string; readonly why: string }
  | { readonly kind: 'unknown'; readonly why: string };

interface Measured {
  readonly kinds: Readonly<Record<Kind | 'told', Times>>;
  readonly generator: { readonly late_p99: number };
}

/** Whether a rate is borne: the first of the kinds that fails or is too slow, by how much it is over its bar. */
export function judgeRate({ kinds, generator }: Measured): Verdict {
  const broken = (Object.entries(kinds) as [Kind | 'told', Times][]).flatMap(([kind, { count, failed, p99 }]) => {
    const share = failed / (count + failed);
    if (failed > 1 && share > FAILED) return [{ kind, over: Number.POSITIVE_INFINITY, why: `${(share * 100).toFixed(1)} % failed` }];
    const bar = barOf(kind);
    return count >= FEWEST && p99 > bar ? [{ kind, over: p99 / bar, why: `p99 ${Math.round(p99)} ms, over ${bar} ms` }] : [];
  });
  const [worst] = broken.toSorted((one, other) => other.over - one.over);
  if (!worst) return { kind: 'borne' };
  if (generator.late_p99 > GENERATOR_LATE_MS)
    return { kind: 'unknown', why: `the program that asks began ${Math.round(generator.late_p99)} ms late` };
  return { kind: 'broken', what: worst.kind, why: worst.why };
}
