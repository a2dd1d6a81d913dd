import { describe, expect, it } from '@jest/globals';
import { locales } from '#contracts';
import { mollieLocales, toMolliePayment, toMollieRefund, toPage, toProviderPayment, toProviderRefund } from './mollie-wire.js';
import { providerRefundStatuses, providerStatuses } from './payment-provider.js';

const payment = (changes: object = {}) => ({
  resource: 'payment',
  id: 'tr_7UhSN1zuXS',
  mode: 'live',
  createdAt: '2018-03-20T09:13:37+00:00',
  amount: { value: '10.00', currency: 'EUR' },
  description: 'Order #12345',
  method: 'ideal',
  metadata: { order_id: '01930000-0000-7000-8000-000000000012' },
  status: 'open',
  _links: { checkout: { href: 'https://www.mollie.com/payscreen/select-method/7UhSN1zuXS', type: 'text/html' } },
  ...changes,
});
const refund = (changes: object = {}) => ({
  resource: 'refund',
  id: 're_4qqhO89gsT',
  amount: { currency: 'EUR', value: '5.95' },
  status: 'pending',
  metadata: { refund_id: '01930000-0000-7000-8000-000000000021' },
  paymentId: 'tr_7UhSN1zuXS',
  createdAt: '2023-03-14T17:09:02.0Z',
  ...changes,
});
const read = (answer: unknown, endpoint = 'https://api.mollie.com/v2') => toProviderPayment(answer, endpoint);
const notUnderstood = expect.objectContaining({ name: 'ProviderError', kind: 'unavailable' });
const thrownBy = (act: () => unknown): unknown => {
  try {
    return act();
  } catch (error) {
    return error;
  }
};

