import { cautionKinds, type CautionKind } from '#contracts';
import { Phrases } from './phrases.js';
import type { Words } from './sentences.js';

/** A phrase that staff added: it alarms by itself, written as those of the tables are. */
export type OwnWord = { readonly phrase: string; readonly caution: CautionKind };

/** Fewer letters stand in everything. */
const FEWEST_LETTERS = 4;
const written = /^[\p{L}\p{N}]+\*?(?: (?:…|[\p{L}\p{N}]+\*?)){0,7}$/u;

/** Words with single blanks between; `*` stands for any ending, `…` for up to three words between two others. */
export const isPhrase = (text: string): boolean =>
  written.test(text) && !text.endsWith('…') && text.replace(/[^\p{L}\p{N}]/gu, '').length >= FEWEST_LETTERS;

let own: readonly { readonly caution: CautionKind; readonly phrases: Phrases }[] = [];

/** The words of staff, as this process knows them from now on; those of the tables stand beside them. */
export function useOwnWords(words: readonly OwnWord[]): void {
  own = cautionKinds.flatMap((caution) => {
    const some = words.filter((word) => word.caution === caution);
    return some.length > 0 ? [{ caution, phrases: new Phrases(some.map(({ phrase }) => phrase)) }] : [];
  });
}

/** What the words of staff warn of in a text. */
export const ownCautionsIn = ({ sentences }: Words): CautionKind[] =>
  own.filter(({ phrases }) => sentences.some((words) => phrases.isIn(words))).map(({ caution }) => caution);

/** Finds one phrase in a text, for a try. */
export function finderOf(phrase: string): (words: Words) => boolean {
  const phrases = new Phrases([phrase]);
  return ({ sentences }) => sentences.some((words) => phrases.isIn(words));
}
