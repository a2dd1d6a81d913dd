import { dateIn } from './withdrawal.policy.js';

/** A standard rate in basis points, and the first day on which it holds (in the zone below; '' for "since before the first sale"). */
type Rate = readonly [from: string, basisPoints: number];

/** Standard rates for services by the country of the buyer, the newest last. What is not here is taxed at 0. */
const rates: Readonly<Record<string, readonly Rate[]>> = {
  AT: [['', 2000]],
  BE: [['', 2100]],
  BG: [['', 2000]],
  CY: [['', 1900]],
  CZ: [['', 2100]],
  DE: [['', 1900]],
  DK: [['', 2500]],
  EE: [
    ['', 2000],
    ['2024-01-01', 2200],
    ['2025-07-01', 2400],
  ],
  ES: [['', 2100]],
  FI: [
    ['', 2400],
    ['2024-09-01', 2550],
  ],
  FR: [['', 2000]],
  GR: [['', 2400]],
  HR: [['', 2500]],
  HU: [['', 2700]],
  IE: [['', 2300]],
  IT: [['', 2200]],
  LT: [['', 2100]],
  LU: [
    ['', 1600],
    ['2024-01-01', 1700],
  ],
  LV: [['', 2100]],
  MT: [['', 1800]],
  NL: [['', 2100]],
  PL: [['', 2300]],
  PT: [['', 2300]],
  RO: [
    ['', 1900],
    ['2025-08-01', 2100],
  ],
  SE: [['', 2500]],
  SI: [['', 2200]],
  SK: [
    ['', 2000],
    ['2025-01-01', 2300],
  ],
  GB: [['', 2000]],
  CH: [
    ['', 770],
    ['2024-01-01', 810],
  ],
  NO: [['', 2500]],
};

/** The zone of the company's books: its days and years are those of rates and numbers. */
export const BOOKS_ZONE = 'Europe/Amsterdam';

/** The day in the company's books, `2026-11-25`. */
export const bookDay = (at: Date): string => dateIn(BOOKS_ZONE, at);

export type Vat = { readonly basisPoints: number; readonly vatMinor: number };

/** The VAT inside a price that includes it, rounded half up. Never more than the price; what is left is the net amount. */
export function vatInside(grossMinor: number, basisPoints: number): number {
  const whole = 10_000n + BigInt(basisPoints);
  return Number((2n * BigInt(grossMinor) * BigInt(basisPoints) + whole) / (2n * whole));
}

/** Whether purchases of that country have VAT inside. */
export const isTaxed = (country: string, at: Date): boolean => vatOf(country, at, 0).basisPoints > 0;

/** Rate and amount of the VAT inside a price, for a buyer of that country (ISO, two letters) who pays then. */
export function vatOf(country: string, at: Date, grossMinor: number): Vat {
  const day = bookDay(at);
  const basisPoints = rates[country]?.findLast(([from]) => from <= day)?.[1] ?? 0;
  return { basisPoints, vatMinor: vatInside(grossMinor, basisPoints) };
}
