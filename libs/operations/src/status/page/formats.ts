import { localeFacts, type Locale } from '#contracts';
import { minuteText } from '#i18n';

/** Whose clock the readers of a language mostly have. */
const zones: Partial<Record<Locale, string>> = { en: 'Europe/London', fi: 'Europe/Helsinki' };
const zoneOf = (locale: Locale): string => zones[locale] ?? 'Europe/Amsterdam';

/** A moment as readers of the language say it. */
export const momentText = (at: Date, locale: Locale): string => minuteText(at, locale, zoneOf(locale));

const unitText = (count: number, unit: 'hour' | 'minute', locale: Locale): string =>
  new Intl.NumberFormat(localeFacts[locale].iso, { style: 'unit', unit, unitDisplay: 'long' }).format(count);

/** `35 minuten`; from two hours on `2 uur 5 minuten`. */
export function durationText(minutes: number, locale: Locale): string {
  if (minutes < 120) return unitText(minutes, 'minute', locale);
  const rest = minutes % 60;
  return [unitText(Math.floor(minutes / 60), 'hour', locale), ...(rest > 0 ? [unitText(rest, 'minute', locale)] : [])].join(' ');
}

/** Rounded down, so that nothing short of all of it is called 100 %. */
export function shareText(share: number, locale: Locale): string {
  const known = share === 1 ? 1 : Math.floor(share * 10_000) / 10_000;
  return known.toLocaleString(localeFacts[locale].iso, { style: 'percent', maximumFractionDigits: 2 });
}
