import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { locales, type Locale } from '#contracts';
import { places as everywhere, textsIn } from './every-text.fixture.js';
import { siteWords } from './site-words.js';

const readme = readFileSync(fileURLToPath(new URL('../../../frontend/README.md', import.meta.url)), 'utf8');

/** Where a screen says each word of the table, by column. */
const places = {
  like: ['common.json', 'nav.likes'],
  match: ['likes.json', 'match.label'],
  credit: ['common.json', 'nav.credits'],
  premium: ['common.json', 'nav.premium'],
  'swipe game': ['swipe.json', 'title'],
  'match finder': ['match-finder.json', 'title'],
  gift: ['chat.json', 'gift.choose'],
  fictional: ['common.json', 'fictional.label'],
} as const;

/** The cells of the table's row that begins so. */
const cellsOf = (start: string): string[] =>
  (readme.split('\n').find((line) => new RegExp(`^\\| ${start} +\\|`).test(line)) ?? '')
    .split('|')
    .slice(2, -1)
    .map((cell) => cell.trim());
const columns = (readme.split('\n').find((line) => /^\| +\| like /.test(line)) ?? '')
  .split('|')
  .slice(2, -1)
  .map((cell) => cell.trim());

const textOf = (locale: Locale, name: string, path: string): string => textsIn(locale, name).find(({ key }) => key === path)?.text ?? '';

/** Every text that a member can read: of the screens, the errors and the mails. Names of facts to fill in are no words. */
const allTexts = (locale: Locale): string[] => [
  ...everywhere.flatMap((place) => textsIn(locale, place).map(({ text }) => text)),
  ...Object.values(siteWords[locale]),
];
const withoutFacts = (text: string) => text.replace(/\{+[^}]*\}+/g, '').toLowerCase();

describe.each(locales)('the glossary in %s', (locale) => {
  const row = Object.fromEntries(columns.map((column, index) => [column, cellsOf(locale)[index] ?? '']));

  it.each(Object.entries(places))('names %s as its screen does', (column, [name, path]) => {
    expect(row[column]).not.toBe('');
    expect(textOf(locale, name, path).toLowerCase()).toContain(row[column]?.toLowerCase());
  });

  it('keeps out the words that it knows better ones for', () => {
    const never = row['never']?.split(', ').map((word) => word.toLowerCase()) ?? [];
    expect(never.length).toBeGreaterThan(1);
    const wrong = allTexts(locale).filter((text) => never.some((word) => withoutFacts(text).includes(word)));
    expect(wrong).toEqual([]);
  });
});