describe('a payment of Mollie', () => {
  it('is read with everything that decides about an order', () => {
    expect(read(payment())).toEqual({
      id: 'tr_7UhSN1zuXS',
      status: 'open',
      mode: 'live',
      amount: { minor: 1_000, currency: 'EUR' },
      refundedMinor: 0,
      chargedBackMinor: 0,
      orderId: '01930000-0000-7000-8000-000000000012',
      method: 'ideal',
      checkoutUrl: 'https://www.mollie.com/payscreen/select-method/7UhSN1zuXS',
      failureReason: null,
      returnReason: null,
      transfer: null,
      payerCountry: null,
      createdAt: new Date('2018-03-20T09:13:37Z'),
      paidAt: null,
    });
  });

  it.each(providerStatuses)('can be %s', (status) => {
    expect(read(payment({ status })).status).toBe(status);
  });

  it('says when it was paid, and what of it went back', () => {
    const amountOf = (value: string) => ({ value, currency: 'EUR' });
    const back = { amountRefunded: amountOf('2.50'), amountChargedBack: amountOf('7.50'), paidAt: '2018-03-20T10:14:00+01:00' };
    expect(read(payment({ status: 'paid', ...back, _links: {} }))).toMatchObject({
      refundedMinor: 250,
      chargedBackMinor: 750,
      paidAt: new Date('2018-03-20T09:14:00Z'),
      checkoutUrl: null,
    });
  });

  it.each([null, 'text of a shop', '{"order_id":12345}', { order_id: 12_345 }, { order_id: 'R-2026-17' }, { bookkeeping_id: 'b1' }, []])(
    'is none of ours with the metadata %j',
    (metadata) => {
      expect(read(payment({ metadata })).orderId).toBeNull();
    },
  );

  it('may have been paid in a way that we do not offer', () => {
    expect(read(payment({ method: 'giftcard' })).method).toBeNull();
    expect(read(payment({ method: null })).method).toBeNull();
  });

  it('says why a card was refused', () => {
    const details = { cardHolder: 'T. TEST', failureReason: 'insufficient_funds', failureMessage: 'There are not enough funds.' };
    expect(read(payment({ method: 'creditcard', status: 'failed', details })).failureReason).toBe('insufficient_funds');
  });

  const debit = (changes: object) => read(payment({ method: 'directdebit', ...changes })).returnReason;
  const back = (code: string | null, reversedAt: string | null = null) => ({
    reason: code === null ? null : { code, description: 'Why' },
    reversedAt,
  });
  const tenBack = { status: 'paid', amountChargedBack: { value: '10.00', currency: 'EUR' } };
  it('says why the bank refused a debit', () => {
    expect(debit({ status: 'failed', details: { bankReasonCode: 'AM04', bankReason: 'Insufficient funds' } })).toBe('AM04');
  });

  it('says why the bank took a debit back: by the newest chargeback that stands, else by the payment itself', () => {
    const chargebacks = [back('MD01', '2018-04-01T10:00:00+00:00'), back('MD06'), back('AC04')];
    expect(debit({ ...tenBack, _embedded: { chargebacks }, details: { bankReasonCode: 'AC04' } })).toBe('MD06');
    expect(debit({ ...tenBack, details: { bankReasonCode: 'MS03' } })).toBe('MS03');
    expect(debit({ ...tenBack, _embedded: { chargebacks: [back(null)] }, details: { bankReasonCode: 'MS03' } })).toBe('MS03');
  });

  it.each([
    ['was paid, as the bank wrote of a try before', { status: 'paid', details: { bankReasonCode: 'AM04' } }],
    ['is paid again', { status: 'paid', _embedded: { chargebacks: [back('MD06', '2018-04-01T10:00:00+00:00')] } }],
    ['came back without a word', tenBack],
    ['has a reason of another shape', { ...tenBack, _embedded: { chargebacks: [{ reason: 'MD06' }] } }],
    ['has a code that is none', { status: 'failed', details: { bankReasonCode: 'the holder is T. TEST' } }],
  ])('has no reason of the bank for a debit that %s', (_name, changes) => {
    expect(debit(changes)).toBeNull();
  });

  it('has no reason of the bank for a card', () => {
    expect(debit({ ...tenBack, method: 'creditcard', _embedded: { chargebacks: [back('AC01')] } })).toBeNull();
  });

  it.each([
    ['a card', { details: { cardCountryCode: 'BE', cardHolder: 'T. TEST' } }, 'BE'],
    ['a bank account', { details: { consumerAccount: 'NL53 INGB 0618 3659 11', consumerName: 'T. TEST' } }, 'NL'],
    ['an account of PayPal', { details: { consumerAccount: 'someone@mail.example' } }, null],
    ['something that is no country', { details: { cardCountryCode: 'Belgium' } }, null],
    ['nobody yet', { details: null }, null],
  ])('says the country of %s that paid', (_name, changes, country) => {
    expect(read(payment(changes)).payerCountry).toBe(country);
  });

  const account = {
    bankName: 'Stichting Mollie Payments',
    bankAccount: 'NL53ABNA0627535577',
    bankBic: 'ABNANL2A',
    transferReference: 'RF12-3456-7890-1234',
  };
  it('says where a bank transfer goes, to the one name that Mollie gives', () => {
    expect(read(payment({ method: 'banktransfer', details: account })).transfer).toEqual({
      bank: 'Stichting Mollie Payments',
      holder: 'Stichting Mollie Payments',
      iban: 'NL53ABNA0627535577',
      bic: 'ABNANL2A',
      reference: 'RF12-3456-7890-1234',
    });
  });

  it.each([
    ['of another method', { method: 'ideal', details: account }],
    ['without details', { method: 'banktransfer', details: null }],
    ['without a reference', { method: 'banktransfer', details: { ...account, transferReference: null } }],
  ])('has nowhere to transfer to when it is %s', (_name, changes) => {
    expect(read(payment(changes)).transfer).toBeNull();
  });

  it.each([
    ['a status that we do not know', { status: 'chargeback' }],
    ['an amount that is none', { amount: { value: '10', currency: 'EUR' } }],
    ['an amount of text', { amount: '10.00' }],
    ['a refund in another currency', { amountRefunded: { value: '1.00', currency: 'USD' } }],
    ['a mode that we do not know', { mode: 'sandbox' }],
    ['no date', { createdAt: undefined }],
    ['a date without its zone', { createdAt: '2018-03-20T09:13:37' }],
    ['a checkout page that is a script', { _links: { checkout: { href: 'javascript:alert(1)' } } }],
  ])('is not understood with %s: then nothing is known', (_name, changes) => {
    expect(thrownBy(() => read(payment(changes)))).toEqual(notUnderstood);
  });

  const leadingTo = (href: string) => payment({ _links: { checkout: { href } } });
  it.each(['https://www.mollie.com/checkout/1', 'https://pay.mollie.com/1', 'https://mollie.com/1'])('is paid at %s', (href) => {
    expect(read(leadingTo(href)).checkoutUrl).toBe(href);
  });

  it.each([
    'https://www.mollie.com.evil.example/1',
    'https://evilmollie.com/1',
    'http://www.mollie.com/1',
    'https://evil.example/www.mollie.com',
    'https://www.mollie.com@evil.example/1',
    'http://127.0.0.1:4080/checkout/1',
  ])('leads nobody to %s: then nothing is known', (href) => {
    expect(thrownBy(() => read(leadingTo(href)))).toEqual(notUnderstood);
  });

  it('of a sandbox is paid at the sandbox', () => {
    const href = 'http://127.0.0.1:4080/checkout/1';
    expect(read(leadingTo(href), 'http://127.0.0.1:4090/v2').checkoutUrl).toBe(href);
    expect(thrownBy(() => read(leadingTo('http://127.0.0.2:4080/1'), 'http://127.0.0.1:4090/v2'))).toEqual(notUnderstood);
  });

  it.each([undefined, null, 'text', [], 7])('is not %j', (answer) => {
    expect(thrownBy(() => read(answer))).toEqual(notUnderstood);
  });
});

