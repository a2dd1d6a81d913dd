import { describe, expect, it } from '@jest/globals';
import { lastDayOf, refundDaysOf } from './withdrawal-period.policy.js';

describe('the withdrawal period', () => {
  it.each([
    ['2026-11-10', 14, '2026-11-24'],
    ['2026-12-20', 14, '2027-01-03'],
    ['2026-11-10', 30, '2026-12-10'],
    ['2026-11-10', 3, '2026-11-24'],
  ])('of what was paid on %s, with %i days, ends on %s', (paidOn, days, last) => {
    expect(lastDayOf(paidOn, days)).toBe(last);
  });

  it.each([
    [3, 14],
    [14, 14],
    [30, 30],
  ])('of a site that says %i days is %i', (days, held) => {
    expect(refundDaysOf({ refund_days: days })).toBe(held);
  });
});
