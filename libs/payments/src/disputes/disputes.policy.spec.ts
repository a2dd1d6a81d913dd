import { describe, expect, it } from '@jest/globals';
import { ratesOf, sharesNow, stateOfRate, type DisputeCount } from './disputes.policy.js';

const bounds = { limitPercent: 0.9, minimumSales: 250 };
const count = (sales: number, disputes: number, rest: Partial<DisputeCount> = {}): DisputeCount => ({
  month: '2026-11',
  method: 'creditcard',
  scheme: '',
  sales,
  disputes,
  ...rest,
});
const months = { month: '2026-11', before: '2026-10' };

describe('disputes over sales', () => {
  it.each([
    [3, 1, 'too_few'],
    [249, 249, 'too_few'],
    [250, 1, 'fine'],
    [2_000, 8, 'fine'],
    [2_000, 9, 'near'],
    [2_000, 17, 'near'],
    [2_000, 18, 'over'],
    [1_000, 0, 'fine'],
  ])('of %s sales and %s disputes are %s', (sales, disputes, state) => {
    expect(stateOfRate({ sales, disputes }, bounds)).toBe(state);
  });

  it('are told for each way to pay, and under it for each scheme that is known, the newest month first', () => {
    const rates = ratesOf([
      count(10, 1, { month: '2026-10', method: 'ideal' }),
      count(100, 1, { scheme: 'Visa' }),
      count(50, 2, { scheme: 'Mastercard' }),
      count(5, 0),
    ]);
    expect(rates.map(({ month, method, scheme, sales, disputes }) => [month, method, scheme, sales, disputes])).toEqual([
      ['2026-11', 'creditcard', null, 155, 3],
      ['2026-11', 'creditcard', 'Mastercard', 50, 2],
      ['2026-11', 'creditcard', 'Visa', 100, 1],
      ['2026-10', 'ideal', null, 10, 1],
    ]);
  });

  it('are watched in the present month once it has enough sales, and until then in the one before', () => {
    const before = count(1_000, 9, { month: '2026-10' });
    expect(sharesNow([before, count(100, 50)], months, bounds)).toEqual([{ way: 'creditcard', share: 1 }]);
    expect(sharesNow([before, count(1_000, 0)], months, bounds)).toEqual([{ way: 'creditcard', share: 0 }]);
    expect(sharesNow([count(1_000, 9, { month: '2026-09' })], months, bounds)).toEqual([]);
  });

  it('are watched for each scheme too: a small one is not hidden by a large one', () => {
    const shares = sharesNow([count(10_000, 0, { scheme: 'Visa' }), count(500, 9, { scheme: 'Mastercard' })], months, bounds);
    expect(shares.map(({ way, share }) => [way, share >= 0.5])).toEqual([
      ['creditcard', false],
      ['creditcard Mastercard', true],
      ['creditcard Visa', false],
    ]);
  });
});
