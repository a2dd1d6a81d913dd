import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { locales, type Locale } from '#contracts';

const folder = fileURLToPath(new URL('../locales/', import.meta.url));
const namespaces = readdirSync(`${folder}en`).filter((file) => file.endsWith('.json'));
const plural = /_(zero|one|two|few|many|other)$/;

type Words = ReadonlyMap<string, string>;

function flat(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => flat(inner, path ? `${path}.${key}` : key));
}

function read(locale: Locale, file: string): Words {
  try {
    return new Map(flat(JSON.parse(readFileSync(`${folder}${locale}/${file}`, 'utf8'))));
  } catch {
    return new Map();
  }
}

const stems = (words: Words) => new Set([...words.keys()].filter((key) => plural.test(key)).map((key) => key.replace(plural, '')));
const placeholders = (text: string) => [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => name ?? '').toSorted();

/** The same facts but for names, of which some may be missing. */
const isShorterByNames = (own: readonly string[], theirs: readonly string[]): boolean => {
  const facts = (all: readonly string[]) => JSON.stringify(all.filter((name) => name !== 'name'));
  return own.length < theirs.length && facts(own) === facts(theirs);
};

/** The keys that a language must have: those of English, with its own plural categories. */
function expectedKeys(english: Words, locale: Locale): string[] {
  const counted = stems(english);
  const plain = [...english.keys()].filter((key) => !counted.has(key.replace(plural, '')));
  const categories = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
  return [...plain, ...[...counted].flatMap((stem) => categories.map((category) => `${stem}_${category}`))].toSorted();
}

describe.each(locales)('the words in %s', (locale) => {
  it.each(namespaces)('have every key of %s, with the plurals of the language', (file) => {
    const keys = [...read(locale, file).keys()].toSorted();
    expect(keys).toEqual(expectedKeys(read('en', file), locale));
  });

  it('fill in the same facts as the English ones', () => {
    const wrong = namespaces.flatMap((file) => {
      const english = read('en', file);
      return [...read(locale, file)].filter(([key, text]) => {
        const model = english.get(key) ?? english.get(key.replace(plural, '_other'));
        if (model === undefined) return false;
        const [own, theirs] = [placeholders(text), placeholders(model)];
        // "one" may say the number in words.
        if (plural.test(key)) return own.some((name) => !theirs.includes(name));
        // Names bend in Finnish and Polish: a sentence without the name beats one that puts it after a colon.
        if (locale === 'fi' || locale === 'pl') return JSON.stringify(own) !== JSON.stringify(theirs) && !isShorterByNames(own, theirs);
        return JSON.stringify(own) !== JSON.stringify(theirs);
      });
    });
    expect(wrong).toEqual([]);
  });

  it('are never empty', () => {
    const empty = namespaces.flatMap((file) => [...read(locale, file)].filter(([, text]) => text.trim() === '').map(([key]) => key));
    expect(empty).toEqual([]);
  });
});

it('keep the signs of a French sentence on the line of its last word', () => {
  const torn = namespaces.flatMap((file) =>
    [...read('fr', file)].filter(([, text]) => / [:;!?»]|« /.test(text)).map(([key]) => `${file} ${key}`),
  );
  expect(torn).toEqual([]);
});
