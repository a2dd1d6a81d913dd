import { plainLetters, type FoundTown, type TownView } from '#contracts';

export const townLabel = ({ name, region }: TownView): string => (region && region !== name ? `${name}, ${region}` : name);

/** The one town that the typed text means without any doubt; capitals and accents do not matter. */
export function meant(text: string, towns: readonly FoundTown[]): FoundTown | undefined {
  const typed = plainLetters(text.trim());
  const labelled = towns.filter((town) => plainLetters(townLabel(town)) === typed);
  const same = labelled.length > 0 ? labelled : towns.filter((town) => town.same);
  return same.length === 1 ? same[0] : undefined;
}
