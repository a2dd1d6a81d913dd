import { describe, expect, it } from '@jest/globals';
import { drawnOf, rowsOf } from './chart-data';
import { counts } from './formats';

const steps = [
  { key: '1', short: '1 May', name: '1 May 2026' },
  { key: '2', short: '2 May', name: '2 May 2026' },
];
const series = [
  { name: 'Mailed', figures: [9, 9], format: counts },
  { name: 'Signed up', figures: [5, 7], format: counts, look: 'bar' },
  { name: 'Confirmed', figures: [4], format: counts, look: 'hatched' },
] as const;

describe('what a chart draws', () => {
  it('is what has a look, whatever stands before it in the table', () => {
    expect(drawnOf(series).map(({ name }) => name)).toEqual(['Signed up', 'Confirmed']);
  });

  it('has the figures of each step beside its name, and a gap where nothing is known', () => {
    expect(rowsOf(steps, drawnOf(series))).toEqual([
      { ...steps[0], f0: 5, f1: 4 },
      { ...steps[1], f0: 7, f1: null },
    ]);
  });
});
