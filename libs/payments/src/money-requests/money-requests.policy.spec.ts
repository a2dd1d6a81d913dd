import { describe, expect, it } from '@jest/globals';
import { allowed, refused } from '#contracts';
import { isWithin, mayDecide } from './money-requests.policy.js';

describe('what waits for a second person', () => {
  it.each([
    ['somebody else', { askedBy: 'ann', staffId: 'bob', others: 1 }, allowed],
    ['whoever asked', { askedBy: 'ann', staffId: 'ann', others: 1 }, refused('second_person_needed')],
    ['whoever asked, where nobody else may', { askedBy: 'ann', staffId: 'ann', others: 0 }, allowed],
  ])('is decided by %s or not', (_who, facts, verdict) => {
    expect(mayDecide(facts)).toEqual(verdict);
  });

  it.each([
    [100, 100, true],
    [100, 101, false],
    [100, -100, true],
    [100, -101, false],
    [100, null, false],
    [0, 1, false],
  ])('up to %s one person gives %s alone: %s', (most, much, isSo) => {
    expect(isWithin(most, much)).toBe(isSo);
  });
});
