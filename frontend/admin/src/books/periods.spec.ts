import { describe, expect, it } from '@jest/globals';
import { periodsUntil } from './periods';

describe('the periods of the books', () => {
  it('begin with this month and go back to the first quarter in which anything was sold', () => {
    const { months, quarters } = periodsUntil(new Date('2026-05-02T12:00:00Z'));
    expect(months).toEqual(['2026-05', '2026-04', '2026-03', '2026-02', '2026-01']);
    expect(quarters).toEqual(['2026-Q2', '2026-Q1']);
  });

  it('begin where the books are kept, not an hour or two later', () => {
    expect(periodsUntil(new Date('2026-11-30T22:59:00Z')).months[0]).toBe('2026-11');
    expect(periodsUntil(new Date('2026-11-30T23:00:00Z')).months[0]).toBe('2026-12');
    expect(periodsUntil(new Date('2026-12-31T23:00:00Z'))).toMatchObject({
      quarters: ['2027-Q1', '2026-Q4', '2026-Q3', '2026-Q2', '2026-Q1'],
    });
  });
});
