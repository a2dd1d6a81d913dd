import { describe, expect, it } from '@jest/globals';
import { toCustomerId, toMollieCustomer, toMollieDebit, toMollieMandate, toProviderMandate } from './mollie-mandate-wire.js';
import type { NewMandate } from './payment-provider.js';

const signed: NewMandate = {
  mandateId: '01930000-0000-7000-8000-000000000031',
  reference: 'SITE-7F3K-2026',
  holder: 'T. de Vries',
  iban: 'NL17RABO0213698412',
  signedOn: '2026-11-29',
  locale: 'nl',
};
const mandate = (changes: object = {}) => ({
  resource: 'mandate',
  id: 'mdt_h3gAaD5zP',
  mode: 'live',
  status: 'valid',
  method: 'directdebit',
  details: { consumerName: 'T. de Vries', consumerAccount: 'NL17RABO0213698412', consumerBic: 'RABONL2U' },
  mandateReference: 'SITE-7F3K-2026',
  signatureDate: '2026-11-29',
  createdAt: '2026-11-29T10:49:08+00:00',
  ...changes,
});
const notUnderstood = expect.objectContaining({ name: 'ProviderError', kind: 'unavailable' });
const thrownBy = (act: () => unknown): unknown => {
  try {
    return act();
  } catch (error) {
    return error;
  }
};

describe('a mandate of Mollie', () => {
  it.each(['valid', 'pending', 'invalid'] as const)('can be %s', (status) => {
    expect(toProviderMandate(mandate({ status }), 'cst_8wmqcHMN4U')).toEqual({ customerId: 'cst_8wmqcHMN4U', id: 'mdt_h3gAaD5zP', status });
  });

  it.each([
    ['a status that we do not know', mandate({ status: 'revoked' })],
    ['the id of something else', mandate({ id: 'tr_7UhSN1zuXS' })],
    ['another resource', mandate({ resource: 'customer' })],
    ['nothing', undefined],
  ])('is not understood with %s: then nothing is known', (_name, answer) => {
    expect(thrownBy(() => toProviderMandate(answer, 'cst_1'))).toEqual(notUnderstood);
  });

  it('that is not understood tells nobody the account', () => {
    expect(String(thrownBy(() => toProviderMandate(mandate({ status: 'NL17RABO0213698412' }), 'cst_1')))).not.toContain('RABO');
  });
});

describe('a customer of Mollie', () => {
  it('is known by its id', () => {
    expect(toCustomerId({ resource: 'customer', id: 'cst_8wmqcHMN4U', name: 'T. de Vries' })).toBe('cst_8wmqcHMN4U');
  });

  it.each([{ resource: 'customer', id: '../payments' }, { resource: 'mandate', id: 'cst_1' }, { resource: 'customer' }, null])(
    'is not %j',
    (answer) => {
      expect(thrownBy(() => toCustomerId(answer))).toEqual(notUnderstood);
    },
  );
});

describe('what Mollie is told of a debit', () => {
  it('is the name of the holder, and which mandate of ours it is', () => {
    expect(toMollieCustomer(signed)).toEqual({
      name: 'T. de Vries',
      locale: 'nl_NL',
      metadata: { mandate_id: '01930000-0000-7000-8000-000000000031' },
    });
  });

  it('is what was signed, and when', () => {
    expect(toMollieMandate(signed)).toEqual({
      method: 'directdebit',
      consumerName: 'T. de Vries',
      consumerAccount: 'NL17RABO0213698412',
      signatureDate: '2026-11-29',
      mandateReference: 'SITE-7F3K-2026',
    });
  });

  it('is what is collected by which mandate, and no page to come back to', () => {
    const debit = {
      orderId: 'o1',
      amount: { minor: 2_995, currency: 'EUR' },
      description: 'The site o1',
      customerId: 'cst_8wmqcHMN4U',
      mandateId: 'mdt_h3gAaD5zP',
      webhookUrl: 'https://www.site.example/api/webhooks/payments',
    };
    expect(toMollieDebit(debit)).toEqual({
      amount: { currency: 'EUR', value: '29.95' },
      description: 'The site o1',
      method: 'directdebit',
      sequenceType: 'recurring',
      customerId: 'cst_8wmqcHMN4U',
      mandateId: 'mdt_h3gAaD5zP',
      webhookUrl: 'https://www.site.example/api/webhooks/payments',
      metadata: { order_id: 'o1' },
    });
  });
});
