import { describe, expect, it } from '@jest/globals';
import { isCountryClear, taxCountryOf, withPayment, type BuyerPlace } from './country-evidence.policy.js';

const isTaxed = (country: string) => !['US', 'CA'].includes(country);
const place = (change: Partial<BuyerPlace>): BuyerPlace => ({
  profile: 'US',
  hasMoved: false,
  network: null,
  last: null,
  company: 'NL',
  ...change,
});

describe('the country whose VAT is inside a price', () => {
  it.each<[string, Partial<BuyerPlace>, string]>([
    ['that of the profile where there is VAT', { profile: 'DE', network: 'US', last: 'NL' }, 'DE'],
    ['the country without VAT from which they also call', { network: 'US', last: 'NL', hasMoved: true }, 'US'],
    ['the country without VAT in which they bought before', { network: 'NL', last: 'US' }, 'US'],
    ['that of the last purchase when only the profile moved', { last: 'SE', network: null, hasMoved: true }, 'SE'],
    ['that of the last purchase also when they call from a third country', { last: 'SE', network: 'CA', hasMoved: true }, 'SE'],
    ['that from which they call when they never bought', { network: 'FR' }, 'FR'],
    ['that of the company when only the profile moved and nothing else is known', { hasMoved: true }, 'NL'],
    ['that of the profile when it never moved and nothing speaks against it', {}, 'US'],
    ['that of the profile when they call from another country without VAT', { network: 'CA', hasMoved: true }, 'US'],
  ])('is %s', (_, change, country) => {
    expect(taxCountryOf(place(change), isTaxed)).toBe(country);
  });
});

describe('the evidence of a country', () => {
  const evidence = (network: string | null, payer: string | null, method: 'ideal' | 'creditcard' | 'mobilepay' = 'creditcard') =>
    withPayment({ profile: 'NL', network }, payer, method);

  it.each([
    ['profile and network', evidence('NL', null), true],
    ['profile and card, from abroad', evidence('ES', 'NL'), true],
    ['profile and a way to pay of one country', evidence(null, null, 'ideal'), true],
    ['profile alone', evidence(null, null), false],
    ['profile, and a way to pay of two countries', evidence(null, null, 'mobilepay'), false],
    ['three that all differ', evidence('ES', 'DE'), false],
    ['a bank elsewhere, although the way to pay is of the country', evidence(null, 'DE', 'ideal'), false],
    ['network and card, against the profile', evidence('DE', 'DE'), false],
  ])('is enough or not: %s', (_, pieces, isClear) => {
    expect(isCountryClear('NL', pieces)).toBe(isClear);
  });
});
