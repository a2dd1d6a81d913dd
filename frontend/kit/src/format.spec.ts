import { describe, expect, it } from '@jest/globals';
import { formats } from './format';

const plain = (text: string) => text.replace(/\u00A0|\u202F/g, ' ');

describe('dates and figures', () => {
  const now = new Date(2026, 10, 20, 15, 0);

  it('name the day as people do', () => {
    const { day } = formats('en-GB');
    expect(day(new Date(2026, 10, 20, 1), now)).toBe('Today');
    expect(day(new Date(2026, 10, 19, 23), now)).toBe('Yesterday');
    expect(day(new Date(2026, 10, 16), now)).toBe('Monday');
    expect(day(new Date(2026, 9, 3), now)).toBe('3 October');
    expect(day(new Date(2025, 9, 3), now)).toBe('3 October 2025');
    expect(formats('nl-NL').day(new Date(2026, 10, 19), now)).toBe('Gisteren');
  });

  it('show money with its cents, and time on a 24-hour clock', () => {
    expect(plain(formats('nl-NL').money({ minor: 1900, currency: 'EUR' }))).toBe('€ 19,00');
    expect(plain(formats('nl-NL').money({ minor: 80, currency: 'EUR' }))).toBe('€ 0,80');
    expect(formats('en-GB').time(new Date(2026, 0, 1, 21, 5))).toBe('21:05');
  });

  it('write months in words', () => {
    expect(formats('pl-PL').months()).toHaveLength(12);
    expect(formats('nl-NL').months()[4]).toBe('mei');
  });
});
