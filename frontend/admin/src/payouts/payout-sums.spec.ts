import { expect, it } from '@jest/globals';
import { asFine, sumsOf } from './payout-sums.js';

const payout = (currency: string, minor: number) => ({
  currency,
  revenue_minor: minor,
  fee_net_minor: 40,
  fee_vat_minor: 8,
  payout_minor: minor - 48,
});

it('payouts are added up by their currency', () => {
  expect(sumsOf([payout('EUR', 1_000), payout('SEK', 500), payout('EUR', 2_000)])).toEqual([
    { currency: 'EUR', revenue_minor: 3_000, fee_net_minor: 80, fee_vat_minor: 16, payout_minor: 2_904 },
    { currency: 'SEK', revenue_minor: 500, fee_net_minor: 40, fee_vat_minor: 8, payout_minor: 452 },
  ]);
  expect(sumsOf([])).toEqual([]);
});

it.each([
  [25_410, '€2.541'],
  [21_000, '€2.10'],
  [-432_000, '−€43.20'],
  [735, '€0.0735'],
])('fees are told as finely as they are counted: %s', (e4, shown) => {
  expect(asFine(e4, 'EUR')).toBe(shown);
});
