import { describe, expect, it } from '@jest/globals';
import { disputesIn, placeIn, stateOfPayout, toPlace } from './payouts.views.js';

const at = new Date('2026-11-26T04:00:00Z');
const read = { status: 'paidout', linesReadAt: at, comparedAt: at, differences: 0, offMinor: 0, restMinor: 0 } as const;

describe('a payout', () => {
  it.each([
    [{}, 'agrees'],
    [{ differences: 1 }, 'differs'],
    [{ offMinor: -1 }, 'differs'],
    [{ restMinor: 500 }, 'differs'],
    [{ linesReadAt: null }, 'reading'],
    [{ comparedAt: null }, 'reading'],
    [{ status: 'pending' as const }, 'coming'],
    [{ status: 'failed' as const, differences: 1 }, 'failed'],
  ])('with %j is one that %s', (changes, state) => {
    expect(stateOfPayout({ ...read, ...changes })).toBe(state);
  });

  it('has places in its movements that are found again', () => {
    const place = { kind: 'refund', id: 're_1' } as const;
    expect(placeIn(toPlace(place) ?? undefined)).toEqual(place);
    expect([placeIn(undefined), toPlace(null)]).toEqual([null, null]);
  });
});

it('disputes are told of a hundred sales, with how far that is from the limit', () => {
  const count = { month: '2026-11', method: 'creditcard', scheme: '' };
  const bounds = { limitPercent: 0.9, minimumSales: 250 };
  const told = disputesIn(
    [
      { ...count, sales: 300, disputes: 2 },
      { ...count, month: '2026-10', sales: 0, disputes: 1 },
    ],
    bounds,
  );
  expect(told).toEqual([
    { month: '2026-11', method: 'creditcard', scheme: null, sales: 300, disputes: 2, percent: 0.667, state: 'near' },
    { month: '2026-10', method: 'creditcard', scheme: null, sales: 0, disputes: 1, percent: null, state: 'too_few' },
  ]);
});
