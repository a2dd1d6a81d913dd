import type { TownView } from '#contracts';

const plain = (text: string) => text.trim().toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

export const townLabel = ({ name, region }: TownView): string => (region && region !== name ? `${name}, ${region}` : name);

/** The one town that the typed text means without any doubt; capitals and accents do not matter. */
export function meant(text: string, towns: readonly TownView[]): TownView | undefined {
  const typed = plain(text);
  const same = towns.filter((town) => plain(town.name) === typed || plain(townLabel(town)) === typed);
  return same.length === 1 ? same[0] : undefined;
}
