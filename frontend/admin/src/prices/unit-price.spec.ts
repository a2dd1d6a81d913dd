import { describe, expect, it } from '@jest/globals';
import { dearerBundles, unitPriceOf } from './unit-price';

it.each([
  [20, 1_900, 95],
  [120, 8_400, 70],
  [3, 1_000, 333],
  [3, 2_000, 667],
])('of %i credits for %i one costs %i, rounded as members see it', (credits, minor, one) => {
  expect(unitPriceOf({ credits, minor })).toBe(one);
});

describe('prices that look like a mistake', () => {
  it('are those of a size whose credits cost more than those of the next smaller one, whatever the order of the rows', () => {
    const bundles = [
      { credits: 120, minor: 9_000 },
      { credits: 20, minor: 1_900 },
      { credits: 50, minor: 3_500 },
    ];
    expect(dearerBundles(bundles)).toEqual([{ larger: 120, smaller: 50 }]);
  });

  it('are seen where rounding hides the difference', () => {
    const bundles = [
      { credits: 100, minor: 5_000 },
      { credits: 200, minor: 10_001 },
    ];
    expect(dearerBundles(bundles)).toEqual([{ larger: 200, smaller: 100 }]);
  });

  it.each([
    { of: 'equal prices of one credit', smaller: [20, 2_000], larger: [50, 5_000] },
    { of: 'more credits for less each', smaller: [20, 1_900], larger: [50, 4_000] },
    { of: 'the same size twice', smaller: [20, 1_900], larger: [20, 2_900] },
  ] as const)('are not: $of', ({ smaller, larger }) => {
    expect(dearerBundles([smaller, larger].map(([credits, minor]) => ({ credits, minor })))).toEqual([]);
  });
});
