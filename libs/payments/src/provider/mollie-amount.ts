import type { Money } from '#contracts';

/** As Mollie writes amounts: `{ currency: 'EUR', value: '12.34' }`. */
export interface MollieAmount {
  readonly currency: string;
  readonly value: string;
}

/** Mollie takes these without decimals, and every other currency with two. */
const withoutDecimals: ReadonlySet<string> = new Set(['ISK', 'JPY']);

const decimalsOf = (currency: string): number => (withoutDecimals.has(currency) ? 0 : 2);

/** Throws a `RangeError` for what is no amount to pay. */
export function toMollieAmount({ minor, currency }: Money): MollieAmount {
  if (!Number.isSafeInteger(minor) || minor < 0) throw new RangeError(`${minor} is no amount`);
  const decimals = decimalsOf(currency);
  const digits = String(minor).padStart(decimals + 1, '0');
  return { currency, value: decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}` };
}

/** Throws a `RangeError` for a text that is no amount of its currency, such as `12.3` or `1e3`. */
export function fromMollieAmount({ currency, value }: MollieAmount): Money {
  const decimals = decimalsOf(currency);
  const pattern = decimals === 0 ? /^\d+$/ : new RegExp(`^\\d+\\.\\d{${decimals}}$`);
  const minor = Number(value.replace('.', ''));
  if (!pattern.test(value) || !Number.isSafeInteger(minor)) throw new RangeError(`"${value}" is no amount in ${currency}`);
  return { minor, currency };
}
