const PER_PERCENT = 100;
const DECIMALS = 2;

/** `12.5 %`. */
export const asPercent = (basisPoints: number): string => `${basisPoints / PER_PERCENT} %`;

/**
 * The percentage that was typed, in basis points; undefined when it is none. More than two digits after the point are refused: rounding would give
 * another one than the one that was typed.
 */
export function basisPointsIn(typed: string): number | undefined {
  const [, whole, rest = ''] = /^(\d{1,3})(?:[.,](\d{1,2}))? ?%?$/.exec(typed.trim()) ?? [];
  return whole === undefined ? undefined : Number(whole + rest.padEnd(DECIMALS, '0'));
}
