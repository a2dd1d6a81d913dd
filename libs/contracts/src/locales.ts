/** The interface languages, in the order in which the language choice lists them. */
export const locales = ['da', 'de', 'en', 'es', 'fi', 'fr', 'it', 'nb', 'nl', 'pl', 'sv'] as const;
export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = 'en';
export const fallbackLocale: Locale = 'nl';

/** What each locale calls itself, its ISO code and the locale that GIF search providers expect. */
export const localeFacts: Record<Locale, { name: string; iso: string; gif: string }> = {
  da: { name: 'Dansk', iso: 'da-DK', gif: 'da_DK' },
  de: { name: 'Deutsch', iso: 'de-DE', gif: 'de_DE' },
  en: { name: 'English', iso: 'en-GB', gif: 'en_GB' },
  es: { name: 'Español', iso: 'es-ES', gif: 'es_ES' },
  fi: { name: 'Suomi', iso: 'fi-FI', gif: 'fi_FI' },
  fr: { name: 'Français', iso: 'fr-FR', gif: 'fr_FR' },
  it: { name: 'Italiano', iso: 'it-IT', gif: 'it_IT' },
  nb: { name: 'Norsk', iso: 'nb-NO', gif: 'nb_NO' },
  nl: { name: 'Nederlands', iso: 'nl-NL', gif: 'nl_NL' },
  pl: { name: 'Polski', iso: 'pl-PL', gif: 'pl_PL' },
  sv: { name: 'Svenska', iso: 'sv-SE', gif: 'sv_SE' },
};

/**
 * The supported locale that a language tag means, or undefined. Takes `nl-BE`, `nl_NL`, `NL`; `no` and `nn` mean `nb`.
 */
export function localeOf(tag: string | null | undefined): Locale | undefined {
  const language = tag?.slice(0, 2).toLowerCase();
  if (language === 'no' || language === 'nn') return 'nb';
  return locales.find((locale) => locale === language);
}
