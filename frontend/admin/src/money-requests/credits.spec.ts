import { describe, expect, it } from '@jest/globals';
import { creditsAtOnceMax } from '#contracts-admin';
import { readCredits } from './credits';

describe('a number of credits that somebody types', () => {
  it.each([
    ['50', 50],
    ['+50', 50],
    ['-50', -50],
    ['−50', -50],
    [' - 5 ', -5],
    [String(creditsAtOnceMax), creditsAtOnceMax],
    [String(-creditsAtOnceMax), -creditsAtOnceMax],
  ])('gives, or takes with a minus: %s', (typed, credits) => {
    expect(readCredits(typed)).toBe(credits);
  });

  it.each(['', '0', '-0', '5.5', '1,000', '--5', 'ten', String(creditsAtOnceMax + 1), String(-creditsAtOnceMax - 1)])(
    'is refused where it is none, nothing, or too many: %s',
    (typed) => {
      expect(readCredits(typed)).toBeUndefined();
    },
  );
});
