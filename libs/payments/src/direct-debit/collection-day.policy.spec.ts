import { describe, expect, it } from '@jest/globals';
import { collectionDayAfter } from './collection-day.policy.js';

describe('the day of a collection', () => {
  it.each([
    ['a Monday', '2026-11-30T10:00:00Z', '2026-12-03'],
    ['a Tuesday', '2026-12-01T10:00:00Z', '2026-12-04'],
    ['a Wednesday: the weekend lies between', '2026-12-02T10:00:00Z', '2026-12-07'],
    ['a Friday', '2026-12-04T10:00:00Z', '2026-12-09'],
    ['a Saturday', '2026-12-05T10:00:00Z', '2026-12-09'],
    ['a Sunday', '2026-12-06T10:00:00Z', '2026-12-09'],
    ['a Monday that is a Tuesday in Amsterdam', '2026-11-30T23:30:00Z', '2026-12-04'],
  ])('after %s is the third working day', (_, now, day) => {
    expect(collectionDayAfter(new Date(now))).toBe(day);
  });

  it('leaves two whole days, and falls on no weekend', () => {
    for (let hour = 0; hour < 24 * 30; hour += 1) {
      const now = new Date(Date.parse('2026-03-15T00:00:00Z') + hour * 3_600_000);
      const day = new Date(`${collectionDayAfter(now)}T00:00:00Z`);
      expect([0, 6]).not.toContain(day.getUTCDay());
      // In Amsterdam the day begins up to two hours before.
      expect(day.getTime() - 2 * 3_600_000 - now.getTime()).toBeGreaterThan(2 * 86_400_000 - 3_600_000);
    }
  });
});
