import { expect, it } from '@jest/globals';
import { asDuration, asDate } from './format';

it.each([
  [0, '0 s'],
  [59.4, '59 s'],
  [200, '3 min 20 s'],
  [599.6, '10 min'],
  [1_934, '32 min'],
  [7_500, '2 h 5 min'],
  [90_000, '1 d 1 h'],
])('%s seconds are read as %s', (seconds, text) => {
  expect(asDuration(seconds)).toBe(text);
});

it('a day without a time is the same one in every zone', () => {
  expect(asDate('1950-06-07')).toBe('7 Jun 1950');
});
