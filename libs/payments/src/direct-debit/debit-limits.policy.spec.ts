import { describe, expect, it } from '@jest/globals';
import type { DebitState } from '#contracts';
import { debitFreeAt, fitsLimit, mayDebit, type CountedDebit } from './debit-limits.policy.js';

const now = new Date('2026-12-10T12:00:00Z');
const debit = (state: DebitState, amountMinor: number, createdAt: string, collectOn = '2026-12-14'): CountedDebit => ({
  state,
  amountMinor,
  collectOn,
  createdAt: new Date(createdAt),
});

describe('the limit of direct debits', () => {
  it('leaves room for two that are open, and for 100 euros in 30 days', () => {
    expect(mayDebit([], 10_000, now)).toEqual({ allowed: true });
    expect(mayDebit([debit('announced', 1_900, '2026-12-09T12:00:00Z')], 1_900, now)).toEqual({ allowed: true });
    expect(mayDebit([debit('paid', 8_100, '2026-11-20T12:00:00Z')], 1_900, now)).toEqual({ allowed: true });
  });

  it('says of two that are open when a bank should have paid the first', () => {
    const open = [
      debit('sent', 1_900, '2026-12-01T12:00:00Z', '2026-12-04'),
      debit('announced', 1_900, '2026-12-09T12:00:00Z', '2026-12-14'),
    ];
    expect(mayDebit(open, 1_900, now)).toEqual({
      allowed: false,
      code: 'debit_limit',
      details: { retryAt: new Date('2026-12-11T00:00:00Z') },
    });
    const late = open.map((one) => ({ ...one, collectOn: '2026-12-01' }));
    expect(debitFreeAt(late, 1_900, now)).toEqual(new Date('2026-12-11T12:00:00Z'));
    // Over in this very moment, and the bank has not said so.
    const midnight = new Date('2026-12-11T00:00:00Z');
    expect(debitFreeAt(open, 1_900, midnight)).toEqual(new Date('2026-12-12T00:00:00Z'));
  });

  it('says of three that are open when the second is over, whichever was asked for first', () => {
    const open = ['2026-12-09', '2026-12-04', '2026-12-07'].map((collectOn) => debit('sent', 100, '2026-12-01T12:00:00Z', collectOn));
    expect(debitFreeAt(open, 100, now)).toEqual(new Date('2026-12-14T00:00:00Z'));
  });

  it('says of too much money when enough of it lies 30 days back', () => {
    const paid = [debit('paid', 4_000, '2026-11-15T08:00:00Z'), debit('paid', 5_000, '2026-11-25T08:00:00Z')];
    expect(debitFreeAt(paid, 1_000, now)).toBeNull();
    expect(debitFreeAt(paid, 1_001, now)).toEqual(new Date('2026-12-15T08:00:00Z'));
    expect(debitFreeAt(paid, 7_000, now)).toEqual(new Date('2026-12-25T08:00:00Z'));
    expect(debitFreeAt([debit('paid', 10_000, '2026-11-10T12:00:00Z')], 10_000, now)).toBeNull();
    expect(debitFreeAt(paid.toReversed(), 1_001, now)).toEqual(new Date('2026-12-15T08:00:00Z'));
  });

  it('says the later of both', () => {
    const both = [debit('sent', 5_000, '2026-12-01T12:00:00Z', '2026-12-04'), debit('sent', 5_000, '2026-12-02T12:00:00Z', '2026-12-07')];
    expect(debitFreeAt(both, 100, now)).toEqual(new Date('2026-12-31T12:00:00Z'));
  });

  it('never fits more than all of it, or nothing, or other money', () => {
    expect([fitsLimit(10_000, 'EUR'), fitsLimit(10_001, 'EUR'), fitsLimit(0, 'EUR'), fitsLimit(1_000, 'SEK')]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});
