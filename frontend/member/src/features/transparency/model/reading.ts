const DAY_H = 24;
const HOURS_TOLD = 48;

/** A time that nothing is shorter than: whole hours for two days, then whole days. */
export function durationWords(hours: number, locale: string): string {
  const [unit, count] = hours > HOURS_TOLD ? (['day', hours / DAY_H] as const) : (['hour', hours] as const);
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(Math.max(1, Math.ceil(count)));
}

/** The languages in which an authority may write: that of the company's country, and English. */
export function officialLanguages(country: string, locale: string): string {
  const { language } = new Intl.Locale(`und-${country}`).maximize();
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  return new Intl.ListFormat(locale).format([...new Set([language, 'en'])].map((one) => names.of(one) ?? one));
}
