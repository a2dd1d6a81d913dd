import { describe, expect, it } from '@jest/globals';
import { methodsFor } from './methods.policy.js';

describe('the ways to pay', () => {
  it.each([
    ['NL', 'EUR', ['ideal', 'creditcard', 'applepay', 'paypal', 'directdebit', 'banktransfer']],
    ['NL', 'USD', ['creditcard', 'applepay', 'paypal']],
    ['PL', 'PLN', ['blik', 'przelewy24', 'creditcard', 'applepay', 'paypal']],
    ['PL', 'EUR', ['przelewy24', 'creditcard', 'applepay', 'paypal', 'banktransfer']],
    ['FI', 'EUR', ['mobilepay', 'creditcard', 'applepay', 'paypal', 'banktransfer']],
    ['RO', 'RON', ['creditcard', 'applepay']],
    ['SE', 'EUR', ['creditcard', 'applepay', 'paypal', 'banktransfer']],
  ])('of %s in %s are those that take the currency, what people use at home first', (country, currency, methods) => {
    expect(methodsFor(country, currency)).toEqual(methods);
  });
});
