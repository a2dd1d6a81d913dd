import type { Money } from '#contracts';

/** Up to here an invoice may go without its buyer, and the first day on which that holds (in the zone of the books; '' for "since before the first sale"). */
type Limit = readonly [from: string, currency: string, minor: number];

/**
 * Simplified invoices, VAT inside, by the country of the buyer, the newest last (AT § 11 (6) UStG, CH art. 57 MWSTV, DE § 33 UStDV, DK § 65
 * momsbekendtgørelsen, ES art. 4 RD 1619/2012, FI § 209f AVL, GB VAT Notice 700 § 16.6, IT art. 21-bis DPR 633/1972, PL art. 106e (5) ustawy o VAT,
 * SE 17 kap. 28 § ML).
 */
const limits: Readonly<Record<string, readonly Limit[]>> = {
  AT: [['', 'EUR', 40_000]],
  CH: [['', 'CHF', 40_000]],
  DE: [['', 'EUR', 25_000]],
  DK: [['', 'DKK', 300_000]],
  ES: [['', 'EUR', 40_000]],
  FI: [['', 'EUR', 40_000]],
  GB: [['', 'GBP', 25_000]],
  IT: [
    ['', 'EUR', 10_000],
    ['2019-05-28', 'EUR', 40_000],
  ],
  PL: [['', 'PLN', 45_000]],
  SE: [['', 'SEK', 400_000]],
};

/** What every country of the Union allows (directive 2006/112/EC, art. 220a); it holds wherever nothing else is listed. */
const leastLimit: Money = { currency: 'EUR', minor: 10_000 };

/** The amount, VAT inside, above which the invoice of a buyer of that country must name them, on a day of the books. */
export function billingLimitOf(country: string, day: string): Money {
  const found = limits[country]?.findLast(([from]) => from <= day);
  return found ? { currency: found[1], minor: found[2] } : leastLimit;
}

/** `limit` as above, in the currency of the amount; null: there is none. */
export const needsBilling = (payableMinor: number, limit: number | null): boolean => limit !== null && payableMinor > limit;
