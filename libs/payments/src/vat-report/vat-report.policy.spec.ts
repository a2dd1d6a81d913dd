import { describe, expect, it } from '@jest/globals';
import { placeOf, sumOf } from './vat-report.policy.js';

describe('where VAT is declared', () => {
  it.each([
    ['NL', 'NL', 'home'],
    ['DE', 'NL', 'one_stop_shop'],
    ['GR', 'NL', 'one_stop_shop'],
    ['NO', 'NL', 'outside'],
    ['GB', 'NL', 'outside'],
    ['CH', 'CH', 'home'],
    ['DE', 'CH', 'outside'],
  ])('of a buyer in %s from a company in %s: %s', (country, company, place) => {
    expect(placeOf(country, company)).toBe(place);
  });
});

describe('what a company has chosen for a country', () => {
  it.each([
    ['DE', 'registered', 'registered'],
    ['DE', 'none', 'outside'],
    ['NO', 'registered', 'registered'],
    ['NO', 'one_stop_shop', 'one_stop_shop'],
    ['NL', 'none', 'home'],
  ] as const)('%s as %s is declared: %s', (country, scheme, place) => {
    expect(placeOf(country, 'NL', scheme)).toBe(place);
  });
});

describe('a sum', () => {
  it('is known only when all of it is', () => {
    const one = { netMinor: 100, vatMinor: 21 };
    expect(sumOf([])).toEqual({ netMinor: 0, vatMinor: 0 });
    expect(sumOf([one, { netMinor: -100, vatMinor: -20 }])).toEqual({ netMinor: 0, vatMinor: 1 });
    expect(sumOf([one, one])).toEqual({ netMinor: 200, vatMinor: 42 });
    expect(sumOf([one, null])).toBeNull();
  });
});
