import { describe, expect, it } from '@jest/globals';
import { asMoney, readAmount, typedAmount } from './money';

describe('an amount that somebody types', () => {
  it.each([
    ['40', 'EUR', 4_000],
    ['40.00', 'EUR', 4_000],
    ['39,9', 'EUR', 3_990],
    [' 0.05 ', 'EUR', 5],
    ['1999.99', 'SEK', 199_999],
    ['500', 'JPY', 500],
    ['1.234', 'TND', 1_234],
  ])('is read in the smallest unit of its currency: %s %s', (typed, currency, minor) => {
    expect(readAmount(typed, currency)).toBe(minor);
  });

  it.each([
    ['', 'EUR'],
    ['0', 'EUR'],
    ['0.00', 'EUR'],
    ['-5', 'EUR'],
    ['5.', 'EUR'],
    ['.50', 'EUR'],
    ['1.234', 'EUR'],
    ['1,234.50', 'EUR'],
    ['1 000', 'EUR'],
    ['€ 5', 'EUR'],
    ['1e3', 'EUR'],
    ['ten', 'EUR'],
    ['5.5', 'JPY'],
    ['1234567890', 'EUR'],
  ])('is not guessed at: %s %s', (typed, currency) => {
    expect(readAmount(typed, currency)).toBeUndefined();
  });

  it.each([
    [{ minor: 4_000, currency: 'EUR' }, '40.00'],
    [{ minor: 5, currency: 'EUR' }, '0.05'],
    [{ minor: 500, currency: 'JPY' }, '500'],
  ])('stands in the field so that it is read as it was', (money, typed) => {
    expect(typedAmount(money)).toBe(typed);
    expect(readAmount(typed, money.currency)).toBe(money.minor);
  });
});

it('an amount is shown with all digits of its currency', () => {
  expect(asMoney({ minor: 4_000, currency: 'EUR' })).toBe('€40.00');
  expect(asMoney({ minor: -80, currency: 'EUR' })).toBe('−€0.80');
});
