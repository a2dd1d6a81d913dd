import type { SendingTerms } from './sending.repository.js';

/** Who goes together now: whoever waits longest, and all who wait under the same terms, in their order, up to `largest`. */
export function splitBatch<Waiting extends { readonly terms: SendingTerms }>(
  waiting: readonly Waiting[],
  largest: number,
): { readonly batch: Waiting[]; readonly rest: Waiting[] } {
  const batch: Waiting[] = [];
  const rest: Waiting[] = [];
  const terms = waiting[0]?.terms;
  for (const one of waiting) {
    const isAlike = one.terms.rules === terms?.rules && one.terms.reactions === terms.reactions;
    (isAlike && batch.length < largest ? batch : rest).push(one);
  }
  return { batch, rest };
}
