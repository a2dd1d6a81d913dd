import { describe, expect, it } from '@jest/globals';
import { awaitsMoney, refundFor, withdrawalFault, type WithdrawalFacts } from './withdrawal.policy.js';

const paid: WithdrawalFacts = {
  state: 'paid',
  method: 'ideal',
  payableMinor: 4_000,
  credits: 50,
  grantedCredits: 50,
  revokedCredits: 0,
  refundableMinor: 4_000,
  unusedCredits: 50,
  withdrawUntil: '2026-11-24',
  today: '2026-11-24',
  isWithdrawn: false,
};

describe('a withdrawal', () => {
  it.each([
    ['on the last day', {}],
    ['from a transfer that nobody has made', { state: 'created', method: 'banktransfer', withdrawUntil: null }],
    ['from a debit that is announced', { state: 'pending', method: 'directdebit', withdrawUntil: null, today: '2027-11-24' }],
  ] as const)('is possible %s', (_what, change) => {
    expect(withdrawalFault({ ...paid, ...change })).toBeNull();
  });

  it.each([
    ['on the day after the last', { today: '2026-11-25' }, 'withdrawal_over'],
    ['a second time', { isWithdrawn: true, today: '2026-11-25' }, 'withdrawal_done'],
    ['from what was refunded', { state: 'refunded' }, 'withdrawal_done'],
    ['from what the bank took back', { state: 'charged_back' }, 'withdrawal_done'],
    ['from an order without a last day', { withdrawUntil: null }, 'order_not_found'],
    ['from a payment that came to nothing', { state: 'failed' }, 'order_not_found'],
    ['from a payment that is still open', { state: 'pending' }, 'order_not_found'],
    ['from a debit that was called off', { state: 'cancelled', method: 'directdebit' }, 'order_not_found'],
  ] as const)('is not possible %s', (_what, change, fault) => {
    expect(withdrawalFault({ ...paid, ...change })).toBe(fault);
  });
});

describe('an order that waits for its money', () => {
  it.each([
    ['banktransfer', 'pending', true],
    ['directdebit', 'created', true],
    ['ideal', 'pending', false],
    ['banktransfer', 'paid', false],
    ['directdebit', 'failed', false],
  ] as const)('by %s, %s: %s', (method, state, is) => {
    expect(awaitsMoney({ method, state })).toBe(is);
  });
});

describe('what a withdrawal gives back', () => {
  it.each([
    ['all of it', {}, 4_000],
    ['the part that is not used', { unusedCredits: 40 }, 3_200],
    ['nothing', { unusedCredits: 0 }, 0],
    ['half a cent more', { payableMinor: 1, credits: 2, unusedCredits: 1 }, 1],
    ['less than half a cent', { payableMinor: 1, credits: 3, unusedCredits: 1 }, 0],
    ['no more than has not gone back', { refundableMinor: 1_000 }, 1_000],
    ['nothing when more went back than was paid', { refundableMinor: -5 }, 0],
    [
      'what a number with a comma cannot hold',
      { payableMinor: 9_007_199_254_740_991, refundableMinor: 9_007_199_254_740_991 },
      9_007_199_254_740_991,
    ],
  ])('is %s', (_what, change, minor) => {
    expect(refundFor({ ...paid, ...change })).toBe(minor);
  });
});
