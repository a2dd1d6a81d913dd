import { expect, it } from '@jest/globals';
import { fullBirthYear } from './birth-year.js';

it.each([
  ['61', '1961'],
  [' 26 ', '1926'],
  ['08', '08'],
  ['1961', '1961'],
  ['961', '961'],
  ['', ''],
])('a year of birth that is typed as %j means %j', (typed, year) => {
  expect(fullBirthYear(typed, new Date('2026-11-20'))).toBe(year);
});
