const MOST_LETTERS = 200;

/** What others say of a picture, as one line of text. */
export const oneLine = (title: string): string =>
  [...title.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()].slice(0, MOST_LETTERS).join('');
