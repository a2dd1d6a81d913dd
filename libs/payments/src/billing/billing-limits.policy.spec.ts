import { describe, expect, it } from '@jest/globals';
import { billingLimitOf, needsBilling } from './billing-limits.policy.js';

describe('the amount above which an invoice names its buyer', () => {
  it.each([
    ['NL', '2026-11-27', 'EUR', 10_000],
    ['DE', '2026-11-27', 'EUR', 25_000],
    ['AT', '2026-11-27', 'EUR', 40_000],
    ['SE', '2026-11-27', 'SEK', 400_000],
    ['PL', '2026-11-27', 'PLN', 45_000],
    ['GB', '2026-11-27', 'GBP', 25_000],
    ['CH', '2026-11-27', 'CHF', 40_000],
    ['DK', '2026-11-27', 'DKK', 300_000],
    ['ES', '2026-11-27', 'EUR', 40_000],
    ['FI', '2026-11-27', 'EUR', 40_000],
    ['AT', '2012-01-01', 'EUR', 40_000],
    ['US', '2026-11-27', 'EUR', 10_000],
    ['IT', '2019-05-27', 'EUR', 10_000],
    ['IT', '2019-05-28', 'EUR', 40_000],
  ])('in %s on %s is %s %i', (country, day, currency, minor) => {
    expect(billingLimitOf(country, day)).toEqual({ currency, minor });
  });
});

describe('an invoice', () => {
  it.each([
    [10_000, 10_000, false],
    [10_001, 10_000, true],
    [1, 0, true],
    [1_000_000, null, false],
  ])('of %s names its buyer above %s: %s', (payableMinor, limit, isSo) => {
    expect(needsBilling(payableMinor, limit)).toBe(isSo);
  });
});
