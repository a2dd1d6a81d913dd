import { home, link, type WireAmount } from './mollie-bodies.fixture.js';

/** The bodies of the Settlements API as docs.mollie.com prints them: list settlements, and what is in one. Subtotals have four decimals. */

interface WireSubtotal {
  readonly description: string;
  readonly method: string;
  readonly count: number;
  readonly amountNet: WireAmount;
  readonly amountVat: WireAmount | null;
  readonly amountGross: WireAmount;
}

const fine = (minor: number): WireAmount => ({ currency: 'EUR', value: (minor / 100).toFixed(4) });

export const revenueOf = (description: string, method: string, count: number, minor: number): WireSubtotal => ({
  description,
  method,
  count,
  amountNet: fine(minor),
  amountVat: null,
  amountGross: fine(minor),
});

/** 0.35 for each, and 21 % of VAT: 0.0735. */
export const costsOf = (description: string, method: string, count: number) => ({
  description,
  method,
  count,
  rate: { fixed: fine(35), percentage: null },
  amountNet: fine(35 * count),
  amountVat: fine(7.35 * count),
  amountGross: fine(42.35 * count),
});

export const settlementOf = (
  { id, reference, at }: { readonly id: string; readonly reference: string; readonly at: string },
  amount: WireAmount,
  { revenue, costs }: { readonly revenue: readonly WireSubtotal[]; readonly costs: readonly object[] },
) => ({
  resource: 'settlement',
  id,
  reference,
  createdAt: at,
  settledAt: at,
  status: 'paidout',
  amount,
  balanceId: 'bal_3kUf4yU2nT',
  invoiceId: 'inv_xBEbP9rvAq',
  periods: { [at.slice(0, 4)]: { [at.slice(5, 7)]: { revenue, costs, invoiceId: 'inv_xBEbP9rvAq' } } },
  _links: {
    self: link(`${home}/settlements/${id}`),
    payments: link(`${home}/settlements/${id}/payments`),
    refunds: link(`${home}/settlements/${id}/refunds`),
    chargebacks: link(`${home}/settlements/${id}/chargebacks`),
    captures: link(`${home}/settlements/${id}/captures`),
    invoice: link(`${home}/invoices/inv_xBEbP9rvAq`),
  },
});
