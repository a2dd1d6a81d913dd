import { PhraseIndex, Phrases, type Found } from './phrases.js';
import type { Words } from './sentences.js';
import { tables } from './words/all.js';
import { cardBrands, codeCards, coins, currencies, messengers, politeQuestions, prepaidBrands, units } from './words/everywhere.js';
import { signs, type Sign } from './words/word-table.js';

const everywhere = { cardBrands, codeCards, coins, messengers, prepaidBrands, politeQuestions };
/** What is the same in every language: names, and figures that are an amount or may be one. */
type Shared = keyof typeof everywhere | 'amounts' | 'numbers';
export type Key = Sign | Shared;
type Place = Found & { readonly sentence: number; readonly firstClause: number; readonly lastClause: number };
type Places = Map<Key, Place[]>;

/** How near to each other two signs must stand, in words. */
type Nearness = {
  readonly within: number;
  readonly oneSentence?: boolean;
  /** No comma stands between. */
  readonly oneClause?: boolean;
  /** A phrase of one must not be a part of a phrase of the other. */
  readonly apart?: boolean;
  /** No "not" stands before or between. */
  readonly undenied?: boolean;
};

const EVERY_LANGUAGE = -1;
const NEGATION_REACH = 3;
/** The end of a sentence parts as many words as these do. */
const SENTENCE_GAP = 3;
/** Places of the second sign that are looked at on either side of each of the first: a text costs what it is long. */
const NEIGHBOURS = 3;
/** Smaller figures without a currency are hours, rooms, grandchildren. */
const SMALLEST_SUM = 50;
/** In letters: femtusen, duecento. */
const SHORTEST_SUM = 7;
const sumEnding = /(?:hundert|tausend|honderd|duizend|cento|mila|cientos|cientas|hundra|hundre|hundrede|tusen|sataa|tuhatta)$/;
const figure = /^(?:\d{1,3}(?:[.,]\d{3})+|\d+)(?:[.,]\d{1,2})?$/;

/** What stands before a telephone number is looked for only beside one. */
const looked = signs.filter((key) => key !== 'number');

const index = new PhraseIndex<{ readonly language: number; readonly key: Key }>([
  ...tables.flatMap((table, language) => looked.flatMap((key) => table[key].map((phrase) => [phrase, { language, key }] as const))),
  ...(Object.keys(everywhere) as (keyof typeof everywhere)[]).flatMap((key) =>
    everywhere[key].map((phrase) => [phrase, { language: EVERY_LANGUAGE, key }] as const),
  ),
]);
const currency = new Phrases(currencies);

/** The signs in a text, as a reader of one language finds them. */
export class Signs {
  private negations?: Int32Array;

  constructor(
    private readonly places: Places,
    private readonly length: number,
    private readonly shared: Places = new Map(),
  ) {}

  has(...keys: readonly Key[]): boolean {
    return keys.some((key) => this.places.has(key) || this.shared.has(key));
  }

  /** Whether one of these stands there without a "not". */
  hasUndenied(...keys: readonly Key[]): boolean {
    return this.of(keys).some(({ from, to }) => !this.isDenied(from, to));
  }

  /** Whether one of the first and one of the second stand near to each other. */
  areNear(first: readonly Key[], second: readonly Key[], { within, oneSentence, oneClause, apart, undenied }: Nearness): boolean {
    if (!this.has(...first) || !this.has(...second)) return false;
    const others = this.of(second);
    let next = 0;
    return this.of(first).some((one) => {
      while ((others[next]?.from ?? Infinity) < one.from) next += 1;
      return others.slice(Math.max(0, next - NEIGHBOURS), next + NEIGHBOURS).some((other) => {
        const between = Math.max(other.from - one.to, one.from - other.to);
        if (between > within || (oneSentence && one.sentence !== other.sentence) || (apart && between < 0)) return false;
        if (oneClause && one.lastClause < other.firstClause) return false;
        if (oneClause && other.lastClause < one.firstClause) return false;
        return !undenied || !this.isDenied(Math.min(one.from, other.from), Math.max(one.to, other.to));
      });
    });
  }

