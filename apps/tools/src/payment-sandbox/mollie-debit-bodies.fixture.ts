import { documentation, home, link as linkTo, momentOf, type WireAmount } from './mollie-bodies.fixture.js';

/** The bodies of the Customers, Mandates and Payments API for direct debits, as docs.mollie.com prints them. */

export interface CustomerRequest {
  readonly name: string;
  readonly locale: string;
  readonly metadata: unknown;
}
export interface MandateRequest {
  readonly method: string;
  readonly consumerName: string;
  readonly consumerAccount: string;
  readonly signatureDate: string;
  readonly mandateReference: string;
}
export interface DebitRequest {
  readonly amount: WireAmount;
  readonly description: string;
  readonly method: string;
  readonly sequenceType: string;
  readonly customerId: string;
  readonly mandateId: string;
  readonly webhookUrl: string;
  readonly metadata: unknown;
}

const link = (path: string) => linkTo(`${home}${path}`);

export const newCustomer = (id: string, { name, locale, metadata }: CustomerRequest, at: number) => ({
  resource: 'customer',
  id,
  mode: 'test',
  name,
  email: null,
  locale,
  metadata,
  createdAt: momentOf(at),
  _links: {
    self: link(`/customers/${id}`),
    dashboard: { href: `https://www.mollie.com/dashboard/customers/${id}`, type: 'text/html' },
    ...documentation('create-customer'),
  },
});

export type WireMandate = ReturnType<typeof validMandate>;
export const validMandate = (id: string, customerId: string, request: MandateRequest, at: number) => ({
  resource: 'mandate',
  id,
  mode: 'test',
  status: 'valid',
  method: request.method,
  details: { consumerName: request.consumerName, consumerAccount: request.consumerAccount, consumerBic: 'RABONL2U' },
  mandateReference: request.mandateReference,
  signatureDate: request.signatureDate,
  createdAt: momentOf(at),
  _links: {
    self: link(`/customers/${customerId}/mandates/${id}`),
    customer: link(`/customers/${customerId}`),
    ...documentation('create-mandate'),
  },
});

export type WireDebit = ReturnType<typeof pendingDebit>;
export const pendingDebit = (id: string, request: DebitRequest, mandate: WireMandate, at: number) => ({
  resource: 'payment',
  id,
  mode: 'test',
  createdAt: momentOf(at),
  ...request,
  status: 'pending',
  isCancelable: true,
  redirectUrl: null,
  details: {
    transferReference: 'SD42-0000-1234-5678',
    creditorIdentifier: 'NL08ZZZ502057730000',
    ...mandate.details,
    dueDate: momentOf(at).slice(0, 10),
    signatureDate: mandate.signatureDate,
    endToEndIdentifier: 'E2E-1234',
    mandateReference: mandate.mandateReference,
    batchReference: null,
    fileReference: null,
  },
  profileId: 'pfl_QkEhN94Ba',
  _links: {
    self: link(`/payments/${id}`),
    customer: link(`/customers/${request.customerId}`),
    mandate: link(`/customers/${request.customerId}/mandates/${request.mandateId}`),
    dashboard: { href: `https://www.mollie.com/dashboard/org_12345678/payments/${id}`, type: 'text/html' },
    ...documentation('create-payment'),
  },
});

/** What a bank wrote of a try before stays where it is. */
export const paidDebit = (debit: WireDebit, { currency, value }: WireAmount, at: number) => ({
  ...debit,
  status: 'paid',
  isCancelable: undefined,
  paidAt: momentOf(at),
  amountRefunded: { currency, value: '0.00' },
  amountRemaining: { currency, value },
  settlementAmount: { currency, value },
});

export const refusedDebit = (debit: WireDebit, bankReasonCode: string, at: number) => ({
  ...debit,
  status: 'failed',
  isCancelable: undefined,
  failedAt: momentOf(at),
  details: { ...debit.details, bankReasonCode, bankReason: 'In the words of the bank' },
});
