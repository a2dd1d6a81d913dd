import { describe, expect, it } from '@jest/globals';
import { inForce, isPlanned, isTaken, stateOf } from './dated.policy.js';

const row = (id: string, country: string, fromDay: string | null, withdrawnAt: Date | null = null) => ({
  id,
  country,
  fromDay,
  withdrawnAt,
});
const first = row('first', 'NL', null);
const second = row('second', 'NL', '2026-07-01');
const third = row('third', 'NL', '2027-01-01');
const wrong = row('wrong', 'NL', '2026-09-01', new Date());
const other = row('other', 'DE', '2026-01-01');
const rows = [third, wrong, first, other, second];

describe('what holds for a country', () => {
  it.each([
    ['2026-06-30', 'first'],
    ['2026-07-01', 'second'],
    ['2026-09-01', 'second'],
    ['2026-12-31', 'second'],
    ['2027-01-01', 'third'],
  ])('on %s is the latest that has begun, and never one that was withdrawn: %s', (day, id) => {
    expect(inForce(rows, 'NL', day)?.id).toBe(id);
  });

  it('is nothing before the first begins, and where there is none', () => {
    expect([inForce(rows, 'DE', '2025-12-31'), inForce(rows, 'US', '2026-12-31')]).toEqual([undefined, undefined]);
  });

  it('tells what becomes of each', () => {
    expect(rows.map((one) => stateOf(one, rows, '2026-12-31'))).toEqual(['planned', 'withdrawn', 'over', 'in_force', 'in_force']);
  });

  it('begins on one day once for each country, unless the other was withdrawn', () => {
    expect([isTaken(rows, 'NL', '2026-07-01'), isTaken(rows, 'DE', '2026-07-01'), isTaken(rows, 'NL', '2026-09-01')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('is planned until its day comes', () => {
    expect(['2026-12-31', '2027-01-01'].map((day) => isPlanned(third, day))).toEqual([true, false]);
    expect(isPlanned(wrong, '2026-01-01')).toBe(false);
  });
});
