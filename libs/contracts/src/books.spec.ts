import { describe, expect, it } from '@jest/globals';
import { bookDay } from './books.js';

describe('a day of the books', () => {
  it('is one of the company: the year begins in Amsterdam', () => {
    expect(bookDay(new Date('2026-12-31T22:59:59Z'))).toBe('2026-12-31');
    expect(bookDay(new Date('2026-12-31T23:00:00Z'))).toBe('2027-01-01');
  });
});
