import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fromMollieAmount, toMollieAmount } from './mollie-amount.js';

describe('amounts at Mollie', () => {
  it.each([
    [{ minor: 2_995, currency: 'EUR' }, '29.95'],
    [{ minor: 5, currency: 'EUR' }, '0.05'],
    [{ minor: 0, currency: 'GBP' }, '0.00'],
    [{ minor: 100, currency: 'SEK' }, '1.00'],
    [{ minor: 123_456_789, currency: 'PLN' }, '1234567.89'],
    [{ minor: 4_500, currency: 'ISK' }, '4500'],
    [{ minor: 7, currency: 'JPY' }, '7'],
  ])('writes %j as %s, and reads it again', (money, value) => {
    expect(toMollieAmount(money)).toEqual({ currency: money.currency, value });
    expect(fromMollieAmount({ currency: money.currency, value })).toEqual(money);
  });

  it('loses nothing on the way there and back', () => {
    const money = fc.record({ minor: fc.nat({ max: Number.MAX_SAFE_INTEGER }), currency: fc.constantFrom('EUR', 'DKK', 'ISK', 'JPY') });
    fc.assert(fc.property(money, (one) => expect(fromMollieAmount(toMollieAmount(one))).toEqual(one)));
  });

  it.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, Number.MAX_SAFE_INTEGER + 1])('does not write %d', (minor) => {
    expect(() => toMollieAmount({ minor, currency: 'EUR' })).toThrow(RangeError);
  });

  it.each([
    '',
    '12',
    '12.3',
    '12.345',
    '-1.00',
    '+1.00',
    '1e3',
    ' 1.00',
    '1.00 ',
    '1,00',
    '1.000,00',
    '.50',
    '1.0O',
    '٣.٠٠',
    '90071992547409.93',
  ])('does not read %j as euros', (value) => {
    expect(() => fromMollieAmount({ currency: 'EUR', value })).toThrow(RangeError);
  });

  it.each(['4500.00', '4500.', '4.500', '-1', ''])('does not read %j as crowns of Iceland', (value) => {
    expect(() => fromMollieAmount({ currency: 'ISK', value })).toThrow(RangeError);
  });
});
