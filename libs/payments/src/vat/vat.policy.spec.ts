import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { vatInside, VatTable } from './vat.policy.js';
import { vatTable } from './vat-table.fixture.js';

const now = new Date('2026-11-25T12:00:00Z');

describe('VAT [#E24]', () => {
  it.each([
    ['NL', 2100, 868],
    ['BE', 2100, 868],
    ['DE', 1900, 798],
    ['FI', 2550, 1016],
    ['LU', 1700, 726],
    ['CH', 810, 375],
    ['US', 0, 0],
  ])('of 50.00 in %s is %i basis points, %i inside', (country, basisPoints, vatMinor) => {
    expect(vatTable.of(country, now, 5_000)).toEqual({ basisPoints, vatMinor });
  });

  it.each([
    ['FI', '2024-08-31T21:59:59Z', 2400],
    ['FI', '2024-08-31T22:00:00Z', 2550],
    ['EE', '2025-06-30T12:00:00Z', 2200],
    ['EE', '2025-07-01T12:00:00Z', 2400],
  ])('in %s at %s is %i: rates change on a day', (country, at, basisPoints) => {
    expect(vatTable.of(country, new Date(at), 100).basisPoints).toBe(basisPoints);
  });

  it('is inside the prices of countries that have a rate', () => {
    expect(['NL', 'CH', 'US', 'XX'].map((country) => vatTable.isTaxed(country, now))).toEqual([true, true, false, false]);
    const small = new VatTable([{ country: 'XX', fromDay: null, basisPoints: 1 }]);
    expect(small.isTaxed('XX', now)).toBe(true);
  });

  it('holds from the newest day that has come, in whatever order the rates are told', () => {
    const rate = (fromDay: string | null, basisPoints: number) => ({ country: 'XX', fromDay, basisPoints });
    const table = new VatTable([rate('2026-01-01', 300), rate(null, 100), rate('2025-01-01', 200)]);
    expect(['2024-06-01', '2025-06-01', '2026-06-01'].map((day) => table.of('XX', new Date(`${day}T12:00:00Z`), 0).basisPoints)).toEqual([
      100, 200, 300,
    ]);
  });

  it('and net are whole amounts that make the price, at most half a cent from the exact share [M13]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000_000 }), fc.integer({ min: 0, max: 10_000 }), (gross, bps) => {
        const vat = vatInside(gross, bps);
        const net = gross - vat;
        expect(Number.isSafeInteger(vat) && vat >= 0 && net >= 0).toBe(true);
        // |vat - exact| <= 1/2, in whole numbers.
        const twice = 2n * (BigInt(vat) * (10_000n + BigInt(bps)) - BigInt(gross) * BigInt(bps));
        expect(twice > -(10_000n + BigInt(bps)) && twice <= 10_000n + BigInt(bps)).toBe(true);
      }),
    );
  });
});
