import { digitsOf, type Money } from '#contracts';

export const minus = (price: Money, less: Money): Money => ({ ...price, minor: price.minor - less.minor });
export const isLess = (one: Money, other: Money): boolean => one.minor < other.minor;
export const isSame = (one: Money, other: Money): boolean => one.minor === other.minor && one.currency === other.currency;
export const times = (price: Money, count: number): Money => ({ ...price, minor: price.minor * count });

/** The tax inside an amount, rounded to the minor unit. */
export const vatInside = (amount: Money, basisPoints: number): Money => ({
  ...amount,
  minor: Math.round((amount.minor * basisPoints) / (10_000 + basisPoints)),
});

const amountShape = /^[^\d-]*(\d{1,6})(?:[.,](\d{1,2}))?\D*$/;

/** An amount as people type it, in minor units: `50`, `€ 49,95`, `49.95`. Null when it is none, or is finer than the currency. */
export function readAmount(text: string, currency: string): number | null {
  const [, whole = '', fraction = ''] = amountShape.exec(text.trim()) ?? [];
  const digits = digitsOf(currency);
  return whole === '' || fraction.length > digits ? null : Number(whole + fraction.padEnd(digits, '0'));
}
