import { localeFacts, type Locale } from '#contracts';

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
/** From here on, hours are near enough. */
const MANY_MINUTES = 90;

/** How long until then, rounded up so that it is true: "in 12 minutes", "over 3 uur". */
export function timeUntil(at: Date, now: Date, locale: Locale): string {
  const minutes = Math.max(1, Math.ceil((at.getTime() - now.getTime()) / MINUTE_MS));
  const words = new Intl.RelativeTimeFormat(localeFacts[locale].iso);
  return minutes <= MANY_MINUTES ? words.format(minutes, 'minute') : words.format(Math.ceil(minutes / HOUR_MINUTES), 'hour');
}
