import { describe, expect, it } from '@jest/globals';
import { complaintCategories, reportReasons } from '#contracts';
import type { CaseState } from './case.entity.js';
import { caseAllows, complaintUrgency, isOftenWrong, lockMinutes, mayResolve, urgencyOf, whyNotClaimed } from './cases.policy.js';

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
    [{ decided: 5, dismissed: 4 }, true],
    [{ decided: 10, dismissed: 7 }, true],
    [{ decided: 100, dismissed: 69 }, false],
  ])('judges nobody by little: %p is often wrong: %p [#D10]', (record, expected) => {
    expect(isOftenWrong(record)).toBe(expected);
  });
});

describe('the time for a case', () => {
  it.each([
    ['danger', 0, 4],
    ['minor', 0, 4],
    ['money', 1, 24],
    ['sexual', 1, 24],
    ['fake', 2, 48],
    ['insult', 2, 48],
    ['photo', 2, 48],
    ['other', 3, 72],
  ] as const)('of a report of %s is that of priority %i: %i hours', (reason, priority, hours) => {
    expect(urgencyOf(reason, fresh)).toEqual({ priority, hours });
  });

  it.each([
    ['child_safety', 0, 4],
    ['illegal_content', 1, 24],
    ['identity', 2, 48],
    ['rule_breach', 2, 48],
    ['payment', 3, 72],
    ['my_data', 3, 72],
    ['decision', 3, 72],
    ['something_else', 4, 96],
  ] as const)('of a complaint about %s is that of priority %i: %i hours', (category, priority, hours) => {
    expect(complaintCategories).toContain(category);
    expect(complaintUrgency(category)).toEqual({ priority, hours });
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
    expect(allowing('ask_for_more')).toEqual(['open']);
    expect(allowing('answer_for_more')).toEqual(['open', 'proposed']);
  });

  it('is free again when nobody touched it for ten minutes', () => {
    expect(lockMinutes).toBe(10);
  });

  const mine = { state: 'open', escalated: false, isOwner: false, hadPart: false } as const;
  it.each([
    ['is over', { ...mine, state: 'closed', escalated: true }, 'case_over'],
    ['is for an owner', { ...mine, escalated: true, hadPart: true }, 'case_for_owner'],
    ['is one in which an owner had a part', { ...mine, escalated: true, isOwner: true, hadPart: true }, 'case_had_part'],
    ['is one in which they had a part', { ...mine, hadPart: true }, 'case_had_part'],
    ['is held by somebody else', mine, 'case_taken'],
  ] as const)('is not for whoever wants it because it %s', (_why, facts, code) => {
    expect(whyNotClaimed(facts)).toBe(code);
  });

  const asked = { kind: 'complaint', state: 'open', hasSubject: false } as const;
  it.each([
    [asked, true],
    [{ ...asked, kind: 'report' }, false],
    [{ ...asked, state: 'proposed' }, false],
    [{ ...asked, hasSubject: true }, false],
  ] as const)('is answered in words where nobody is accused: %j: %s', (facts, may) => {
    expect(mayResolve(facts)).toBe(may);
  });
});
