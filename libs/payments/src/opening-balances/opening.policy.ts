import type { Money } from '#contracts';

/** Credits that somebody brings along from another product: what each of them cost there, or null when they were given. */
export type BroughtCredits = { readonly amount: number; readonly unitValue: Money | null };

/** A part of all credits that a member ever had, as the table of lots keeps it. */
export type OpeningLot = {
  readonly fromPos: number;
  readonly toPos: number;
  readonly priceMinor: number | null;
  readonly ofCredits: number | null;
  readonly currency: string | null;
};

export const sumOfCredits = (brought: readonly BroughtCredits[]): number => brought.reduce((sum, { amount }) => sum + amount, 0);

/** The lots of a wallet that begins with these credits: given ones are used first, as everywhere, then the bought ones as they were told. */
export function openingLots(brought: readonly BroughtCredits[]): OpeningLot[] {
  const given = brought.filter(({ unitValue }) => unitValue === null);
  const bought = brought.filter(({ unitValue }) => unitValue !== null);
  let at = 0;
  return [...given, ...bought].map(({ amount, unitValue }) => {
    const fromPos = at;
    at += amount;
    if (!unitValue) return { fromPos, toPos: at, priceMinor: null, ofCredits: null, currency: null };
    return { fromPos, toPos: at, priceMinor: unitValue.minor * amount, ofCredits: amount, currency: unitValue.currency };
  });
}
