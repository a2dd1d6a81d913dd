import { locales, type Locale } from '#contracts';
import type { SiteWordPage } from '#contracts-admin';

/** What stands in the form, as it was typed: every language, most of them empty. */
export interface WordsForm {
  readonly texts: Readonly<Record<Locale, string>>;
  readonly proof: string;
}
type Said = Pick<SiteWordPage, 'texts' | 'proof'>;

export const formOf = ({ texts, proof }: Said): WordsForm => ({
  texts: Object.fromEntries(locales.map((locale) => [locale, texts[locale] ?? ''])) as Record<Locale, string>,
  proof,
});

/** What is posted: the languages in which something stands. */
export const wishOf = ({ texts, proof }: WordsForm): Said => ({
  texts: Object.fromEntries(locales.filter((locale) => texts[locale].trim() !== '').map((locale) => [locale, texts[locale]])),
  proof,
});

export const isSame = (form: WordsForm, said: Said): boolean => JSON.stringify(wishOf(form)) === JSON.stringify(wishOf(formOf(said)));
