import { describe, expect, it } from '@jest/globals';
import { quartersUntil } from './quarters.js';

describe('the quarters to choose from', () => {
  it.each([
    ['2026-01-01', ['2026-Q1']],
    ['2026-11-28', ['2026-Q4', '2026-Q3', '2026-Q2', '2026-Q1']],
    ['2027-02-01', ['2027-Q1', '2026-Q4', '2026-Q3', '2026-Q2', '2026-Q1']],
  ])('on %s are the current one and all before it', (day, quarters) => {
    expect(quartersUntil(new Date(day))).toEqual(quarters);
  });
});
