import { describe, expect, it } from '@jest/globals';
import { mayCancel, mayMove, paymentStateOf, type OrderState } from './order-states.policy.js';

const states = ['created', 'pending', 'failed', 'cancelled', 'expired', 'paid', 'refunded', 'charged_back'] as const;
const table: Readonly<Record<OrderState, { readonly to: readonly OrderState[]; readonly cancel: string; readonly told: string }>> = {
  created: { to: ['pending', 'failed', 'cancelled', 'expired', 'paid'], cancel: 'cancel', told: 'pending' },
  pending: { to: ['failed', 'cancelled', 'expired', 'paid'], cancel: 'cancel', told: 'pending' },
  failed: { to: ['paid'], cancel: 'nothing_to_do', told: 'failed' },
  cancelled: { to: ['paid'], cancel: 'nothing_to_do', told: 'cancelled' },
  expired: { to: ['paid'], cancel: 'nothing_to_do', told: 'cancelled' },
  paid: { to: ['refunded', 'charged_back'], cancel: 'order_paid', told: 'completed' },
  refunded: { to: ['paid', 'charged_back'], cancel: 'order_paid', told: 'completed' },
  charged_back: { to: ['paid', 'refunded'], cancel: 'order_paid', told: 'completed' },
};

describe.each(states)('an order that is %s', (state) => {
  it('goes where it may, and nowhere else', () => {
    expect(states.filter((next) => mayMove(state, next))).toEqual(table[state].to);
  });

  it('can be called off, or not any more', () => {
    expect(mayCancel(state)).toBe(table[state].cancel);
  });

  it('is one of four states for its member', () => {
    expect(paymentStateOf(state)).toBe(table[state].told);
  });
});
