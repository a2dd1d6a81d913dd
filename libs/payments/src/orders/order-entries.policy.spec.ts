import { describe, expect, it } from '@jest/globals';
import { moneyBackEntries, movementRef, paymentEntries, receivableEntries } from './order-entries.policy.js';

const order = { id: 'order-1', payableMinor: 4_000, vatMinor: 694 };
const entry = (kind: string, account: string, contra: string, amountMinor: number, ref = 'ref') => ({
  kind,
  account,
  contra,
  amountMinor,
  ref,
});

describe('the money of an order', () => {
  it('comes in without its VAT, and the VAT beside it, under the name of the order', () => {
    expect(paymentEntries(order)).toEqual([
      entry('payment', 'provider', 'revenue', 3_306, 'order-1'),
      entry('payment_vat', 'provider', 'vat', 694, 'order-1'),
    ]);
  });

  it.each(['refund', 'chargeback'] as const)('goes back by a %s, with its VAT in proportion', (why) => {
    expect(moneyBackEntries(order, why, { beforeMinor: 0, byMinor: 1_000 }, 'ref')).toEqual([
      entry(why, 'revenue', 'provider', 826),
      entry(`${why}_vat`, 'vat', 'provider', 174),
    ]);
  });

  it.each(['refund', 'chargeback'] as const)('comes again when a %s was for nothing', (why) => {
    expect(moneyBackEntries(order, why, { beforeMinor: 1_000, byMinor: -1_000 }, 'ref')).toEqual([
      entry(`${why}_void`, 'provider', 'revenue', 826),
      entry(`${why}_void_vat`, 'provider', 'vat', 174),
    ]);
  });

  it('carries the VAT of the whole to the cent, in however many parts it goes back', () => {
    const parts = [1, 999, 1_234, 1_766];
    let beforeMinor = 0;
    let vat = 0;
    for (const byMinor of parts) {
      vat += moneyBackEntries(order, 'refund', { beforeMinor, byMinor }, 'ref')[1]?.amountMinor ?? 0;
      beforeMinor += byMinor;
    }
    expect([beforeMinor, vat]).toEqual([4_000, 694]);
  });

  it('has no VAT where nothing was paid', () => {
    const free = { payableMinor: 0, vatMinor: 0 };
    expect(moneyBackEntries(free, 'refund', { beforeMinor: 0, byMinor: 10 }, 'ref').map(({ amountMinor }) => amountMinor)).toEqual([10, 0]);
  });
});

describe('what a member owes', () => {
  it('is more than before', () => {
    expect(receivableEntries(order, 0, 1_000, 'ref')).toEqual([
      entry('receivable', 'receivable', 'revenue', 826),
      entry('receivable_vat', 'receivable', 'vat', 174),
    ]);
  });

  it('is less than before', () => {
    expect(receivableEntries(order, 1_000, 0, 'ref')).toEqual([
      entry('receivable_void', 'revenue', 'receivable', 826),
      entry('receivable_void_vat', 'vat', 'receivable', 174),
    ]);
  });

  it('is the same: entries of nothing', () => {
    expect(receivableEntries(order, 500, 500, 'ref')).toEqual([
      entry('receivable_void', 'revenue', 'receivable', 0),
      entry('receivable_void_vat', 'vat', 'receivable', 0),
    ]);
  });
});

it('each movement of an order has names of its own', () => {
  const refs = [
    movementRef({ id: 'one', movements: 1 }, 'refund'),
    movementRef({ id: 'one', movements: 2 }, 'refund'),
    movementRef({ id: 'one', movements: 1 }, 'chargeback'),
    movementRef({ id: 'two', movements: 1 }, 'refund'),
  ];
  expect(new Set(refs).size).toBe(4);
  expect(movementRef({ id: 'one', movements: 1 }, 'refund')).toBe(refs[0]);
});
