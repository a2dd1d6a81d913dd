import { describe, expect, it } from '@jest/globals';
import { daysOf } from '../calendar/index.js';
import { countedDays, keepUntil, mayClose, mayReopen, stateOf, type MonthFacts } from './months.policy.js';

const facts: MonthFacts = { month: '2026-10', today: '2026-11-02', countedUntil: '2026-11-01', firstMonth: '2026-10', closed: [] };

describe('a month', () => {
  it.each([
    [{ today: '2026-10-31' }, 'running', 'books_not_over'],
    [{ countedUntil: '2026-10-30' }, 'uncounted', 'books_not_over'],
    [{ countedUntil: null }, 'uncounted', 'books_not_over'],
    [{ closed: ['2026-10'] }, 'closed', 'books_closed'],
    [{ firstMonth: '2026-09' }, 'open', 'books_order'],
    [{ firstMonth: '2026-08', closed: ['2026-08'] }, 'open', 'books_order'],
    // A month before the first sale would be closed behind one that is.
    [{ firstMonth: '2026-12', closed: ['2026-12'] }, 'open', 'books_order'],
  ] as const)('with %j is %s and not closed: %s', (change, state, code) => {
    const one = { ...facts, ...change };
    expect(stateOf(one)).toBe(state);
    expect(mayClose(one)).toMatchObject({ allowed: false, code });
  });

  it.each([
    [{}],
    [{ firstMonth: null }],
    [{ firstMonth: '2026-11' }],
    [{ countedUntil: '2026-10-31' }],
    [{ firstMonth: '2026-08', closed: ['2026-09', '2026-08'] }],
  ] as const)('with %j may be closed', (change) => {
    expect(mayClose({ ...facts, ...change }).allowed).toBe(true);
  });

  it('is opened again from the last one on', () => {
    expect(mayReopen('2026-10', ['2026-10', '2026-09']).allowed).toBe(true);
    expect(mayReopen('2026-09', ['2026-10', '2026-09'])).toMatchObject({ allowed: false, code: 'books_order' });
  });

  it.each([
    ['NL', false, '2033-12-31'],
    ['NL', true, '2036-12-31'],
    ['BE', false, '2036-12-31'],
    ['AT', false, '2033-12-31'],
    ['SE', false, '2033-12-31'],
  ] as const)('of a company in %s that sells abroad (%s) is kept until %s', (country, abroad, until) => {
    expect(keepUntil('2026-03', country, abroad)).toBe(until);
  });
});

describe('the days of a period that are counted', () => {
  it('end with what is counted', () => {
    const days = daysOf('2026-10');
    expect(countedDays(days, '2026-10-01')).toEqual({ from: '2026-10-01', to: '2026-10-01' });
    expect(countedDays(days, '2026-10-12')).toEqual({ from: '2026-10-01', to: '2026-10-12' });
    expect(countedDays(days, '2026-12-12')).toEqual(days);
    expect([countedDays(days, '2026-09-30'), countedDays(days, null)]).toEqual([null, null]);
  });
});
