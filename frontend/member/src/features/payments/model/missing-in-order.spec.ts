import { describe, expect, it } from '@jest/globals';
import { missingInOrder } from './missing-in-order';

const whole = { method: 'ideal', billing: null, hasConsent: () => true } as const;
const billing = { name: 'Anna de Wit', street: '', postal_code: '1234 AB', city: '' };

describe('an order', () => {
  it('lacks nothing with a way to pay and both consents', () => {
    expect(missingInOrder(whole)).toEqual([]);
  });

  it('lacks a way to pay, and each consent that was not given', () => {
    expect(missingInOrder({ ...whole, method: null, hasConsent: (consent) => consent === 'start_at_once' })).toEqual([
      'method',
      'pay_for_use',
    ]);
  });

  it('lacks what is empty of the name and address that are wanted on the invoice', () => {
    expect(missingInOrder({ ...whole, billing })).toEqual(['billing.street', 'billing.city']);
  });
});
