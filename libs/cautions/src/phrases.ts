import { folded } from './fold.js';

/** A word, any of several, or words that are skipped. */
type Part = { readonly words: readonly string[]; readonly stems: readonly string[] } | 'gap';
type Entry<Tag> = { readonly parts: readonly Part[]; readonly tag: Tag };
type StemEntry<Tag> = Entry<Tag> & { readonly stem: string };
/** Where a phrase stands in a sentence: its first word, and the one after its last. */
export type Found = { readonly from: number; readonly to: number };

const GAP_WORDS = 3;
const SHORTEST_STEM = 3;
/** Words whose phrases are remembered: people use the same ones again and again. */
const WORDS_REMEMBERED = 20_000;
const none: never[] = [];
const partsOf = /…|[\p{L}\p{N}]+\*?(?:\|[\p{L}\p{N}]+\*?)*/gu;

/**
 * Phrases as the tables write them: words with blanks between; `*` stands for any ending, `…` for up to three words between, `a|b` for either. They
 * are found by their first word, so that a text costs what it is long, however many phrases there are. Each has a tag that says what it is a sign of.
 */
export class PhraseIndex<Tag> {
  private readonly byWord = new Map<string, Entry<Tag>[]>();
  /** By the letters that every stem has at least. */
  private readonly byBeginning = new Map<string, StemEntry<Tag>[]>();
  private readonly remembered = new Map<string, readonly Entry<Tag>[]>();

  constructor(phrases: Iterable<readonly [string, Tag]>) {
    for (const [phrase, tag] of phrases) for (const spelled of new Set(spellings(phrase))) this.add(spelled, tag);
  }

  private add(phrase: string, tag: Tag): void {
    const parts = (phrase.match(partsOf) ?? []).map(toPart);
    const [first] = parts;
    if (!first || first === 'gap') throw new RangeError(`a phrase begins with a word: ${phrase}`);
    for (const word of first.words) addTo(this.byWord, word, { parts, tag });
    for (const stem of first.stems) {
      if (stem.length < SHORTEST_STEM) throw new RangeError(`too short a beginning stands in everything: ${phrase}`);
      addTo(this.byBeginning, stem.slice(0, SHORTEST_STEM), { parts, tag, stem });
    }
  }

  /** Calls back for every place where a phrase stands, in the order of their first words. */
  each(words: readonly string[], found: (tag: Tag, from: number, to: number) => void): void {
    words.forEach((word, from) => {
      for (const { parts, tag } of this.beginningWith(word)) {
        const to = endOf(parts, 1, words, from + 1);
        if (to !== undefined) found(tag, from, to);
      }
    });
  }

  isIn(words: readonly string[]): boolean {
    return words.some((word, at) => this.beginningWith(word).some(({ parts }) => endOf(parts, 1, words, at + 1) !== undefined));
  }

  /** Whether one of the first words, four letters or more, is a part of a longer run of letters. */
  isWithin(run: string): boolean {
    const stems = [...this.byBeginning.values()].flatMap((entries) => entries.map(({ stem }) => stem));
    return [...this.byWord.keys(), ...stems].some((word) => word.length > 3 && run.includes(word));
  }

  private beginningWith(word: string): readonly Entry<Tag>[] {
    const known = this.remembered.get(word);
    if (known) return known;
    const whole = this.byWord.get(word) ?? none;
    const stems = (this.byBeginning.get(word.slice(0, SHORTEST_STEM)) ?? none).filter(({ stem }) => word.startsWith(stem));
    const all = stems.length > 0 ? [...whole, ...stems] : whole;
    if (this.remembered.size >= WORDS_REMEMBERED) this.remembered.clear();
    this.remembered.set(word, all);
    return all;
  }
}

/** Phrases that are all signs of the same. */
export class Phrases extends PhraseIndex<true> {
  constructor(phrases: readonly string[]) {
    super(phrases.map((phrase) => [phrase, true] as const));
  }
}

const digraphs: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' };

/** As it is written with and without the letters that a foreign keyboard lacks. */
const spellings = (phrase: string): string[] => [phrase, phrase.replace(/[äöüåø]/g, (letter) => digraphs[letter] ?? letter)];

function addTo<Item>(map: Map<string, Item[]>, key: string, item: Item): void {
  const items = map.get(key);
  if (items) items.push(item);
  else map.set(key, [item]);
}

function toPart(part: string): Part {
  if (part === '…') return 'gap';
  const all = part.split('|');
  return {
    words: all.filter((word) => !word.endsWith('*')).map(folded),
    stems: all.filter((word) => word.endsWith('*')).map((word) => folded(word.slice(0, -1))),
  };
}

function endOf(parts: readonly Part[], part: number, words: readonly string[], at: number): number | undefined {
  const next = parts[part];
  if (!next) return at;
  if (next === 'gap') {
    for (let skipped = 0; skipped <= GAP_WORDS; skipped += 1) {
      const end = endOf(parts, part + 1, words, at + skipped);
      if (end !== undefined) return end;
    }
    return undefined;
  }
  const word = words[at];
  const fits = word !== undefined && (next.words.includes(word) || next.stems.some((stem) => word.startsWith(stem)));
  return fits ? endOf(parts, part + 1, words, at + 1) : undefined;
}
