import { localeFacts, moneyText as moneyTextIn, type DeviceView, type Locale, type Money } from '#contracts';

/** `€ 12,50`, as the language writes it. */
export const moneyText = (money: Money, locale: Locale): string => moneyTextIn(money, localeFacts[locale].iso);

/** `25,5 %` of 2,550 basis points. */
export const percentText = (basisPoints: number, locale: Locale): string =>
  (basisPoints / 10_000).toLocaleString(localeFacts[locale].iso, { style: 'percent', maximumFractionDigits: 2 });

/** The country of a code, such as `NL`. */
export const countryName = (code: string, locale: Locale): string =>
  new Intl.DisplayNames(localeFacts[locale].iso, { type: 'region' }).of(code) ?? code;

/** A date such as `2026-11-25`, written out. */
export const dayText = (day: string, locale: Locale): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(localeFacts[locale].iso, { dateStyle: 'long', timeZone: 'UTC' });

/** A moment with its second and the name of the zone. */
export const timeText = (at: Date, locale: Locale, timeZone: string): string =>
  at.toLocaleString(localeFacts[locale].iso, { dateStyle: 'long', timeStyle: 'long', timeZone });

/** A moment with its minute. */
export const minuteText = (at: Date, locale: Locale, timeZone: string): string =>
  at.toLocaleString(localeFacts[locale].iso, { dateStyle: 'long', timeStyle: 'short', timeZone });

/** As their makers write them, in every language. */
const browsers: Readonly<Record<DeviceView['browser'], string>> = {
  edge: 'Edge',
  opera: 'Opera',
  samsung: 'Samsung Internet',
  firefox: 'Firefox',
  chrome: 'Chrome',
  safari: 'Safari',
  other: '',
};
const kinds: Readonly<Record<DeviceView['kind'], string>> = {
  iphone: 'iPhone',
  ipad: 'iPad',
  android: 'Android',
  chromebook: 'Chromebook',
  windows: 'Windows',
  mac: 'Mac',
  linux: 'Linux',
  other: '',
};

/** `Chrome, Windows`; empty for a browser that says nothing of itself. */
export const deviceName = ({ browser, kind }: DeviceView): string => [browsers[browser], kinds[kind]].filter(Boolean).join(', ');
