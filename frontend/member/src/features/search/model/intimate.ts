import { intimateInterests, type IntimateInterest } from '#contracts';

// Intimate wishes never stand in an address. They travel in the state of the history entry: Back and a reload know them, nobody else does.

export interface IntimateState {
  readonly intimate: readonly IntimateInterest[];
}

/** Those of the given values that are intimate interests; undefined when none is. */
export function knownIntimate(given: unknown): readonly IntimateInterest[] | undefined {
  const known = Array.isArray(given) ? intimateInterests.filter((value) => given.includes(value)) : [];
  return known.length > 0 ? known : undefined;
}

export const intimateIn = (state: unknown): readonly IntimateInterest[] | undefined =>
  typeof state === 'object' && state !== null && 'intimate' in state ? knownIntimate(state.intimate) : undefined;

export const stateOf = ({ intimate }: Partial<IntimateState>): IntimateState | null => (intimate ? { intimate } : null);
