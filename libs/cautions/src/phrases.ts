import { folded } from './fold.js';

type Stem = { readonly word: string; readonly phrase: Part[] };
type Part = { readonly word: string; readonly stem: boolean } | 'gap';
/** Where a phrase stands in a sentence: its first word, and the one after its last. */
export type Found = { readonly from: number; readonly to: number };

const GAP_WORDS = 3;
const none: never[] = [];
const parts = /…|[\p{L}\p{N}]+\*?/gu;

/**
 * Phrases as the tables write them: words with blanks between; `*` stands for any ending, `…` for up to three words between. They are found by
 * their first word, so that a text costs what it is long, however many phrases there are.
 */
export class Phrases {
  private readonly byWord = new Map<string, Part[][]>();
  private readonly stems: readonly Stem[];
  /** By the letters that all stems have at least. */
  private readonly byBeginning = new Map<string, Stem[]>();
  private readonly shortestStem: number;

  constructor(phrases: readonly string[]) {
    const stems: Stem[] = [];
    for (const phrase of new Set(phrases.flatMap(spellings))) {
      const all = (phrase.match(parts) ?? []).map(toPart);
      const [first] = all;
      if (!first || first === 'gap') throw new RangeError(`a phrase begins with a word: ${phrase}`);
      if (first.stem) stems.push({ word: first.word, phrase: all });
      else this.byWord.set(first.word, [...(this.byWord.get(first.word) ?? []), all]);
    }
    this.stems = stems;
    this.shortestStem = Math.min(...stems.map((stem) => stem.word.length));
    for (const stem of stems) {
      const beginning = stem.word.slice(0, this.shortestStem);
      this.byBeginning.set(beginning, [...(this.byBeginning.get(beginning) ?? []), stem]);
    }
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
    return [...this.byWord.keys(), ...this.stems.map((stem) => stem.word)].some((word) => word.length > 3 && run.includes(word));
  }

  private beginningWith(word: string): Part[][] {
    const found = this.byWord.get(word) ?? none;
    const near = this.byBeginning.get(word.slice(0, this.shortestStem)) ?? none;
    const stems = near.length > 0 ? near.filter((stem) => word.startsWith(stem.word)) : near;
    return stems.length > 0 ? [...found, ...stems.map((stem) => stem.phrase)] : found;
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
