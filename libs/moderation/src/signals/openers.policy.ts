import { folded } from '#cautions';
import type { Opening } from '#chats';

/** Shorter ones are greetings, and the lines that we suggest ourselves. */
const SHORTEST = 80;

/** The first words without the name of who gets them, and without what changes nothing for an eye. */
export const normalizedText = ({ text, receiver_name: name }: Pick<Opening, 'text' | 'receiver_name'>): string => {
  const words = folded(text);
  return (name ? words.replaceAll(folded(name), '') : words).replace(/[^a-z0-9]+/g, '');
};

/** Who wrote the same first words to how many; `first` is the earliest of them. */
export function sameOpenings(openings: readonly Opening[], atLeast: number): { readonly first: Opening; readonly people: number }[] {
  const groups = new Map<string, Opening[]>();
  for (const opening of openings) {
    if ([...opening.text].length < SHORTEST) continue;
    const key = `${opening.starter} ${normalizedText(opening)}`;
    groups.set(key, [...(groups.get(key) ?? []), opening]);
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    return first && group.length >= atLeast ? [{ first, people: group.length }] : [];
  });
}
