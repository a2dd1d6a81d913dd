import { describe, expect, it } from '@jest/globals';
import { mayDecideReview, mayUndoReview, reviewBatch, type ReviewFacts } from './reviews.policy.js';

const ME = 'moderator-1';
const UNDO_SECONDS = 10;
const decided = (state: ReviewFacts['state'], change: Partial<ReviewFacts> = {}): ReviewFacts => ({
  state,
  decidedBy: ME,
  secondsAgo: 5,
  isTaken: false,
  ...change,
});

describe('taking a decision back', () => {
  it.each([
    ['approved', {}, true],
    ['rejected', { secondsAgo: 3_000 }, true],
    ['rejected', { isTaken: true }, true],
    ['approved', { secondsAgo: null }, true],
    ['escalated', {}, true],
    ['escalated', { secondsAgo: UNDO_SECONDS }, true],
    ['escalated', { secondsAgo: UNDO_SECONDS + 1 }, false],
    ['escalated', { secondsAgo: null }, false],
    ['escalated', { isTaken: true }, false],
    ['approved', { decidedBy: 'moderator-2' }, false],
    ['approved', { decidedBy: null }, false],
    ['waiting', {}, false],
  ] as const)('of a review that is %s, %j: %s', (state, change, may) => {
    const verdict = mayUndoReview(decided(state, change), ME, UNDO_SECONDS);
    expect(verdict).toEqual(may ? { allowed: true } : expect.objectContaining({ allowed: false, code: 'case_taken' }));
  });
});

describe('deciding about a review', () => {
  it.each([
    ['that waits', decided('waiting', { decidedBy: null }), 'new'],
    ['that I decided the same way', decided('approved'), 'repeat'],
    ['that I decided otherwise', decided('rejected'), 'taken'],
    ['that another one decided the same way', decided('approved', { decidedBy: 'moderator-2' }), 'taken'],
  ] as const)('%s', (_what, facts, answer) => {
    expect(mayDecideReview(facts, ME, 'approved')).toBe(answer);
  });
});

it('a moderator holds those on the screen and the next ones', () => {
  expect(reviewBatch).toBe(24);
});
