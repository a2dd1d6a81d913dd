import type { ProviderSettlement } from '../provider/index.js';

export interface SettlementSums {
  readonly revenueMinor: number;
  /** With their VAT. */
  readonly feeMinor: number;
  readonly feeVatMinor: number;
  /** What revenue less fees is beyond what was paid out; 0 where they agree. */
  readonly offMinor: number;
}

/** Fees are added up in ten-thousandths and paid in cents: so much may be lost on the way. */
const ROUNDING_MINOR = 1;

/** Half away from nothing. */
export const minorOfE4 = (e4: number): number => {
  const minor = Math.round(Math.abs(e4) / 100);
  return e4 < 0 && minor !== 0 ? -minor : minor;
};

/** What a settlement came from. What is lost by rounding counts as a fee, so that revenue less fees is what arrives in the bank. */
export function sumsOf({ amount, periods }: Pick<ProviderSettlement, 'amount' | 'periods'>): SettlementSums {
  const sum = (of: 'revenue' | 'costs', name: 'grossE4' | 'vatE4') =>
    periods.reduce((total, period) => total + period[of].reduce((part, one) => part + one[name], 0), 0);
  const revenueMinor = minorOfE4(sum('revenue', 'grossE4'));
  const costsMinor = minorOfE4(sum('costs', 'grossE4'));
  const off = revenueMinor - costsMinor - amount.minor;
  const agrees = Math.abs(off) <= ROUNDING_MINOR;
  return {
    revenueMinor,
    feeMinor: agrees ? revenueMinor - amount.minor : costsMinor,
    feeVatMinor: minorOfE4(sum('costs', 'vatE4')),
    offMinor: agrees ? 0 : off,
  };
}
