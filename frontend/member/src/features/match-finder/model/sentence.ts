/** A word as it stands inside a sentence; German nouns keep their capital. */
export const inSentence = (word: string, locale: string): string =>
  locale.startsWith('de') ? word : word.charAt(0).toLocaleLowerCase(locale) + word.slice(1);

/** Clauses become one sentence: "You both like tea and you live within 25 km of each other." */
export function sentenceOf(clauses: readonly string[], locale: string): string {
  const joined = new Intl.ListFormat(locale, { type: 'conjunction' }).format(clauses);
  return joined === '' ? '' : `${joined.charAt(0).toLocaleUpperCase(locale)}${joined.slice(1)}.`;
}