  /** Whether one of the second begins within so many words after the first, in the same sentence. */
  isBefore(first: Key, second: Key, within: number): boolean {
    if (!this.has(first) || !this.has(second)) return false;
    const others = this.of([second]);
    let next = 0;
    return this.of([first]).some((one) => {
      while ((others[next]?.from ?? Infinity) < one.from) next += 1;
      return others
        .slice(next, next + NEIGHBOURS)
        .some(({ from, sentence }) => sentence === one.sentence && from >= one.to && from - one.to <= within);
    });
  }

  private of(keys: readonly Key[]): readonly Place[] {
    const found = keys.flatMap((key) => this.places.get(key) ?? this.shared.get(key) ?? []);
    return keys.length > 1 ? found.toSorted((a, b) => a.from - b.from) : found;
  }

  private isDenied(from: number, to: number): boolean {
    this.negations ??= this.countNegations();
    return (this.negations[to] ?? 0) > (this.negations[Math.max(0, from - NEGATION_REACH)] ?? 0);
  }

  /** How many stand before each word. */
  private countNegations(): Int32Array {
    const polite = new Set(this.of(['politeQuestions']).map(({ to }) => to));
    const counts = new Int32Array(this.length + 1);
    for (const { from, to } of this.of(['not'])) if (!polite.has(to)) counts[from + 1] = 1;
    for (let at = 1; at < counts.length; at += 1) counts[at] = (counts[at] ?? 0) + (counts[at - 1] ?? 0);
    return counts;
  }
}

/** The signs of each language that has some in the text. One look at each word finds those of all languages. */
export function signsIn({ sentences, clauses }: Words): Signs[] {
  const shared: Places = new Map();
  const byLanguage = new Map<number, Places>();
  let offset = 0;
  sentences.forEach((words, sentence) => {
    const start = offset;
    const note = (places: Places, key: Key, from: number, to: number) => {
      const [firstClause = 0, lastClause = 0] = [clauses[sentence]?.[from], clauses[sentence]?.[to - 1]];
      const place = { from: start + from, to: start + to, sentence, firstClause, lastClause };
      const before = places.get(key);
      if (before) before.push(place);
      else places.set(key, [place]);
    };
    index.each(words, ({ language, key }, from, to) => {
      let places = language === EVERY_LANGUAGE ? shared : byLanguage.get(language);
      if (!places) byLanguage.set(language, (places = new Map()));
      note(places, key, from, to);
    });
    words.forEach((word, at) => {
      if (isFigure(word)) {
        if (isAmount(words, at)) note(shared, 'amounts', at, at + 1);
        else if (isSum(words, at)) note(shared, 'numbers', at, at + 1);
      } else if (word.length >= SHORTEST_SUM && sumEnding.test(word)) note(shared, 'numbers', at, at + 1);
    });
    offset += words.length + SENTENCE_GAP;
  });
  if (byLanguage.size === 0) return shared.size > 0 ? [new Signs(shared, offset)] : [];
  return [...byLanguage.values()].map((places) => new Signs(places, offset, shared));
}

const isFigure = (word: string): boolean => word >= '0' && word < ':';

/** Figures beside the name or the sign of a currency. */
function isAmount(words: readonly string[], at: number): boolean {
  return [words[at - 1], words[at + 1]].some((near) => near !== undefined && (/^[€$£]$/.test(near) || currency.isIn([near])));
}

/** Figures that may be an amount: no year, no measure. */
function isSum(words: readonly string[], at: number): boolean {
  const written = (words[at] ?? '').replace(/[.,]+$/, '');
  if (!figure.test(written)) return false;
  const value = Number(written.replace(/[.,](?=\d{3}(?:\D|$))/g, '').replace(',', '.'));
  const isYear = /^\d{4}$/.test(written) && value > 1900 && value < 2040 && value !== 2000;
  return value >= SMALLEST_SUM && !isYear && !units.has(words[at + 1] ?? '');
}
