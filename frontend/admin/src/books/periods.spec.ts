import { describe, expect, it } from '@jest/globals';
import { periodsUntil } from './periods';

describe('the periods of the books', () => {
  it('begin with this month and go back to the first quarter in which anything was sold', () => {
    const { months, quarters } = periodsUntil(new Date('2026-05-02T12:00:00Z'));
    expect(months).toEqual(['2026-05', '2026-04', '2026-03', '2026-02', '2026-01']);
    expect(quarters).toEqual(['2026-Q2', '2026-Q1']);
  });
});
