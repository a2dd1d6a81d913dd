import { describe, expect, it } from '@jest/globals';
import { AppError, locales } from '#contracts';
import { refusalText } from './error-text.js';
import { timeUntil } from './time-until.js';

const now = new Date('2026-03-01T12:00:00Z');
const after = (seconds: number) => new Date(now.getTime() + seconds * 1_000);

describe('the time until something is possible again', () => {
  it.each([
    [1, 'in 1 minute'],
    [-5, 'in 1 minute'],
    [61, 'in 2 minutes'],
    [3_600, 'in 60 minutes'],
    [2 * 3_600, 'in 2 hours'],
    [2 * 3_600 + 1, 'in 3 hours'],
    [86_400, 'in 24 hours'],
  ])('of %d seconds is never promised shorter than it is: %s', (seconds, words) => {
    expect(timeUntil(after(seconds), now, 'en')).toBe(words);
  });

  it('stands in the text of a limit, in every language, and no limit of an hour speaks of tomorrow', () => {
    const refused = new AppError('too_many_requests', { retryAt: after(12 * 60) });
    expect(refusalText(refused, 'nl', now)).toBe('Je hebt dit heel vaak gedaan. Probeer het over 12 minuten opnieuw.');
    for (const locale of locales) {
      const text = refusalText(refused, locale, now);
      expect(text).toContain('12');
      expect(text).not.toMatch(/tomorrow|morgen|demain|mañana|domani|jutro|huomenna|imorgon/i);
    }
  });
});
