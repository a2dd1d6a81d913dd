import { describe, expect, it } from '@jest/globals';
import type { OfficeOrderPage, OfficeRefund, ProviderView } from '#contracts-admin';
import { comparedWith } from './compared';

const euros = (minor: number) => ({ minor, currency: 'EUR' });
const order = { state: 'paid', amount: euros(4_000), refunded_minor: 0, charged_back_minor: 0, refunds: [] } as unknown as OfficeOrderPage;
const view: ProviderView = {
  id: 'tr_1',
  status: 'paid',
  amount: euros(4_000),
  refunded_minor: 0,
  charged_back_minor: 0,
  refunds: [],
};
const refund = { cause: 'withdrawal', state: 'sent', amount: euros(1_000), provider_id: 're_1' } as OfficeRefund;
const told: ProviderView['refunds'][number] = { id: 're_1', status: 'pending', amount: euros(1_000) };

const differing = (ours: Partial<OfficeOrderPage>, theirs: Partial<ProviderView>) =>
  comparedWith({ ...order, ...ours }, { ...view, ...theirs })
    .filter(({ differs }) => differs)
    .map(({ fact }) => fact);

describe('an order beside its payment', () => {
  it('shows both sides of each fact, in words', () => {
    expect(comparedWith(order, { ...view, refunded_minor: 1_000 })).toEqual([
      { fact: 'State', ours: 'Paid', theirs: 'paid', differs: false },
      { fact: 'Amount', ours: '€40.00', theirs: '€40.00', differs: false },
      { fact: 'Paid back', ours: '€0.00', theirs: '€10.00', differs: true },
      { fact: 'Taken back by the bank', ours: '€0.00', theirs: '€0.00', differs: false },
    ]);
  });

  it.each([
    ['created', 'open'],
    ['pending', 'authorized'],
    ['paid', 'paid'],
    ['refunded', 'paid'],
    ['charged_back', 'paid'],
    ['failed', 'failed'],
    ['cancelled', 'canceled'],
    ['cancelled', 'expired'],
    ['expired', 'expired'],
  ] as const)('agrees where an order is %s and its payment %s', (state, status) => {
    expect(differing({ state }, { status })).toEqual([]);
  });

  it.each([
    ['pending', 'paid'],
    ['paid', 'open'],
    ['cancelled', 'open'],
    ['expired', 'paid'],
  ] as const)('differs where an order is %s and its payment %s', (state, status) => {
    expect(differing({ state }, { status })).toEqual(['State']);
  });

  it('differs where the same figure is of another currency', () => {
    expect(differing({}, { amount: { minor: 4_000, currency: 'SEK' } })).toContain('Amount');
  });
});

describe('a refund beside what the provider lists', () => {
  it.each([
    ['is on its way at both', [refund], [told]],
    ['arrived at both', [{ ...refund, state: 'done' }], [{ ...told, status: 'refunded' }]],
    ['failed at both', [{ ...refund, state: 'failed' }], [{ ...told, status: 'failed' }]],
    ['was not sent yet', [{ ...refund, state: 'requested', provider_id: null }], []],
    ['was paid in another way', [{ ...refund, state: 'done', provider_id: null }], []],
    ['was sent anew after a transfer that failed', [refund], [told, { ...told, id: 're_0', status: 'failed' }]],
    ['is what a bank took back', [{ ...refund, cause: 'chargeback', state: 'done', provider_id: null }], []],
  ] as const)('agrees where it %s', (_, refunds, listed) => {
    expect(differing({ refunds: [...refunds] as OfficeRefund[] }, { refunds: [...listed] })).toEqual([]);
  });

  it.each([
    ['is not listed there', [refund], []],
    ['is not known here', [], [told]],
    ['has another amount', [refund], [{ ...told, amount: euros(900) }]],
    ['arrived there alone', [refund], [{ ...told, status: 'refunded' }]],
    ['failed there alone', [{ ...refund, state: 'done' }], [{ ...told, status: 'failed' }]],
  ] as const)('differs where it %s', (_, refunds, listed) => {
    expect(differing({ refunds: [...refunds] as OfficeRefund[] }, { refunds: [...listed] })).toEqual(['Refund 1']);
  });
});
