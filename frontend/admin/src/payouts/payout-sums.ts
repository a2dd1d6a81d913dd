import type { PayoutRow } from '#contracts-admin';

const names = ['revenue_minor', 'fee_net_minor', 'fee_vat_minor', 'payout_minor'] as const;
type Sums = Record<(typeof names)[number], number>;

/** What some payouts come to, by currency. */
export function sumsOf(payouts: readonly (Pick<PayoutRow, 'currency'> & Sums)[]): ({ readonly currency: string } & Sums)[] {
  return [...new Set(payouts.map(({ currency }) => currency))].toSorted().map((currency) => {
    const own = payouts.filter((one) => one.currency === currency);
    const sum = (name: keyof Sums) => own.reduce((total, one) => total + one[name], 0);
    return {
      currency,
      revenue_minor: sum('revenue_minor'),
      fee_net_minor: sum('fee_net_minor'),
      fee_vat_minor: sum('fee_vat_minor'),
      payout_minor: sum('payout_minor'),
    };
  });
}

const E4 = 10_000;

/** Fees are counted finer than cents: `€2.541`. */
export const asFine = (e4: number, currency: string): string =>
  new Intl.NumberFormat('en-IE', { style: 'currency', currency, minimumFractionDigits: 2, maximumFractionDigits: 4 })
    .format(e4 / E4)
    .replace('-', '−');
