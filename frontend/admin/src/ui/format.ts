/** Times as staff read them: written out, 24 hours, in the zone of their own computer. */
const locale = 'en-GB';
const MINUTE = 60;
const TEN_MINUTES = 600;
const HOUR = 3_600;
const DAY = 86_400;
const dayFormat = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' });
const dateFormat = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
const timeFormat = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' });
const clockFormat = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' });
const numberFormat = new Intl.NumberFormat(locale);
const countryNames = new Intl.DisplayNames(locale, { type: 'region' });
const languageNames = new Intl.DisplayNames(locale, { type: 'language' });

export const asDay = (iso: string): string => dayFormat.format(new Date(iso));
/** A day of a calendar, `2026-12-31`, which is the same everywhere. */
export const asDate = (day: string): string => dateFormat.format(new Date(day));
export const asTime = (iso: string): string => timeFormat.format(new Date(iso));
export const asClock = (at: Date): string => clockFormat.format(at);
export const countryName = (code: string): string => countryNames.of(code) ?? code;
export const languageName = (code: string): string => languageNames.of(code) ?? code;

export const asCount = (count: number): string => numberFormat.format(count);
/** What came or went: `+5`, `−5`. */
export const asChange = (amount: number): string => (amount > 0 ? `+${amount}` : `−${-amount}`);
/** How long something lasts, as exactly as somebody needs it: `3 min 20 s`, `32 min`, `2 h 5 min`. */
export function asDuration(seconds: number): string {
  const whole = Math.round(seconds);
  if (whole < MINUTE) return `${whole} s`;
  if (whole < TEN_MINUTES) return `${Math.floor(whole / MINUTE)} min ${whole % MINUTE} s`;
  if (whole < HOUR) return `${Math.floor(whole / MINUTE)} min`;
  if (whole < DAY) return `${Math.floor(whole / HOUR)} h ${Math.floor((whole % HOUR) / MINUTE)} min`;
  return `${Math.floor(whole / DAY)} d ${Math.floor((whole % DAY) / HOUR)} h`;
}

/** The word for a key of the server; a key that has none stands for itself, whatever it is called. */
export const wordFor = (known: Readonly<Record<string, string>>, key: string): string =>
  Object.hasOwn(known, key) ? (known[key] ?? key) : key;
