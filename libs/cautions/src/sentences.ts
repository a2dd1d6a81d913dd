import { folded } from './fold.js';

const sentenceEnd = /[.!?;:]+(?=\s|$)|\n+/;
const wordOrComma = /[a-z]+|[0-9][0-9.,]*|[€$£]|,/g;
/** L e t t e r s set apart from each other: four or more. Where the gaps differ, the wider ones are the spaces. */
const apart = /(?<![a-z0-9])(?:[a-z0-9]([ .\-_*|/]{1,3})){3,}[a-z0-9](?![a-z0-9])/g;
const written = /[a-z0-9$@€!|]+/g;
/** A word with figures or signs in the place of letters. */
const disguised = /^[a-z].*[0-9$@€!|].*[a-z]$/;
const LONGEST_WORD = 30;
const letterOf: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  $: 's',
  '@': 'a',
  '€': 'e',
  '!': 'i',
  '|': 'l',
};

/** `clauses`: between which commas each word of a sentence stands. `joined`: words that were written letter by letter, in one piece each. */
export type Words = {
  readonly sentences: readonly (readonly string[])[];
  readonly clauses: readonly (readonly number[])[];
  readonly joined: readonly string[];
};

/** The words of a text, sentence by sentence, as a reader takes them. */
export function wordsOf(text: string): Words {
  const joined: string[] = [];
  const readable = folded(text)
    .replace(written, (sign) =>
      sign.length <= LONGEST_WORD && disguised.test(sign) ? sign.replace(/[^a-z]/g, (char) => letterOf[char] ?? '') : sign,
    )
    .replace(apart, (run) => {
      const piece = run.replace(/[^a-z0-9]{2,}/g, ' ').replace(/(?<=[a-z0-9])[ .\-_*|/](?=[a-z0-9](?:[^a-z0-9]|$))/g, '');
      joined.push(run.replace(/[^a-z0-9]/g, ''));
      return piece;
    });
  const sentences: string[][] = [];
  const clauses: number[][] = [];
  for (const sentence of readable.split(sentenceEnd)) {
    const words: string[] = [];
    const clauseOf: number[] = [];
    let clause = 0;
    for (const word of sentence.match(wordOrComma) ?? []) {
      if (word !== ',') {
        words.push(word);
        clauseOf.push(clause);
      }
      if (word.endsWith(',')) clause += 1;
    }
    if (words.length > 0) {
      sentences.push(words);
      clauses.push(clauseOf);
    }
  }
  return { sentences, clauses, joined };
}
