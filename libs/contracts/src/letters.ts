const marks = /\p{M}+/gu;
const quotes = /[’‘`´ʼ′]/g;
const latin: Readonly<Record<string, string>> = {
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ħ: 'h',
  ŋ: 'n',
  ŧ: 't',
  ĸ: 'q',
};
const ownLetters = /[øæœßłđðþıħŋŧĸ]/g;

/**
 * The letters that everybody can type: small, without accents, those of one language as the ones that stand for them elsewhere (`Ø` as `o`, `ß` as
 * `ss`), quotes as the straight one. For comparing what people type; never for showing.
 */
export const plainLetters = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(quotes, "'")
    .toLowerCase()
    .normalize('NFD')
    .replace(marks, '')
    .replace(ownLetters, (letter) => latin[letter] ?? letter);
