import { describe, expect, it } from '@jest/globals';
import { refundableOf } from './refundable.policy.js';

const order = { payableMinor: 4_000, refundedMinor: 0, chargedBackMinor: 0 };
const refund = { cause: 'staff', state: 'requested', amountMinor: 1_000 } as const;

describe('what of an order could still be paid back', () => {
  it.each([
    ['nothing went back', order, [], 4_000],
    ['a refund was asked for', order, [refund], 3_000],
    ['the provider counts that refund too', { ...order, refundedMinor: 1_000 }, [{ ...refund, state: 'sent' as const }], 3_000],
    ['the provider knows of more', { ...order, refundedMinor: 1_500 }, [refund], 2_500],
    ['a refund failed', order, [{ ...refund, state: 'failed' as const }], 4_000],
    [
      'a bank took a part',
      { ...order, chargedBackMinor: 500 },
      [{ ...refund, cause: 'chargeback' as const, state: 'done' as const }],
      3_500,
    ],
    ['more went back than was paid', { ...order, chargedBackMinor: 3_500 }, [refund], 0],
  ])('is the price less what went back or is on its way: %s', (_what, money, refunds, left) => {
    expect(refundableOf(money, refunds)).toBe(left);
  });
});
