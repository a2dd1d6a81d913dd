import { digitsOf, type Money } from '#contracts';
import type { DayOfRates } from './euro-rate-source.js';

/** What a euro costs in a currency, as the European Central Bank said on a day. */
export interface EuroRate {
  readonly currency: string;
  readonly day: string;
  readonly perEuroMicros: number;
}

const MICROS = 1_000_000;

/** A euro costs a euro, every day. */
export const euroItself = (day: string): EuroRate => ({ currency: 'EUR', day, perEuroMicros: MICROS });

/** An amount in another currency, rounded half up to its smallest coin. */
export function convert(money: Money, from: EuroRate, to: EuroRate): Money {
  if (money.currency !== from.currency) throw new RangeError(`${money.currency} is not converted by the rate of ${from.currency}`);
  const shift = 10n ** BigInt(Math.abs(digitsOf(to.currency) - digitsOf(from.currency)));
  const isUp = digitsOf(to.currency) >= digitsOf(from.currency);
  const value = BigInt(Math.abs(money.minor)) * BigInt(to.perEuroMicros) * (isUp ? shift : 1n);
  const by = BigInt(from.perEuroMicros) * (isUp ? 1n : shift);
  const minor = Number((2n * value + by) / (2n * by));
  return { minor: money.minor < 0 ? -minor : minor, currency: to.currency };
}

/** No currency that is published costs less or more a euro. */
const LEAST = 0.1 * MICROS;
const MOST = 100_000 * MICROS;
/** And none has ever lost or won half of its worth between two days. */
const LARGEST_STEP = 2;

/**
 * Why rates cannot be true; null when they can. `known`: the last rate of each currency that is stored. Whoever sends one number that cannot be
 * true is not believed in the others: whole papers and limits would hang on them.
 */
export function implausibilityOf(days: readonly DayOfRates[], known: readonly EuroRate[], today: string): string | null {
  const stored = new Map(known.map((rate) => [rate.currency, rate]));
  const last = new Map<string, EuroRate>();
  for (const { day, perEuroMicros } of days.toSorted((one, other) => one.day.localeCompare(other.day))) {
    if (day > today) return `${day} has not come yet`;
    for (const [currency, micros] of perEuroMicros) {
      if (micros < LEAST || micros > MOST) return `${micros / MICROS} ${currency} for a euro on ${day}`;
      const before = last.get(currency) ?? stored.get(currency);
      if (before && before.day < day && Math.max(micros / before.perEuroMicros, before.perEuroMicros / micros) > LARGEST_STEP)
        return `${micros / MICROS} ${currency} for a euro on ${day}, after ${before.perEuroMicros / MICROS} on ${before.day}`;
      last.set(currency, { currency, day, perEuroMicros: micros });
    }
  }
  return null;
}

const DAY_MS = 86_400_000;

/** The last day before this one that is no weekend: the bank publishes at about four in the afternoon of each. */
export function workdayBefore(day: string): string {
  let at = Date.parse(day) - DAY_MS;
  while ([0, 6].includes(new Date(at).getUTCDay())) at -= DAY_MS;
  return new Date(at).toISOString().slice(0, 10);
}
