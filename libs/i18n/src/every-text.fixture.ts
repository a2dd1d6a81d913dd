import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Locale } from '#contracts';
import { wordsFor } from './locale-words.js';
import type { Plural } from './plural.js';

/** One text of a language, whoever says it. A counted one has a text for each plural category. */
export interface Text {
  readonly key: string;
  readonly category: string | null;
  readonly text: string;
}

const folder = fileURLToPath(new URL('../../../frontend/member/src/locales/', import.meta.url));
/** The files of the member app. */
const files = readdirSync(`${folder}en`).filter((name) => name.endsWith('.json'));
const categories = ['zero', 'one', 'two', 'few', 'many', 'other'];
const suffix = new RegExp(`^(.+)_(${categories.join('|')})$`);

const isPlural = (tree: object): tree is Plural => 'other' in tree && Object.keys(tree).every((key) => categories.includes(key));

/** Of the server: a plural is an object of its categories. */
function textsOfTree(tree: unknown, key = ''): Text[] {
  if (typeof tree === 'string') return [{ key, category: null, text: tree }];
  if (typeof tree !== 'object' || tree === null) return [];
  if (isPlural(tree)) return Object.entries(tree).map(([category, text]) => ({ key, category, text }));
  return Object.entries(tree).flatMap(([name, inner]) => textsOfTree(inner, key ? `${key}.${name}` : name));
}

/** Of the member app: i18next has a key for each category. */
const withCategory = ({ key, text }: Text): Text => {
  const [, stem = key, category = null] = suffix.exec(key) ?? [];
  return { key: stem, category, text };
};

const parse = (locale: Locale, file: string): unknown => JSON.parse(readFileSync(`${folder}${locale}/${file}`, 'utf8'));

/** Where texts are: a file of the member app, or a part of the server's words. */
export const places: readonly string[] = [...files, ...Object.keys(wordsFor('en'))];

export const textsIn = (locale: Locale, place: string): Text[] =>
  files.includes(place)
    ? textsOfTree(parse(locale, place)).map(withCategory)
    : textsOfTree(wordsFor(locale)[place as keyof ReturnType<typeof wordsFor>]);
