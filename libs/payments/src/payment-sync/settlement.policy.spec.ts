import { describe, expect, it } from '@jest/globals';
import type { ProviderPayment } from '../provider/index.js';
import { failureOf, isAnother, isMoved, mismatchOf, returnsUnpaid, settlementOf, type OrderFacts } from './settlement.policy.js';
import type { DeclaredWithdrawal } from '../refunds/index.js';

const order: OrderFacts = {
  id: '01930000-0000-7000-8000-000000000001',
  state: 'paid',
  credits: 50,
  payableMinor: 4_000,
  currency: 'EUR',
  grantedCredits: 50,
  revokedCredits: 0,
  refundedMinor: 0,
  chargedBackMinor: 0,
};
const unpaid: OrderFacts = { ...order, state: 'pending', grantedCredits: 0 };
const payment: ProviderPayment = {
  id: 'tr_1',
  status: 'paid',
  mode: 'test',
  amount: { minor: 4_000, currency: 'EUR' },
  refundedMinor: 0,
  chargedBackMinor: 0,
  orderId: order.id,
  method: 'ideal',
  checkoutUrl: null,
  failureReason: null,
  returnReason: null,
  transfer: null,
  payerCountry: null,
  createdAt: new Date(0),
  paidAt: new Date(0),
};
const withdrawal: DeclaredWithdrawal = { credits: 40, amountMinor: 3_200, isCounted: true, isPaidBack: true };
const nothing = { state: null, grant: 0, revoke: 0, refundedMinor: 0, chargedBackMinor: 0 };

describe('what is missing between the provider and an order', () => {
  it('is nothing where they agree, and the credits where only the provider says paid', () => {
    expect(settlementOf(order, payment, null)).toEqual(nothing);
    expect(settlementOf(unpaid, payment, null)).toEqual({ ...nothing, state: 'paid', grant: 50 });
  });

  it('follows what goes back, and comes again, in both directions', () => {
    const back = { ...order, state: 'charged_back', revokedCredits: 50, chargedBackMinor: 4_000 } as const;
    expect(settlementOf(order, { ...payment, chargedBackMinor: 4_000 }, null)).toEqual({
      ...nothing,
      state: 'charged_back',
      revoke: 50,
      chargedBackMinor: 4_000,
    });
    expect(settlementOf(back, payment, null)).toEqual({ ...nothing, state: 'paid', revoke: -50, chargedBackMinor: -4_000 });
  });

  it('takes no money back that was never paid', () => {
    const expired = { ...payment, status: 'expired', chargedBackMinor: 1_900, refundedMinor: 100 } as const;
    expect(settlementOf(unpaid, expired, null)).toEqual({ ...nothing, state: 'expired' });
    expect([returnsUnpaid(unpaid, expired), returnsUnpaid(order, expired), returnsUnpaid(unpaid, payment)]).toEqual([true, false, false]);
  });

  it('counts a withdrawal by what the member declared, and beside it what else went back', () => {
    const withdrawn = { ...order, revokedCredits: 40 };
    expect(settlementOf(withdrawn, { ...payment, refundedMinor: 3_200 }, withdrawal)).toEqual({
      ...nothing,
      state: 'refunded',
      refundedMinor: 3_200,
    });
    expect(settlementOf(withdrawn, payment, { ...withdrawal, isCounted: false, isPaidBack: false })).toEqual(nothing);
    expect(settlementOf(withdrawn, { ...payment, refundedMinor: 3_600 }, withdrawal)).toMatchObject({ revoke: 5, refundedMinor: 3_600 });
  });
});

describe('a payment that came to nothing yet, or ever', () => {
  it.each([
    ['open', null],
    ['pending', null],
    ['authorized', null],
    ['failed', 'failed'],
    ['canceled', 'cancelled'],
    ['expired', 'expired'],
  ] as const)('and is %s moves its order to: %s', (status, state) => {
    expect(settlementOf(unpaid, { ...payment, status }, null)).toEqual({ ...nothing, state });
    const moved = settlementOf({ ...unpaid, state: 'created' }, { ...payment, status }, null);
    expect(moved.state).toBe(state ?? 'pending');
  });

  it.each([
    ['directdebit', 'insufficient_funds', 'debit_returned'],
    ['ideal', 'insufficient_funds', 'failed'],
    ['creditcard', 'insufficient_funds', 'card_funds'],
    ['creditcard', 'invalid_card_number', 'card_details'],
    ['creditcard', 'invalid_cvv', 'card_details'],
    ['creditcard', 'invalid_card_holder_name', 'card_details'],
    ['creditcard', 'card_expired', 'card_details'],
    ['creditcard', 'invalid_card_type', 'card_details'],
    ['creditcard', 'possible_fraud', 'card_refused'],
    ['creditcard', null, 'card_refused'],
  ] as const)('by %s, because of %s, is told as %s', (method, failureReason, told) => {
    expect(failureOf({ method, failureReason })).toBe(told);
  });
});

describe('what of a payment moved', () => {
  const settled = settlementOf(order, payment, null);
  it.each([
    [{}, false],
    [{ refundedMinor: -1 }, true],
    [{ chargedBackMinor: 1 }, true],
    [{ revoke: 1 }, true],
    [{ grant: 5, state: 'paid' as const }, false],
  ])('is money or credits that went back or came again: %j, %s', (change, is) => {
    expect(isMoved({ ...settled, ...change })).toBe(is);
  });

  it('is refunded as soon as all of it is, and not a cent before; what a bank took is said first', () => {
    const stateOf = (change: Partial<ProviderPayment>) => settlementOf(order, { ...payment, ...change }, null).state;
    expect([stateOf({ refundedMinor: 3_999 }), stateOf({ refundedMinor: 4_000 })]).toEqual([null, 'refunded']);
    expect(stateOf({ refundedMinor: 4_000, chargedBackMinor: 1 })).toBe('charged_back');
    expect(settlementOf({ ...order, payableMinor: 0 }, payment, null).state).toBeNull();
  });

  it('of a contract that ended gives no credits again', () => {
    const again = { ...order, revokedCredits: 50, refundedMinor: 3_600 };
    expect(settlementOf(again, { ...payment, refundedMinor: 3_200 }, withdrawal).revoke).toBe(0);
  });
});

describe('a payment that does not count for an order', () => {
  it.each([
    [{}, null],
    [{ orderId: 'another' }, 'wrong_order'],
    [{ mode: 'live' as const }, 'wrong_mode'],
    [{ amount: { minor: 4_000, currency: 'SEK' } }, 'wrong_currency'],
    [{ amount: { minor: 4_001, currency: 'EUR' } }, 'wrong_amount'],
  ])('is told by what is wrong with it: %j, %s', (change, mismatch) => {
    expect(mismatchOf(order, { ...payment, ...change }, 'test')).toBe(mismatch);
  });

  it('is another one than that of the order, if it has one', () => {
    expect([null, 'tr_1', 'tr_2'].map((pspId) => isAnother({ pspId }, payment))).toEqual([false, false, true]);
  });
});
