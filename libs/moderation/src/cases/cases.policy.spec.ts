import { describe, expect, it } from '@jest/globals';
import { reportReasons } from '#contracts';
import type { CaseState } from './case.entity.js';
import { caseAllows, isOftenWrong, urgencyOf } from './cases.policy.js';

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

describe('a case', () => {
  const states: CaseState[] = ['open', 'proposed', 'decided', 'closed'];
  const allowing = (act: Parameters<typeof caseAllows>[1]) => states.filter((state) => caseAllows(state, act));

  it('is claimed while it waits for a first or a second moderator, and decided by the first alone', () => {
    expect(allowing('claim')).toEqual(['open', 'proposed']);
    expect(allowing('decide')).toEqual(['open']);
    expect(allowing('resolve')).toEqual(['open']);
    expect(allowing('answer_proposal')).toEqual(['proposed']);
  });
});
