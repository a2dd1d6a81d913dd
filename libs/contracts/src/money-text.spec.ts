import { describe, expect, it } from '@jest/globals';
import { localeFacts, type Locale } from './locales.js';
import { digitsOf, moneyText } from './money-text.js';

const plain = (text: string) => text.replace(/[\u00A0\u202F]/g, ' ');
const written = (locale: Locale, minor: number, currency = 'EUR') => plain(moneyText({ minor, currency }, localeFacts[locale].iso));

describe('an amount of money', () => {
  it.each([
    ['nl', '€ 40,00'],
    ['de', '40,00 €'],
    ['en', '€40.00'],
    ['fi', '40,00 €'],
  ] as const)('has its cents when they are nought too, as its language writes it: %s', (locale, text) => {
    expect(written(locale, 4_000)).toBe(text);
  });

  it('has as many digits as its currency', () => {
    expect([digitsOf('EUR'), digitsOf('SEK'), digitsOf('ISK')]).toEqual([2, 2, 0]);
    expect(written('en', 1_500, 'ISK')).toBe('ISK 1,500');
    expect(written('sv', 19_950, 'SEK')).toBe('199,50 kr');
  });
});
