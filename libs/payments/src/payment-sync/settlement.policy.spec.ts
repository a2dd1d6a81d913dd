import { describe, expect, it } from '@jest/globals';
import type { ProviderPayment } from '../provider/index.js';
import { returnsUnpaid, settlementOf, type OrderFacts } from './settlement.policy.js';
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
