import { localeFacts, type Locale } from '#contracts';
import type { Text } from './every-text.fixture.js';

const placeholder = /\{+\s*(\w+)\s*\}+/g;
const placeholdersOf = ({ text }: Text): string[] => [...text.matchAll(placeholder)].map(([, name = '']) => name).toSorted();
const nameOf = ({ key, category }: Text): string => (category === null ? key : `${key} (${category})`);
const same = (one: readonly string[], other: readonly string[]): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Names of products, and words that two languages share. */
const sharedWords = ['Reference', 'Samsung Internet', 'Chromebook', 'Conversations', 'Notifications', 'Sadomasochism'];
/** A shorter text may well be the same in two languages. */
const LETTERS_OF_A_WORD = 9;
const lettersOf = (text: string): string => text.replace(placeholder, '').replace(/[^\p{L}]/gu, '');

function keysOf(english: readonly Text[], locale: Locale): string[] {
  const needed = new Intl.PluralRules(localeFacts[locale].iso).resolvedOptions().pluralCategories;
  const names = english.flatMap((text) => (text.category === null ? [text] : needed.map((category) => ({ ...text, category }))));
  return [...new Set(names.map(nameOf))].toSorted();
}

function fillsInTheSame(own: Text, english: Text, locale: Locale): boolean {
  const [mine, theirs] = [placeholdersOf(own), placeholdersOf(english)];
  // "one" may say the number in words.
  if (own.category !== null) return mine.every((name) => theirs.includes(name));
  if (same(mine, theirs)) return true;
  // Names bend in Finnish and Polish: a sentence without the name beats one that puts it after a colon.
  const facts = (all: readonly string[]) => all.filter((name) => name !== 'name');
  return (locale === 'fi' || locale === 'pl') && mine.length < theirs.length && same(facts(mine), facts(theirs));
}

function faultOf(text: Text, english: Text | undefined, locale: Locale): string | null {
  if (text.text.trim() === '') return 'is empty';
  // The words of a mandate stay to the letter what its version says.
  if (locale === 'fr' && !text.key.startsWith('mandate.') && / [:;!?»]|« /.test(text.text)) return 'has a sign that may begin a line';
  if (!english || locale === 'en') return null;
  if (!fillsInTheSame(text, english, locale)) return `fills in ${placeholdersOf(text).join()}, not ${placeholdersOf(english).join()}`;
  const isLong = lettersOf(text.text).length >= LETTERS_OF_A_WORD;
  return isLong && text.text === english.text && !sharedWords.includes(text.text) ? 'is English' : null;
}

/** What is wrong with the texts of a language beside the English ones: keys, plurals, placeholders, and words that were never translated. */
export function faultsOf(own: readonly Text[], english: readonly Text[], locale: Locale): string[] {
  const [needed, there] = [keysOf(english, locale), own.map(nameOf)];
  const model = ({ key, category }: Text) =>
    english.find((one) => one.key === key && one.category === category) ??
    english.find((one) => one.key === key && (category === null || one.category === 'other'));
  return [
    ...needed.filter((name) => !there.includes(name)).map((name) => `${name} is missing`),
    ...there.filter((name) => !needed.includes(name)).map((name) => `${name} is in no other language`),
    ...own.flatMap((text) => {
      const fault = faultOf(text, model(text), locale);
      return fault ? [`${nameOf(text)} ${fault}`] : [];
    }),
  ];
}
