import type { HouseRule, Measure } from '#contracts';

/** Of 64 bits, so many may differ: packed anew, smaller, brighter or a little cut stays under it, other pictures differ in 16 and more. */
export const nearBits = 10;

const faceless: readonly (HouseRule | null)[] = ['money', 'fake'];

/** Whoever asked for money or was not who they showed comes back with the same photos: all of theirs are remembered, not one alone. */
export const remembersAll = ({ measure, rule }: { readonly measure: Measure; readonly rule: HouseRule | null }): boolean =>
  measure === 'ban' && faceless.includes(rule);
