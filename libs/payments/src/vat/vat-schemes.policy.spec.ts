import { describe, expect, it } from '@jest/globals';
import { isWithdrawable, mayBegin, openSince } from './vat-schemes.policy.js';

const from = (fromDay: string, withdrawnAt: Date | null = null) => ({ country: 'DE', fromDay, withdrawnAt });
const today = '2026-11-28';

describe('a scheme of VAT', () => {
  it.each([
    ['2026-10-01', '2026-10-01'],
    ['2026-12-31', '2026-10-01'],
    ['2027-01-01', '2027-01-01'],
    ['2027-06-30', '2027-04-01'],
  ])('is open on %s since the first day of its quarter', (day, first) => {
    expect(openSince(day)).toBe(first);
  });

  it('begins in the quarter that runs, or later, whatever was sold and whatever held', () => {
    const others = [from('2025-01-01')];
    expect(['2026-09-30', '2026-10-01', '2026-11-27', '2030-01-01'].map((day) => mayBegin(day, others, true, today))).toEqual([
      false,
      true,
      true,
      true,
    ]);
  });

  it('begins earlier only where nothing was sold and nothing held', () => {
    expect(mayBegin('2020-01-01', [], false, today)).toBe(true);
    expect(mayBegin('2020-01-01', [], true, today)).toBe(false);
    expect(mayBegin('2020-01-01', [from('2026-11-28')], false, today)).toBe(false);
    // What is planned, or was withdrawn, held nowhere.
    expect(mayBegin('2020-01-01', [from('2026-11-29'), from('2021-01-01', new Date())], false, today)).toBe(true);
  });

  it('is taken back until its quarter is over, once', () => {
    expect(['2026-09-30', '2026-10-01', '2026-11-28', '2027-01-01'].map((day) => isWithdrawable(from(day), today))).toEqual([
      false,
      true,
      true,
      true,
    ]);
    expect(isWithdrawable(from('2027-01-01', new Date()), today)).toBe(false);
  });
});
