import { basisPointsMax } from '#contracts-admin';

const PER_PERCENT = 100;
const DECIMALS = 2;

/** `12.5 %`. */
export const asPercent = (basisPoints: number): string => `${basisPoints / PER_PERCENT} %`;

/**
 * The percentage that was typed, in basis points; undefined when it is none above 0 and up to what the contract allows. More than two digits after the point are
 * refused: rounding would give another discount than the one that was typed.
 */
export function readPercent(typed: string): number | undefined {
  const [, whole, rest = ''] = /^(\d{1,3})(?:[.,](\d{1,2}))? ?%?$/.exec(typed.trim()) ?? [];
  if (whole === undefined) return undefined;
  const basisPoints = Number(whole + rest.padEnd(DECIMALS, '0'));
  return basisPoints > 0 && basisPoints <= basisPointsMax ? basisPoints : undefined;
}
