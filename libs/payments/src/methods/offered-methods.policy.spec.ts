import { describe, expect, it } from '@jest/globals';
import { paymentMethods } from '#contracts';
import { choicesIn, offeredOf } from './offered-methods.policy.js';

describe('what members of a country are offered', () => {
  it('is the list in its order, without what the provider lacks and what takes another currency', () => {
    expect(offeredOf(['paypal', 'blik', 'ideal', 'creditcard'], 'EUR', ['ideal', 'creditcard'])).toEqual({
      offered: ['ideal', 'creditcard'],
      otherCurrency: ['blik'],
      missing: ['paypal'],
    });
  });

  it('is the whole list as long as nobody knows what the provider has', () => {
    expect(offeredOf(['paypal', 'ideal'], 'EUR', null)).toEqual({ offered: ['paypal', 'ideal'], otherCurrency: [], missing: [] });
  });

  it('is nothing where the provider has nothing of it', () => {
    expect(offeredOf(['ideal'], 'EUR', [])).toEqual({ offered: [], otherCurrency: [], missing: ['ideal'] });
  });
});

it('every way to pay can stand in the list of a country, but for those that are at home in others', () => {
  const free = paymentMethods.filter((method) => method !== 'directdebit');
  expect(choicesIn('RO')).toEqual(free);
  expect(choicesIn('NL')).toEqual(expect.arrayContaining([...free, 'directdebit']));
});
