import { describe, expect, it } from '@jest/globals';
import { dayAfter, daysOf, monthBefore, monthsOf, quarterOf } from './periods.js';

describe('the days of a period', () => {
  it.each([
    ['2026-10', '2026-10-01', '2026-10-31', ['2026-10']],
    ['2028-02', '2028-02-01', '2028-02-29', ['2028-02']],
    ['2026-Q4', '2026-10-01', '2026-12-31', ['2026-10', '2026-11', '2026-12']],
  ])('%s are %s to %s', (period, from, to, months) => {
    expect(daysOf(period)).toEqual({ from, to });
    expect(monthsOf(period)).toEqual(months);
  });

  it('follow each other over the end of a year and a change of the clock', () => {
    expect([dayAfter('2026-12-31'), dayAfter('2026-10-25'), monthBefore('2027-01')]).toEqual(['2027-01-01', '2026-10-26', '2026-12']);
  });
});

describe('a quarter', () => {
  it.each([
    ['2026-Q1', '2026-01-01', '2026-03-31'],
    ['2028-Q1', '2028-01-01', '2028-03-31'],
    ['2026-Q2', '2026-04-01', '2026-06-30'],
    ['2026-Q4', '2026-10-01', '2026-12-31'],
  ])('%s begins on %s and ends with %s', (quarter, from, to) => {
    expect(daysOf(quarter)).toEqual({ from, to });
    expect([quarterOf(from), quarterOf(to)]).toEqual([quarter, quarter]);
  });
});
