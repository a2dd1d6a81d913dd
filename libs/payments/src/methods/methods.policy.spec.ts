import { describe, expect, it } from '@jest/globals';
import { sellCurrencies } from '#contracts-admin';
import { builtInMethods, homeOf, methodsFor, takesCurrency } from './methods.policy.js';

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

describe('what people pay with at home', () => {
  it.each([
    ['BE', ['bancontact']],
    ['AT', ['eps']],
    ['CH', ['twint']],
    ['SE', ['swish']],
    ['NO', ['vipps']],
    ['DK', ['mobilepay']],
    ['IT', ['satispay']],
    ['PT', ['multibanco']],
    ['DE', []],
  ])('comes first in %s: %j', (country, methods) => {
    expect(builtInMethods(country).slice(0, methods.length + 1)).toEqual([...methods, 'creditcard']);
  });

  it.each([
    ['ideal', 'NL'],
    ['blik', 'PL'],
    ['mobilepay', null],
    ['creditcard', null],
  ] as const)('tells by %s where somebody is: %s', (method, country) => {
    expect(homeOf(method)).toBe(country);
  });

  it.each([
    ['ideal', ['EUR']],
    ['bancontact', ['EUR']],
    ['eps', ['EUR']],
    ['satispay', ['EUR']],
    ['multibanco', ['EUR']],
    ['banktransfer', ['EUR']],
    ['directdebit', ['EUR']],
    ['blik', ['PLN']],
    ['przelewy24', ['PLN', 'EUR']],
    ['twint', ['CHF']],
    ['swish', ['SEK']],
    ['vipps', ['NOK']],
    ['mobilepay', ['DKK', 'EUR']],
  ] as const)('takes by %s %j and nothing else', (method, taken) => {
    expect([...sellCurrencies, 'XXX'].filter((currency) => takesCurrency(method, currency)).toSorted()).toEqual([...taken].toSorted());
  });
});
