import { bookDay } from '../calendar/index.js';

export type Vat = { readonly basisPoints: number; readonly vatMinor: number };

/** The VAT inside a price that includes it, rounded half up. Never more than the price; what is left is the net amount. */
export function vatInside(grossMinor: number, basisPoints: number): number {
  const whole = 10_000n + BigInt(basisPoints);
  return Number((2n * BigInt(grossMinor) * BigInt(basisPoints) + whole) / (2n * whole));
}

/** A standard rate for services, by the country of the buyer (ISO, two letters). */
export interface DatedRate {
  readonly country: string;
  /** The first day of the books on which it holds; null: since before the first sale. */
  readonly fromDay: string | null;
  readonly basisPoints: number;
}

/** The VAT of every country by the day. What is not in it is taxed at 0. */
export class VatTable {
  /** The oldest first. */
  private readonly rates: readonly DatedRate[];

  constructor(rates: readonly DatedRate[]) {
    this.rates = rates.toSorted((one, other) => (one.fromDay ?? '').localeCompare(other.fromDay ?? ''));
  }

  /** Whether purchases of that country have VAT inside. */
  isTaxed(country: string, at: Date): boolean {
    return this.of(country, at, 0).basisPoints > 0;
  }

  /** Rate and amount of the VAT inside a price, for a buyer of that country who orders then. */
  of(country: string, at: Date, grossMinor: number): Vat {
    const day = bookDay(at);
    const basisPoints = this.rates.findLast((rate) => rate.country === country && (rate.fromDay ?? '') <= day)?.basisPoints ?? 0;
    return { basisPoints, vatMinor: vatInside(grossMinor, basisPoints) };
  }
}
