import { locales, type Locale } from '#contracts';
import type { SiteWordKey } from '#contracts-admin';
import type { SiteSettings } from '../settings/index.js';

export type WordsByLocale = Partial<Record<Locale, string>>;

/** What was set in the back office counts, in every language, before what stands in the settings under the same key. */
export function withWords(settings: SiteSettings, words: Partial<Record<SiteWordKey, WordsByLocale>>): SiteSettings {
  const set = Object.entries(words);
  if (set.length === 0) return settings;
  const written = locales.map((locale) => {
    const own = Object.fromEntries(set.map(([key, texts]) => [key, texts[locale] ?? '']));
    return [locale, { ...settings.texts[locale], ...own }] as const;
  });
  return { ...settings, texts: { ...settings.texts, ...Object.fromEntries(written) } };
}

/** What the settings say under a key, by language. */
export const wordsIn = ({ texts }: Pick<SiteSettings, 'texts'>, key: SiteWordKey): WordsByLocale =>
  Object.fromEntries(
    locales.flatMap((locale) => {
      const text = texts[locale]?.[key];
      return text ? [[locale, text] as const] : [];
    }),
  );
