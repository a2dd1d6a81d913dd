import { describe, expect, it } from '@jest/globals';
import { ratioOf } from './pairs.js';

describe('what pairs come to', () => {
  it.each([
    ['one', [[3, 2]], 1.5],
    [
      'an odd number',
      [
        [1, 1],
        [9, 1],
        [2, 1],
      ],
      2,
    ],
    [
      'an even number',
      [
        [4, 1],
        [1, 1],
        [2, 1],
        [9, 1],
      ],
      3,
    ],
  ] as const)('of %s is the ratio in their middle', (_how, pairs, median) => {
    expect(ratioOf(pairs).median).toBe(median);
  });

  it('of none is no number', () => {
    expect(ratioOf([]).median).toBeNaN();
  });
});
