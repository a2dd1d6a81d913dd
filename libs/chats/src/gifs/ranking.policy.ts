/** Letters as one types them in a hurry: small, without accents. */
export function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[øœæßłđ]/gu, (letter) => plain[letter] ?? letter);
}
const plain: Readonly<Record<string, string>> = { ø: 'o', œ: 'oe', æ: 'ae', ß: 'ss', ł: 'l', đ: 'd' };

export const wordsOf = (text: string): readonly string[] => folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** What can be searched of one picture: the words that describe it, and those that it shows. */
export interface Searchable<Item> {
  readonly item: Item;
  readonly tags: ReadonlySet<string>;
  readonly shows: ReadonlySet<string>;
}

export const searchable = <Item>(item: Item, tags: string, shows: string): Searchable<Item> => ({
  item,
  tags: new Set(wordsOf(tags)),
  shows: new Set(wordsOf(shows)),
});

// Shorter beginnings and parts fit too much.
const BEGINNING = 2;
const PART = 4;

function worth(word: string, { tags, shows }: Searchable<unknown>): number {
  if (tags.has(word)) return 8;
  if (shows.has(word)) return 6;
  const all = [...tags, ...shows];
  if (word.length >= BEGINNING && all.some((known) => known.startsWith(word))) return 3;
  // "koffiekopje" means coffee, "kopje" is in it.
  if (word.length >= PART && all.some((known) => known.includes(word) || (known.length >= PART && word.includes(known)))) return 1;
  return 0;
}

/** The pictures that fit, best first: those that fit more of the words, then those that fit them better, then in their own order. */
export function ranked<Item>(question: string, pictures: readonly Searchable<Item>[]): readonly Item[] {
  const words = wordsOf(question);
  return pictures
    .map((picture) => {
      const worths = words.map((word) => worth(word, picture));
      return { item: picture.item, fitting: worths.filter(Boolean).length, sum: worths.reduce((sum, one) => sum + one, 0) };
    })
    .filter(({ fitting }) => fitting > 0)
    .sort((a, b) => b.fitting - a.fitting || b.sum - a.sum)
    .map(({ item }) => item);
}
