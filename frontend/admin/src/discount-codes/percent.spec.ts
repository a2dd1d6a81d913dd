import { describe, expect, it } from '@jest/globals';
import { asPercent, readPercent } from './percent';

describe('a percentage that somebody types', () => {
  it.each([
    ['25', 2_500],
    ['12.5', 1_250],
    ['12,5', 1_250],
    ['12.05', 1_205],
    [' 7 % ', 700],
    ['0.01', 1],
    ['29.07', 2_907],
    ['95', 9_500],
    ['95.00', 9_500],
  ])('is read to the basis point: %s', (typed, basisPoints) => {
    expect(readPercent(typed)).toBe(basisPoints);
  });

  it.each(['', '0', '0.00', '95.01', '100', '101', '12.345', '12.', '.5', '-5', '1e1', 'ten'])(
    'is refused where it is none, nothing, more than all, or finer than is kept: %s',
    (typed) => {
      expect(readPercent(typed)).toBeUndefined();
    },
  );

  it.each([1, 29, 1_250, 2_907, 9_500])('is read back as it is shown: %s basis points', (basisPoints) => {
    expect(readPercent(asPercent(basisPoints))).toBe(basisPoints);
  });
});
