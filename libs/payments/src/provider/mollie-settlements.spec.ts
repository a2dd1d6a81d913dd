import { describe, expect, it } from '@jest/globals';
import { toProviderSettlement, toSettlementLine } from './mollie-settlements.js';

const euros = (value: string) => ({ currency: 'EUR', value });
/** As the reference of the Settlements API prints it. */
const settlement = (changes: object = {}) => ({
  resource: 'settlement',
  id: 'stl_jDk30akdN',
  reference: '1234567.2404.03',
  createdAt: '2024-04-05T08:30:00.0Z',
  settledAt: '2024-04-06T09:41:44.0Z',
  status: 'paidout',
  amount: euros('39.75'),
  balanceId: 'bal_3kUf4yU2nT',
  periods: {
    2024: {
      '04': {
        revenue: [
          { description: 'iDEAL', method: 'ideal', count: 6, amountNet: euros('86.1000'), amountVat: null, amountGross: euros('86.1000') },
          {
            description: 'Refunds iDEAL',
            method: 'refund',
            count: 2,
            amountNet: euros('-43.2000'),
            amountVat: null,
            amountGross: euros('-43.2000'),
          },
        ],
        costs: [
          {
            description: 'iDEAL',
            method: 'ideal',
            count: 6,
            rate: { fixed: euros('0.3500'), percentage: null },
            amountNet: euros('2.1000'),
            amountVat: euros('0.4410'),
            amountGross: euros('2.5410'),
          },
        ],
        invoiceId: 'inv_FrvewDA3Pr',
      },
    },
  },
  ...changes,
});
const movement = (changes: object = {}) => ({
  resource: 'payment',
  id: 'tr_7UhSN1zuXS',
  createdAt: '2024-04-03T09:13:37+00:00',
  paidAt: '2024-04-03T09:15:00+00:00',
  amount: euros('10.00'),
  settlementAmount: euros('10.00'),
  method: 'creditcard',
  metadata: { order_id: '01930000-0000-7000-8000-000000000012' },
  details: { cardLabel: 'Mastercard' },
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

describe('a settlement of Mollie', () => {
  it('is read with what it came from, finer than cents', () => {
    expect(toProviderSettlement(settlement())).toEqual({
      id: 'stl_jDk30akdN',
      reference: '1234567.2404.03',
      status: 'paidout',
      amount: { minor: 3_975, currency: 'EUR' },
      periods: [
        {
          month: '2024-04',
          revenue: [
            { description: 'iDEAL', method: 'ideal', count: 6, netE4: 861_000, vatE4: 0, grossE4: 861_000 },
            { description: 'Refunds iDEAL', method: 'refund', count: 2, netE4: -432_000, vatE4: 0, grossE4: -432_000 },
          ],
          costs: [{ description: 'iDEAL', method: 'ideal', count: 6, netE4: 21_000, vatE4: 4_410, grossE4: 25_410 }],
        },
      ],
      createdAt: new Date('2024-04-05T08:30:00Z'),
      settledAt: new Date('2024-04-06T09:41:44Z'),
    });
  });

  it('may be one that is not closed, of which there is little to say', () => {
    const open = { resource: 'settlement', id: 'open', status: 'open', reference: null, settledAt: null, amount: euros('-1.50') };
    expect(toProviderSettlement(open)).toMatchObject({
      status: 'open',
      amount: { minor: -150, currency: 'EUR' },
      periods: [],
      settledAt: null,
    });
  });

  it.each([
    ['a status that is none', settlement({ status: 'gone' })],
    ['an amount that is none', settlement({ amount: euros('39.7') })],
    ['no day', settlement({ createdAt: null, settledAt: null })],
    ['a subtotal that is none', settlement({ periods: { 2024: { '04': { revenue: [{ amountGross: euros('1e3') }] } } } })],
    [
      'a subtotal in another currency',
      settlement({ periods: { 2024: { '04': { costs: [{ amountGross: { currency: 'SEK', value: '1.0000' } }] } } } }),
    ],
    ['a month that is none', settlement({ periods: { 2024: { April: {} } } })],
  ])('with %s is not understood', (_what, answer) => {
    expect(thrownBy(() => toProviderSettlement(answer))).toEqual(notUnderstood);
  });
});

describe('a movement of a settlement', () => {
  it('is a payment with its order, the scheme of its card and what it brings', () => {
    expect(
      toSettlementLine(movement({ settlementAmount: euros('9.10'), amount: { currency: 'SEK', value: '100.00' } }), 'payment', 'EUR'),
    ).toEqual({
      kind: 'payment',
      id: 'tr_7UhSN1zuXS',
      paymentId: 'tr_7UhSN1zuXS',
      orderId: '01930000-0000-7000-8000-000000000012',
      method: 'creditcard',
      scheme: 'Mastercard',
      amount: { minor: 10_000, currency: 'SEK' },
      settledMinor: 910,
      at: new Date('2024-04-03T09:15:00Z'),
    });
  });

  it.each(['refund', 'chargeback'] as const)('takes off what a %s is, with a sign or without', (kind) => {
    // A chargeback has none of what we wrote.
    const metadata = kind === 'refund' ? null : undefined;
    const back = { id: `${kind}_1`, paymentId: 'tr_7UhSN1zuXS', metadata, method: undefined, details: undefined, paidAt: undefined };
    for (const settlementAmount of [euros('-10.00'), euros('10.00'), null])
      expect(toSettlementLine(movement({ ...back, settlementAmount }), kind, 'EUR')).toMatchObject({
        kind,
        paymentId: 'tr_7UhSN1zuXS',
        orderId: null,
        amount: { minor: 1_000 },
        settledMinor: -1_000,
      });
  });

  it.each([
    ['of no payment', movement({ paymentId: undefined }), 'refund'],
    ['in another currency than its settlement', movement({ settlementAmount: { currency: 'SEK', value: '1.00' } }), 'payment'],
  ] as const)('%s is not understood', (_what, answer, kind) => {
    expect(thrownBy(() => toSettlementLine(answer, kind, 'EUR'))).toEqual(notUnderstood);
  });
});
