import { plainLetters } from '#contracts';
import { otherNames } from './other-names.js';

/** What a key stands for: the town's own name, another one of it, or what comes after a word of one. */
export const keyRanks = { own: 0, other: 1, within: 2 } as const;
export type TownKey = { readonly key: string; readonly rank: (typeof keyRanks)[keyof typeof keyRanks] };
/** `spelled`: as it was typed. `loose`: where two letters stand for one elsewhere. */
export type SearchedKeys = { readonly spelled: readonly string[]; readonly loose: readonly string[] };

/** Goes up when keys are made in another way: a database that has the old ones fills them anew. */
export const keyRules = 1;
const SHORTEST_WORD = 3;

const apostrophes = /'/g;
const blanks = /[^\p{L}\p{N}]+/gu;
const saints = /(^| )(?:saint|sainte|sankt|sint|sanct|ste|st|s t)(?= )/g;
const digraphs = /[aou]e|aa/g;

const spaced = (text: string): string => plainLetters(text).replace(apostrophes, '').replace(blanks, ' ').trim();
/** Blanks, hyphens and dots are nothing: nobody knows where another one sets them. */
const glued = (text: string): string => text.replaceAll(' ', '');
/** An umlaut or ring without the keyboard for it: `ue` as `u`, `aa` as `a`. */
const loosened = (key: string): string => key.replace(digraphs, (pair) => pair.charAt(0));
/** As it stands, and with every kind of saint written alike. */
const spellings = (text: string): string[] => [...new Set([glued(text), glued(text.replace(saints, '$1st'))])];

/** How a town is found that somebody types. What stands behind a comma is its region, as our list shows it. */
export function searchedKeys(text: string): SearchedKeys {
  const spelled = spellings(spaced(text.split(',')[0] ?? '')).filter((key) => key !== '');
  return { spelled, loose: spelled.map(loosened).filter((key) => !spelled.includes(key)) };
}

/** What a town is found by, each once: all its names and their halves, whole and from each word on. */
export function townKeys({ country, name }: { readonly country: string; readonly name: string }): TownKey[] {
  const ranks = new Map<string, TownKey['rank']>();
  const keep = (text: string, rank: TownKey['rank']) => {
    for (const key of spellings(text).flatMap((one) => [one, loosened(one)]))
      if (key !== '' && (ranks.get(key) ?? Infinity) > rank) ranks.set(key, rank);
  };
  const halves = name.split('/');
  const others = [...(halves.length > 1 ? halves : []), ...(otherNames[country]?.[name]?.split(', ') ?? [])];
  keep(spaced(name), keyRanks.own);
  for (const other of others) keep(spaced(other), keyRanks.other);
  for (const whole of [name, ...others]) for (const rest of fromEachWord(whole)) keep(rest, keyRanks.within);
  return [...ranks].map(([key, rank]) => ({ key, rank }));
}

/** `L'Aquila` → `aquila`; `Las Palmas de Gran Canaria` → `palmas de gran canaria`, `gran canaria`, `canaria`. */
function fromEachWord(name: string): string[] {
  const words = plainLetters(name).replace(apostrophes, ' ').replace(blanks, ' ').trim().split(' ');
  return words.flatMap((word, index) => (index > 0 && word.length >= SHORTEST_WORD ? [words.slice(index).join(' ')] : []));
}
