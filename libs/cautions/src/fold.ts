import unhomoglyph from 'unhomoglyph';

const plainAscii = /^[\n\r\t\x20-\x7e]*$/;
/** What takes no room on the screen: zero-width marks, bidi marks, soft hyphens, fillers, the frames of keycaps, tags. */
const unseen = /\p{Default_Ignorable_Code_Point}|\p{Cf}|\p{Cs}|\p{Me}/gu;
const marks = /\p{M}+/gu;
const foreignCapital = /(?!\p{Script=Latin})\p{Lu}/gu;
const strange = /[^\p{ASCII}€£]+/gu;
const otherDigit = /(?![0-9])\p{Nd}/gu;
const latin: Readonly<Record<string, string>> = { ø: 'o', æ: 'ae', œ: 'oe', ß: 'ss', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' };
const ownLetters = /[øæœßłđðþı]/g;
const quotes = /[’‘`´ʼ′]/g;

/** The text as it looks, in ordinary letters and digits; capitals, accents and signs stay. */
export function asSeen(text: string): string {
  if (plainAscii.test(text)) return text;
  return text.normalize('NFKC').replace(unseen, '').replace(otherDigit, digitOf).replace(quotes, "'");
}

/** The letters that a reader takes the text for: small, without accents, foreign letters as the Latin ones that they look like. */
export function folded(text: string): string {
  // A capital may look like another letter than the small one does: a Greek Mu, a Cyrillic En.
  const small = asSeen(text).replace(foreignCapital, unhomoglyph).toLowerCase();
  if (plainAscii.test(small)) return small;
  const own = small
    .normalize('NFD')
    .replace(marks, '')
    .replace(ownLetters, (letter) => latin[letter] ?? letter);
  return own.replace(strange, (run) => unhomoglyph(run).toLowerCase());
}

/** Digits of other scripts stand in rows of ten. */
function digitOf(char: string): string {
  const code = char.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return `${value}`;
}
