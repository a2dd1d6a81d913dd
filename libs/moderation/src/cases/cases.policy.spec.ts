import { describe, expect, it } from '@jest/globals';
import { reportReasons } from '#contracts';
import { isOftenWrong, urgencyOf } from './cases.policy.js';

const fresh = { decided: 0, dismissed: 0 };
const wrong = { decided: 5, dismissed: 4 };

describe('the order of the cases', () => {
  it('puts danger and the protection of children first, then money and intrusion [#D2]', () => {
    const order = reportReasons.toSorted((one, other) => urgencyOf(one, fresh).priority - urgencyOf(other, fresh).priority);
    expect(order.slice(0, 2).toSorted()).toEqual(['danger', 'minor']);
    expect(order.slice(2, 4).toSorted()).toEqual(['money', 'sexual']);
    expect(order.at(-1)).toBe('other');
  });

  it('gives what comes first less time', () => {
    const hours = reportReasons.map((reason) => urgencyOf(reason, fresh)).toSorted((one, other) => one.priority - other.priority);
    expect(hours.map((urgency) => urgency.hours)).toEqual(hours.map((urgency) => urgency.hours).toSorted((one, other) => one - other));
  });

  it('puts reports of whoever is often wrong later, except those of danger [#D10]', () => {
    for (const reason of reportReasons) {
      const [usual, later] = [urgencyOf(reason, fresh), urgencyOf(reason, wrong)];
      expect(later.priority - usual.priority).toBe(usual.priority === 0 ? 0 : 1);
      expect(later.hours).toBeGreaterThanOrEqual(usual.hours);
    }
  });

  it.each([
    [{ decided: 4, dismissed: 4 }, false],
    [{ decided: 5, dismissed: 3 }, false],
    [{ decided: 10, dismissed: 7 }, true],
    [{ decided: 100, dismissed: 69 }, false],
  ])('judges nobody by little: %p is often wrong: %p [#D10]', (record, expected) => {
    expect(isOftenWrong(record)).toBe(expected);
  });
});
