import { describe, expect, it } from '@jest/globals';
import { nearestWithin } from './nearest.js';

const workers = { unit: 2, medium: 3, product: 2 };

describe('the nearest tests within a time', () => {
  const files = ['a.spec.ts', 'b.medium-spec.ts', 'c.journey.ts', 'd.journey.ts', 'e.medium-spec.ts'];

  it('are all, when there is time for all', () => {
    const times = { 'a.spec.ts': 1, 'b.medium-spec.ts': 6, 'c.journey.ts': 20, 'd.journey.ts': 30, 'e.medium-spec.ts': 3 };
    expect(nearestWithin(200, files, times, workers)).toEqual({ chosen: files, left: [], leftSeconds: 0 });
  });

  it('leave out what is too long, and take a shorter one behind it; of those left the time is told', () => {
    const times = { 'a.spec.ts': 1, 'b.medium-spec.ts': 6, 'c.journey.ts': 200, 'd.journey.ts': 10, 'e.medium-spec.ts': 3 };
    expect(nearestWithin(60, files, times, workers)).toEqual({
      chosen: ['a.spec.ts', 'b.medium-spec.ts', 'd.journey.ts', 'e.medium-spec.ts'],
      left: ['c.journey.ts'],
      leftSeconds: 100,
    });
  });

  it('start no product for a journey when there is no time for its start', () => {
    expect(nearestWithin(40, files, {}, workers).chosen).toEqual(['a.spec.ts', 'b.medium-spec.ts', 'e.medium-spec.ts']);
  });
});
