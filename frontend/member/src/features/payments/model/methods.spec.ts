import { describe, expect, it } from '@jest/globals';
import { methodBrands, paymentMethods } from '#contracts';
import { hasApplePay, methodOf, offered } from './methods';

describe('the ways to pay', () => {
  it('have a name of their own in every language, or one in the words [#167]', () => {
    expect(paymentMethods.filter((method) => !(method in methodBrands))).toEqual(['creditcard', 'banktransfer', 'directdebit']);
    expect(methodBrands.ideal).toBe('iDEAL | Wero');
  });

  it('hold Apple Pay only where the browser has it [#167]', () => {
    expect(offered(['ideal', 'applepay'], false)).toEqual(['ideal']);
    expect(offered(['ideal', 'applepay'], true)).toEqual(['ideal', 'applepay']);
    expect(hasApplePay({})).toBe(false);
    expect(hasApplePay({ ApplePaySession: { canMakePayments: () => true } })).toBe(true);
    const forbidden = () => {
      throw new Error('insecure');
    };
    expect(hasApplePay({ ApplePaySession: { canMakePayments: forbidden } })).toBe(false);
  });

  it('are read from an address, and nothing else is [#28]', () => {
    expect(methodOf('ideal')).toBe('ideal');
    expect(methodOf('cash')).toBeNull();
    expect(methodOf(undefined)).toBeNull();
  });
});
