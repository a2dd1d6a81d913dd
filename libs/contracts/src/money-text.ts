import type { Money } from './money.js';

const written = new Map<string, Intl.NumberFormat>();

function formatOf(iso: string, currency: string): Intl.NumberFormat {
  const key = iso + currency;
  const format = written.get(key) ?? new Intl.NumberFormat(iso, { style: 'currency', currency });
  written.set(key, format);
  return format;
}

/** How many digits of its minor unit a currency has. */
export const digitsOf = (currency: string): number => formatOf('en', currency).resolvedOptions().maximumFractionDigits ?? 2;

/** `€ 40,00`, as a language writes it: on every screen, in every mail and on every paper with all digits of the currency. */
export const moneyText = ({ minor, currency }: Money, iso: string): string =>
  formatOf(iso, currency).format(minor / 10 ** digitsOf(currency));
