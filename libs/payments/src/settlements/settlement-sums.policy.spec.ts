import { describe, expect, it } from '@jest/globals';
import type { SettlementSubtotal } from '../provider/index.js';
import { minorOfE4, sumsOf } from './settlement-sums.policy.js';

const subtotal = (grossE4: number, vatE4 = 0): SettlementSubtotal => ({
  description: 'iDEAL',
  method: 'ideal',
  count: 1,
  netE4: grossE4 - vatE4,
  vatE4,
  grossE4,
});
const settled = (minor: number, revenue: readonly number[], costs: readonly (readonly [gross: number, vat: number])[]) =>
  sumsOf({
    amount: { minor, currency: 'EUR' },
    periods: [{ month: '2026-11', revenue: revenue.map((one) => subtotal(one)), costs: costs.map(([gross, vat]) => subtotal(gross, vat)) }],
  });

describe('the sums of a settlement', () => {
  it('make what is lost by rounding a fee, so that the payout is revenue less fees', () => {
    // As the provider documents it: 86.10 less 43.20, fees of 2.541 and 0.605, 39.75 paid out.
    const sums = settled(
      3_975,
      [861_000, -432_000],
      [
        [25_410, 4_410],
        [6_050, 1_050],
      ],
    );
    expect(sums).toEqual({ revenueMinor: 4_290, feeMinor: 315, feeVatMinor: 55, offMinor: 0 });
  });

  it('say by how much they do not add up, and change no fee for it', () => {
    expect(settled(3_900, [400_000], [[10_000, 0]])).toEqual({ revenueMinor: 4_000, feeMinor: 100, feeVatMinor: 0, offMinor: 0 });
    // A cent more than it comes to, as much as rounding may cost.
    expect(settled(3_901, [400_000], [[10_000, 0]])).toMatchObject({ feeMinor: 99, offMinor: 0 });
    expect(settled(3_899, [400_000], [[10_000, 0]])).toMatchObject({ feeMinor: 101, offMinor: 0 });
    expect(settled(3_898, [400_000], [[10_000, 0]])).toMatchObject({ feeMinor: 100, offMinor: 2 });
    expect(settled(3_950, [400_000], [[10_000, 0]])).toMatchObject({ feeMinor: 100, offMinor: -50 });
  });

  it('add up all months, and are nothing where nothing was', () => {
    const month = { month: '2026-10', revenue: [subtotal(10_000)], costs: [subtotal(1_210, 210)] };
    const two = sumsOf({ amount: { minor: 176, currency: 'EUR' }, periods: [month, { ...month, month: '2026-11' }] });
    expect(two).toEqual({ revenueMinor: 200, feeMinor: 24, feeVatMinor: 4, offMinor: 0 });
    expect(sumsOf({ amount: { minor: 0, currency: 'EUR' }, periods: [] })).toEqual({
      revenueMinor: 0,
      feeMinor: 0,
      feeVatMinor: 0,
      offMinor: 0,
    });
  });

  it.each([
    [49, 0],
    [50, 1],
    [-50, -1],
    [-49, 0],
  ])('round %s ten-thousandths to %s', (e4, minor) => {
    expect(minorOfE4(e4)).toBe(minor);
  });
});
