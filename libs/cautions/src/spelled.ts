import { folded } from './fold.js';
import { tables } from './words/all.js';
import { atWords, dotWords, endings, joints, mailProviders } from './words/everywhere.js';
import type { Words } from './sentences.js';

const SPELLED_DIGITS = 7;
const FEWEST_WORDS = 3;
const NAME_WORDS = 4;

/** How many digits each word of a number stands for, in any language. */
const digitsOf = new Map<string, number>();
/** "twenty" takes the next digit in. */
const open = new Set<string>();
for (const table of tables) {
  const digits = folded(table.digits).split(' ');
  const tens = folded(table.tens).split(' ');
  for (const ten of tens) {
    if (ten !== 'double' && ten.length > 4) open.add(ten);
    // One word in most languages: vierundzwanzig, tweeentwintig, enogtyve, tjugotva, ventidue, ventuno.
    for (const digit of digits)
      for (const both of [ten + digit, ten.slice(0, -1) + digit, `${digit}und${ten}`, `${digit}en${ten}`, `${digit}og${ten}`])
        digitsOf.set(both, 2);
  }
  for (const ten of tens) digitsOf.set(ten, 2);
}
for (const table of tables) for (const digit of folded(table.digits).split(' ')) digitsOf.set(digit, 1);

/** "zero six one two …": seven digits in a row, in words. */
export const hasSpelledNumber = ({ sentences }: Words): boolean =>
  sentences.some((sentence) => {
    let row = 0;
    let spelled = 0;
    let before = '';
    for (const word of sentence) {
      const digits = /^\d{1,4}$/.test(word) ? 0 : digitsOf.get(word);
      if (digits === undefined) {
        if (!joints.has(word) || joints.has(before)) row = spelled = 0;
      } else {
        row += digits === 0 ? word.length : digits === 1 && open.has(before) ? 0 : digits;
        spelled += digits === 0 ? 0 : 1;
      }
      before = word;
      if (row >= SPELLED_DIGITS && spelled >= FEWEST_WORDS) return true;
    }
    return false;
  });

/** "anna at gmail dot com", in the words of any language. */
export const hasSpelledAddress = ({ sentences }: Words): boolean =>
  sentences.some((words) =>
    words.some((word, at) => {
      const before = words[at - 1] ?? '';
      if (mailProviders.has(word) && atWords.has(before)) return true;
      if (!dotWords.has(word) || !endings.has(words[at + 1] ?? '')) return false;
      if (mailProviders.has(before)) return true;
      // "At this point no …" is no address.
      return word !== 'point' && words.slice(Math.max(0, at - NAME_WORDS), at - 1).some((near) => atWords.has(near));
    }),
  );
