import { plainLetters } from '#contracts';
import { keyRanks } from './town-keys.js';

/** A town as somebody else's list names it; `region`: the name or code of its region, where a name alone says too little. */
export type TownName = { readonly country: string; readonly town: string; readonly region?: string | undefined };
type Candidate = { readonly region: string; readonly regionName: string; readonly rank: number };

/** The town that is meant: one alone that has the name, or whose own name it is. Nothing is guessed by size. */
export function townByName<Town extends Candidate>(towns: readonly Town[], region?: string): Town | 'unknown' | 'ambiguous' {
  const there = region === undefined ? towns : towns.filter((town) => isRegion(town, region));
  const own = there.filter(({ rank }) => rank === keyRanks.own);
  const [first, ...others] = own.length > 0 ? own : there;
  if (!first) return 'unknown';
  return others.length > 0 ? 'ambiguous' : first;
}

const isRegion = ({ region, regionName }: Candidate, told: string): boolean =>
  plainLetters(told) === plainLetters(regionName) || told === region;
