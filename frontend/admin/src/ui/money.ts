import { digitsOf, moneyText, type Money } from '#contracts';

/** Amounts as staff read them, whatever the currency: the English of a country with euros. */
const iso = 'en-IE';

/** With the sign of changes (`asChange`) before what went. */
export const asMoney = (money: Money): string => moneyText(money, iso).replace('-', '−');

/** An amount as it stands in a field: the figure alone. */
export function typedAmount({ minor, currency }: Money): string {
  const digits = digitsOf(currency);
  return (minor / 10 ** digits).toFixed(digits);
}

/**
 * What was typed, in the minor unit of a currency; undefined when it is no amount above nothing. One comma or point stands before the smaller
 * unit: what has more digits after it than the currency could be thousands, and is not guessed at.
 */
export function readAmount(typed: string, currency: string): number | undefined {
  const digits = digitsOf(currency);
  const [, whole, rest = ''] = /^(\d{1,9})(?:[.,](\d+))?$/.exec(typed.trim()) ?? [];
  if (whole === undefined || rest.length > digits) return undefined;
  const minor = Number(whole + rest.padEnd(digits, '0'));
  return minor > 0 ? minor : undefined;
}
