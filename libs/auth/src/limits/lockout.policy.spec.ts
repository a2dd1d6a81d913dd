import { describe, expect, it } from '@jest/globals';
import { tryState } from './lockout.policy.js';

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
