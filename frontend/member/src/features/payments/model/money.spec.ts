import { describe, expect, it } from '@jest/globals';
import { isSame, minus, readAmount, vatInside } from './money';

const euro = (minor: number) => ({ minor, currency: 'EUR' });

describe('money on the screen', () => {
  it('says how much tax is inside the price [#E4]', () => {
    expect(vatInside(euro(4000), 2100)).toEqual(euro(694));
    expect(vatInside(euro(4000), 0)).toEqual(euro(0));
  });

  it('is compared with its currency', () => {
    expect(isSame(euro(4000), euro(4000))).toBe(true);
    expect(isSame(euro(4000), { minor: 4000, currency: 'SEK' })).toBe(false);
    expect(minus(euro(4000), euro(1000))).toEqual(euro(3000));
  });

  it.each([
    ['50', 5000],
    ['€ 49,95', 4995],
    ['49.5', 4950],
    [' 0 ', 0],
    ['50 EUR', 5000],
  ])('is read as people type it: %s [#E4]', (text, minor) => {
    expect(readAmount(text, 'EUR')).toBe(minor);
  });

  it.each(['', 'fifty', '-', '1.234,50', '12,345', '5x0'])('is not guessed: %s [#E4]', (text) => {
    expect(readAmount(text, 'EUR')).toBeNull();
  });
});
