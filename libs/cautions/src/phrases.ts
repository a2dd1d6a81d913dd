import { folded } from './fold.js';

type Part = { readonly word: string; readonly stem: boolean } | 'gap';
/** Where a phrase stands in a sentence: its first word, and the one after its last. */
export type Found = { readonly from: number; readonly to: number };

const GAP_WORDS = 3;
const parts = /…|[\p{L}\p{N}]+\*?/gu;

/**
 * Phrases as the tables write them: words with blanks between; `*` stands for any ending, `…` for up to three words between. They are found by
 * their first word, so that a text costs what it is long, however many phrases there are.
 */
export class Phrases {
  private readonly byWord = new Map<string, Part[][]>();
  private readonly byStem = new Map<string, Part[][]>();
  private readonly shortestStem: number;

  constructor(phrases: readonly string[]) {
    for (const phrase of new Set(phrases.flatMap(spellings))) {
      const all = (phrase.match(parts) ?? []).map(toPart);
      const [first] = all;
      if (!first || first === 'gap') throw new RangeError(`a phrase begins with a word: ${phrase}`);
      const shelf = first.stem ? this.byStem : this.byWord;
      shelf.set(first.word, [...(shelf.get(first.word) ?? []), all]);
    }
    this.shortestStem = Math.min(...[...this.byStem.keys()].map((stem) => stem.length));
  }

  /** Every place where one of the phrases stands. */
  in(words: readonly string[]): Found[] {
    return words.flatMap((word, from) =>
      this.beginningWith(word).flatMap((phrase) => {
        const to = endOf(phrase, 1, words, from + 1);
        return to === undefined ? [] : [{ from, to }];
      }),
    );
  }

  isIn(words: readonly string[]): boolean {
    return words.some((word, at) => this.beginningWith(word).some((phrase) => endOf(phrase, 1, words, at + 1) !== undefined));
  }

  /** Whether one of the first words, three letters or more, is a part of a longer run of letters. */
  isWithin(run: string): boolean {
    return [...this.byWord.keys(), ...this.byStem.keys()].some((word) => word.length > 3 && run.includes(word));
  }

  private beginningWith(word: string): Part[][] {
    const found = this.byWord.get(word) ?? [];
    if (word.length < this.shortestStem) return found;
    const stems: Part[][] = [];
    for (let length = this.shortestStem; length <= word.length; length += 1) stems.push(...(this.byStem.get(word.slice(0, length)) ?? []));
    return stems.length > 0 ? [...found, ...stems] : found;
  }
}

const digraphs: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' };

/** As it is written with and without the letters that a foreign keyboard lacks. */
const spellings = (phrase: string): string[] => [phrase, phrase.replace(/[äöüåø]/g, (letter) => digraphs[letter] ?? letter)];

const toPart = (part: string): Part => (part === '…' ? 'gap' : { word: folded(part.replace('*', '')), stem: part.endsWith('*') });

function endOf(phrase: readonly Part[], part: number, words: readonly string[], at: number): number | undefined {
  const next = phrase[part];
  if (!next) return at;
  if (next === 'gap') {
    for (let skipped = 0; skipped <= GAP_WORDS; skipped += 1) {
      const end = endOf(phrase, part + 1, words, at + skipped);
      if (end !== undefined) return end;
    }
    return undefined;
  }
  const word = words[at];
  const fits = word !== undefined && (next.stem ? word.startsWith(next.word) : word === next.word);
  return fits ? endOf(phrase, part + 1, words, at + 1) : undefined;
}
