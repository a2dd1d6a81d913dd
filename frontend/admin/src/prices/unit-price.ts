import type { PriceList } from '#contracts-admin';

export type Bundle = PriceList['bundles'][number];

/** What one credit of a bundle costs, rounded as members see it. */
export const unitPriceOf = ({ minor, credits }: Bundle): number => Math.round(minor / credits);

/**
 * Bundles whose credits cost more than those of the next smaller one. Compared by the exact prices: a difference that rounding hides is one
 * as well.
 */
export function dearerBundles(bundles: readonly Bundle[]): readonly { readonly larger: number; readonly smaller: number }[] {
  const bySize = bundles.toSorted((one, other) => one.credits - other.credits);
  return bySize.flatMap((larger, index) => {
    const smaller = bySize[index - 1];
    const isDearer = smaller && smaller.credits < larger.credits && larger.minor * smaller.credits > smaller.minor * larger.credits;
    return isDearer ? [{ larger: larger.credits, smaller: smaller.credits }] : [];
  });
}
