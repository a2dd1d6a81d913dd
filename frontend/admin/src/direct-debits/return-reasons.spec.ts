import { expect, it } from '@jest/globals';
import { returnReason } from './return-reasons';

it.each([
  ['AM04', 'There was not enough money in the account (AM04)'],
  ['md06', 'The account holder asked for the money back (MD06)'],
  // What no table knows stands for itself.
  ['XX99', 'XX99'],
  ['insufficient_funds', 'insufficient_funds'],
  ['returned', 'The bank gave no reason'],
  ['', 'The bank gave no reason'],
  [null, 'The bank gave no reason'],
])('why a bank gave a debit back is told in plain words, with the code that the bank asks for: %s', (code, words) => {
  expect(returnReason(code)).toBe(words);
});
