import { describe, expect, it } from '@jest/globals';
import { openingLots, sumOfCredits } from './opening.policy.js';

const euro = (minor: number) => ({ minor, currency: 'EUR' });

describe('the lots of a wallet that is brought along', () => {
  it('begin with what was given, whatever order it was told in, and leave no gap', () => {
    const brought = [
      { amount: 20, unitValue: euro(80) },
      { amount: 3, unitValue: null },
      { amount: 5, unitValue: euro(75) },
    ];
    expect(openingLots(brought)).toEqual([
      { fromPos: 0, toPos: 3, priceMinor: null, ofCredits: null, currency: null },
      { fromPos: 3, toPos: 23, priceMinor: 1_600, ofCredits: 20, currency: 'EUR' },
      { fromPos: 23, toPos: 28, priceMinor: 375, ofCredits: 5, currency: 'EUR' },
    ]);
    expect(sumOfCredits(brought)).toBe(28);
  });

  it('are none where nothing is brought', () => {
    expect(openingLots([])).toEqual([]);
    expect(sumOfCredits([])).toBe(0);
  });
});
