import { describe, expect, it } from '@jest/globals';
import type { Order } from '../orders/index.js';
import type { ProviderPayment } from '../provider/index.js';
import { differenceOf } from './reconciliation.policy.js';

const amount = { minor: 4_000, currency: 'EUR' };
const paidOrder = {
  id: 'order-1',
  state: 'paid',
  credits: 50,
  payableMinor: 4_000,
  currency: 'EUR',
  grantedCredits: 50,
  revokedCredits: 0,
  refundedMinor: 0,
  chargedBackMinor: 0,
  pspId: 'tr_1',
} as Order;
const openOrder: Order = { ...paidOrder, state: 'pending', grantedCredits: 0 };
const payment: ProviderPayment = {
  id: 'tr_1',
  mode: 'test',
  status: 'paid',
  amount,
  refundedMinor: 0,
  chargedBackMinor: 0,
  orderId: 'order-1',
  method: 'ideal',
  checkoutUrl: null,
  failureReason: null,
  returnReason: null,
  transfer: null,
  payerCountry: null,
  createdAt: new Date(0),
  paidAt: null,
};
const back = { refundedMinor: 3_000, chargedBackMinor: 1_000 };
const second = { ...payment, id: 'tr_2' };
const open = { status: 'open' } as const;

describe('a payment and its order', () => {
  it.each([
    ['paid and granted', paidOrder, payment],
    ['open both', openOrder, { ...payment, ...open }],
    ['an open payment of no order', undefined, { ...payment, ...open }],
    ['paid, gone back whole, of no order', undefined, { ...payment, ...back }],
    ['a second one that went back whole', paidOrder, { ...second, ...back }],
    ['a second one that is not paid', paidOrder, { ...second, ...open }],
    ['paid and gone back whole before it was counted', openOrder, { ...payment, ...back }],
    [
      'a part that went back and is counted',
      { ...paidOrder, refundedMinor: 10, chargedBackMinor: 5 },
      { ...payment, refundedMinor: 10, chargedBackMinor: 5 },
    ],
  ])('agree: %s', (_what, order, of) => {
    expect(differenceOf(order, of, 'test')).toBeNull();
  });

  it.each([
    ['paid, of no order', undefined, payment, 'missing_order', amount],
    ['paid, of no order, of which a part went back', undefined, { ...payment, refundedMinor: 3_999 }, 'missing_order', amount],
    ['paid and not granted', openOrder, payment, 'missing_grant', { credits: 50 }],
    ['granted and not paid', paidOrder, { ...payment, ...open }, 'unpaid_grant', { status: 'open', granted: 50 }],
    ['paid twice', paidOrder, second, 'paid_twice', amount],
    ['paid by another payment than that of the order', openOrder, second, 'missing_grant', amount],
    [
      'a second one of another amount',
      paidOrder,
      { ...second, amount: { minor: 1, currency: 'EUR' } },
      'wrong_amount',
      { minor: 1, currency: 'EUR' },
    ],
    [
      'another amount',
      openOrder,
      { ...payment, ...open, amount: { minor: 1, currency: 'EUR' } },
      'wrong_amount',
      { ...open, minor: 1, currency: 'EUR' },
    ],
    ['the other mode', paidOrder, { ...payment, mode: 'live' as const }, 'wrong_mode', { status: 'paid', ...amount }],
    [
      'what went back and never came',
      openOrder,
      { ...payment, status: 'expired' as const, refundedMinor: 7 },
      'unpaid_return',
      { status: 'expired', refundedMinor: 7, chargedBackMinor: 0 },
    ],
    [
      'more that went back there',
      { ...paidOrder, refundedMinor: 5 },
      { ...payment, refundedMinor: 10 },
      'amount_drift',
      { provider: { refundedMinor: 10, chargedBackMinor: 0 }, order: { refundedMinor: 5, chargedBackMinor: 0 } },
    ],
    [
      'more that a bank took there, of a payment that is counted',
      paidOrder,
      { ...payment, chargedBackMinor: 4_000 },
      'amount_drift',
      { provider: { refundedMinor: 0, chargedBackMinor: 4_000 }, order: { refundedMinor: 0, chargedBackMinor: 0 } },
    ],
  ])('do not agree: %s', (_what, order, of, kind, details) => {
    expect(differenceOf(order, of, 'test')).toEqual({ kind, details });
  });
});
