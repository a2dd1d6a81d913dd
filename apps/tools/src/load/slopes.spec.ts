import { describe, expect, it } from '@jest/globals';
import { slopeOf } from './slopes.js';

const minutes = (...values: number[]) => values.map((value, index) => ({ atMs: index * 60_000, value }));

describe('how much something grows in an hour', () => {
  it('is what the points say that lie on a line', () => {
    expect(slopeOf(minutes(100, 101, 102))).toEqual({ perHour: expect.closeTo(60), percentPerHour: expect.closeTo(6_000 / 101) });
  });

  it('is nothing for what goes up and down', () => {
    expect(slopeOf(minutes(100, 104, 104, 100))?.perHour).toBeCloseTo(0);
  });

  it('is not known by one point', () => {
    expect(slopeOf(minutes(100))).toBeUndefined();
  });

  it('of nothing that stays nothing is nothing', () => {
    expect(slopeOf(minutes(0, 0))).toEqual({ perHour: 0, percentPerHour: 0 });
  });
});