describe('a refund of Mollie', () => {
  it.each(providerRefundStatuses)('can be %s', (status) => {
    expect(toProviderRefund(refund({ status }))).toEqual({
      id: 're_4qqhO89gsT',
      status,
      amount: { minor: 595, currency: 'EUR' },
      refundId: '01930000-0000-7000-8000-000000000021',
    });
  });

  it.each([undefined, null, '{"refund_id":"r1"}', {}, { refund_id: 'r1' }])('was made at Mollie with the metadata %j', (metadata) => {
    expect(toProviderRefund(refund({ metadata })).refundId).toBeNull();
  });

  it('is not understood with a status that we do not know', () => {
    expect(thrownBy(() => toProviderRefund(refund({ status: 'bounced' })))).toEqual(notUnderstood);
  });
});

describe('a page of Mollie', () => {
  const page = (next: unknown, _embedded: unknown = { payments: [1, 2] }) => ({ count: 2, _embedded, _links: { previous: null, next } });

  it('leads to the next one by its query alone, whatever host it names', () => {
    const next = { href: 'https://elsewhere.example/v1/other?from=tr_SDkzMggpvx&limit=250', type: 'application/hal+json' };
    expect(toPage(page(next), 'payments')).toEqual({ items: [1, 2], next: '?from=tr_SDkzMggpvx&limit=250' });
  });

  it.each([null, undefined])('is the last one when the next is %s', (next) => {
    expect(toPage(page(next), 'payments').next).toBeNull();
  });

  it('is not understood without the list that was asked for', () => {
    expect(thrownBy(() => toPage(page(null, { refunds: [] }), 'payments'))).toEqual(notUnderstood);
    expect(thrownBy(() => toPage({ payments: [] }, 'payments'))).toEqual(notUnderstood);
  });
});

describe('what Mollie is told', () => {
  const order = {
    orderId: 'o1',
    amount: { minor: 2_995, currency: 'EUR' },
    description: '50 credits',
    method: 'ideal',
    locale: 'nb',
    returnUrl: 'https://www.site.example/transactions/o1',
    webhookUrl: 'https://www.site.example/api/webhooks/payments',
  } as const;

  it('is everything about a payment, and nothing about the member', () => {
    expect(toMolliePayment(order)).toEqual({
      amount: { currency: 'EUR', value: '29.95' },
      description: '50 credits',
      method: 'ideal',
      locale: 'nb_NO',
      redirectUrl: 'https://www.site.example/transactions/o1',
      webhookUrl: 'https://www.site.example/api/webhooks/payments',
      metadata: { order_id: 'o1' },
    });
  });

  it('is the amount of a refund, and which one of ours it is', () => {
    const wish = { paymentId: 'tr_1', refundId: 'r1', key: 'r1', amount: { minor: 1_005, currency: 'EUR' }, description: 'Withdrawal' };
    expect(toMollieRefund(wish)).toEqual({
      amount: { currency: 'EUR', value: '10.05' },
      description: 'Withdrawal',
      metadata: { refund_id: 'r1' },
    });
  });

  it('is the language of the member, as a place speaks it', () => {
    expect(Object.keys(mollieLocales).toSorted()).toEqual([...locales].toSorted());
    for (const [language, locale] of Object.entries(mollieLocales)) expect(locale).toMatch(new RegExp(`^${language}_[A-Z]{2}$`));
  });
});
