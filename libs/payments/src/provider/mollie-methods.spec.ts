import { describe, expect, it } from '@jest/globals';
import { methodQueries, toMethods } from './mollie-methods.js';

const answer = (...methods: object[]) => ({ count: methods.length, _embedded: { methods } });
const [oneoff = ''] = methodQueries('EUR');

describe('what is switched on at Mollie', () => {
  it('is asked for with an amount in the currency, and with the wallet by name', () => {
    const query = new URLSearchParams(oneoff.replace('/methods?', ''));
    expect(Object.fromEntries(query)).toEqual({ 'amount[value]': '10.00', 'amount[currency]': 'EUR', includeWallets: 'applepay' });
    expect(methodQueries('SEK')).toHaveLength(1);
  });

  it('is what we know by name and what can be used now', () => {
    const ids = ['ideal', 'klarna', 'creditcard'].map((id) => ({ resource: 'method', id, description: id }));
    const more = [
      { id: 'paypal', status: 'activated' },
      { id: 'bancontact', status: 'pending-review' },
      { id: 'eps', status: null },
    ];
    expect(toMethods(answer(...ids, ...more), oneoff)).toEqual(['ideal', 'creditcard', 'paypal', 'eps']);
    expect(toMethods(answer(), oneoff)).toEqual([]);
  });

  it('counts what can recur for debits alone', () => {
    const recurring = `${oneoff}&sequenceType=recurring`;
    expect(toMethods(answer({ id: 'creditcard' }), recurring)).toEqual([]);
    expect(toMethods(answer({ id: 'directdebit' }), oneoff)).toEqual([]);
  });

  it.each([null, {}, { _embedded: {} }, { _embedded: { methods: [{}] } }, 'ideal'])('is not known from %j', (strange) => {
    expect(() => toMethods(strange, oneoff)).toThrow(expect.objectContaining({ name: 'ProviderError', kind: 'unavailable' }));
  });
});
