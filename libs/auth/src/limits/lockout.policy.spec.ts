import { describe, expect, it } from '@jest/globals';
import { forgetAfterHours, lockMinutes, triesBeforeLock, tryState } from './lockout.policy.js';

describe('tries', () => {
  it.each([
    [1, 'may-try'],
    [4, 'may-try'],
    [5, 'last-try'],
    [6, 'too-late'],
  ] as const)('number %i: %s', (failures, state) => {
    expect(tryState(failures)).toBe(state);
  });
});

it('whoever tried too often waits five minutes, then ten, then thirty each time, and a quiet day is forgotten', () => {
  expect([triesBeforeLock, lockMinutes, forgetAfterHours]).toEqual([5, [5, 10, 30], 24]);
});
