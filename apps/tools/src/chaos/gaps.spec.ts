import { describe, expect, it } from '@jest/globals';
import { longestGaps } from './gaps.js';

const gapsOf = (...asked: Parameters<typeof longestGaps>) => Object.fromEntries(longestGaps(...asked));

describe('the longest gap', () => {
  it('is the longest time between two that were taken, whatever their order', () => {
    expect(gapsOf([100, 700, 200, 900], [{ name: 'leader killed', from: 0, to: 1_000 }])).toEqual({ 'leader killed': 500 });
  });

  it('begins with the span and ends with it: what was missing before and after belongs to others', () => {
    const spans = [
      { name: 'one', from: 1_000, to: 2_000 },
      { name: 'other', from: 2_000, to: 3_000 },
    ];
    expect(gapsOf([100, 1_300, 2_900], spans)).toEqual({ one: 700, other: 900 });
  });

  it('is the whole span when nothing was taken', () => {
    expect(gapsOf([], [{ name: 'network cut', from: 5, to: 35 }])).toEqual({ 'network cut': 30 });
  });

  it('is the worst one where the same happened twice', () => {
    const twice = [
      { name: 'switchover', from: 0, to: 100 },
      { name: 'switchover', from: 200, to: 300 },
    ];
    expect(gapsOf([10, 50, 90, 250], twice)).toEqual({ switchover: 50 });
  });
});
