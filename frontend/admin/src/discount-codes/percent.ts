import { basisPointsMax } from '#contracts-admin';
import { basisPointsIn } from '../ui/percent';

export { asPercent } from '../ui/percent';

/** The percentage that was typed, in basis points; undefined when it is none above 0 and up to what the contract allows. */
export function readPercent(typed: string): number | undefined {
  const basisPoints = basisPointsIn(typed);
  return basisPoints !== undefined && basisPoints > 0 && basisPoints <= basisPointsMax ? basisPoints : undefined;
}
