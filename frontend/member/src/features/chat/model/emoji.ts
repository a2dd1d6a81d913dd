import { plain } from './plain';

export interface Emoji {
  readonly unicode: string;
  /** What it is called, in the language of the member. */
  readonly label: string;
  readonly tags?: readonly string[];
  readonly group?: number;
}

/** The groups of Unicode by their number; its parts of signs and its flags are left out. */
export const emojiGroups = { smileys: 0, people: 1, animals: 3, food: 4, travel: 5, activities: 6, objects: 7, symbols: 8 } as const;
export type EmojiGroup = keyof typeof emojiGroups;

/** More than anybody looks through. */
const mostFound = 60;

const rankOf = ({ label, tags = [] }: Emoji, words: string): number => {
  const name = plain(label);
  if (name === words) return 0;
  if (name.startsWith(words)) return 1;
  if (tags.some((tag) => plain(tag) === words)) return 2;
  return name.includes(words) || tags.some((tag) => plain(tag).startsWith(words)) ? 3 : Infinity;
};

/** Those whose name or one of whose words fits, the closest first. */
export function findEmoji(all: readonly Emoji[], typed: string): readonly Emoji[] {
  const words = plain(typed.trim());
  return all
    .map((emoji) => ({ emoji, rank: rankOf(emoji, words) }))
    .filter(({ rank }) => rank < Infinity)
    .sort((one, other) => one.rank - other.rank)
    .slice(0, mostFound)
    .map(({ emoji }) => emoji);
}

export const inGroup = (all: readonly Emoji[], group: EmojiGroup): readonly Emoji[] =>
  all.filter((emoji) => emoji.group === emojiGroups[group]);

/** A sign put into a text where the caret is; answers where the caret goes. */
export function inserted(text: string, sign: string, from: number, to: number): { readonly text: string; readonly caret: number } {
  return { text: text.slice(0, from) + sign + text.slice(to), caret: from + sign.length };
}
