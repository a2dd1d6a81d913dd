/** Times as staff read them: written out, 24 hours, in the zone of their own computer. */
const locale = 'en-GB';
const dayFormat = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' });
const timeFormat = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' });
const clockFormat = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' });
const countryNames = new Intl.DisplayNames(locale, { type: 'region' });
const languageNames = new Intl.DisplayNames(locale, { type: 'language' });

export const asDay = (iso: string): string => dayFormat.format(new Date(iso));
export const asTime = (iso: string): string => timeFormat.format(new Date(iso));
export const asClock = (at: Date): string => clockFormat.format(at);
export const countryName = (code: string): string => countryNames.of(code) ?? code;
export const languageName = (code: string): string => languageNames.of(code) ?? code;

/** The word for a key of the server; a key that has none stands for itself, whatever it is called. */
export const wordFor = (known: Readonly<Record<string, string>>, key: string): string =>
  Object.hasOwn(known, key) ? (known[key] ?? key) : key;
