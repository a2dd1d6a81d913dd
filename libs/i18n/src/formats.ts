import { localeFacts, type Locale, type Money } from '#contracts';

/** `€ 12,50`, as the language writes it. */
export function moneyText({ minor, currency }: Money, locale: Locale): string {
  const format = new Intl.NumberFormat(localeFacts[locale].iso, { style: 'currency', currency });
  const { maximumFractionDigits = 2 } = format.resolvedOptions();
  return format.format(minor / 10 ** maximumFractionDigits);
}

/** `25,5 %` of 2,550 basis points. */
export const percentText = (basisPoints: number, locale: Locale): string =>
  (basisPoints / 10_000).toLocaleString(localeFacts[locale].iso, { style: 'percent', maximumFractionDigits: 2 });

/** A date such as `2026-11-25`, written out. */
export const dayText = (day: string, locale: Locale): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(localeFacts[locale].iso, { dateStyle: 'long', timeZone: 'UTC' });

/** A moment with its second and the name of the zone. */
export const timeText = (at: Date, locale: Locale, timeZone: string): string =>
  at.toLocaleString(localeFacts[locale].iso, { dateStyle: 'long', timeStyle: 'long', timeZone });
