/** The bodies of the Payments API as docs.mollie.com prints them: create, get and list payments, refunds, pagination, handling errors. */

export interface WireAmount {
  readonly currency: string;
  readonly value: string;
}

/** What a request to make a payment says, as far as the answer repeats it. */
export interface PaymentRequest {
  readonly amount: WireAmount;
  readonly description: string;
  readonly method: string;
  readonly locale: string;
  readonly redirectUrl: string;
  readonly webhookUrl: string;
  readonly metadata: unknown;
}
export interface RefundRequest {
  readonly amount: WireAmount;
  readonly description: string;
  readonly metadata: unknown;
}

export const home = 'https://api.mollie.com/v2';
export const link = (href: string, type = 'application/hal+json') => ({ href, type });
export const documentation = (page: string) => ({ documentation: link(`https://docs.mollie.com/reference/${page}`, 'text/html') });
/** Whole seconds with the offset, never parts of them. */
export const momentOf = (at: number): string => new Date(at).toISOString().replace(/\.\d{3}Z$/, '+00:00');

const transferDetails = {
  bankName: 'Stichting Mollie Payments',
  bankAccount: 'NL53ABNA0627535577',
  bankBic: 'ABNANL2A',
  transferReference: 'RF12-3456-7890-1234',
};

export type WirePayment = ReturnType<typeof openPayment>;
export const openPayment = (id: string, request: PaymentRequest, at: number) => ({
  resource: 'payment',
  id,
  mode: 'test',
  createdAt: momentOf(at),
  ...request,
  status: 'open',
  isCancelable: false,
  expiresAt: momentOf(at + 15 * 60_000),
  details: request.method === 'banktransfer' ? transferDetails : null,
  profileId: 'pfl_QkEhN94Ba',
  sequenceType: 'oneoff',
  _links: {
    self: link(`${home}/payments/${id}`),
    checkout: link(`https://www.mollie.com/payscreen/select-method/${id.slice(3)}`, 'text/html'),
    dashboard: link(`https://www.mollie.com/dashboard/org_12345678/payments/${id}`, 'text/html'),
    ...documentation('create-payment'),
  },
});

/** Without what a payment that has ended no longer says. */
const ended = (payment: WirePayment) => ({
  ...payment,
  isCancelable: undefined,
  expiresAt: undefined,
  _links: { ...payment._links, checkout: undefined },
});

export const paidPayment = (payment: WirePayment, { currency, value }: WireAmount, at: number) => ({
  ...ended(payment),
  status: 'paid',
  paidAt: momentOf(at),
  amountRefunded: { currency, value: '0.00' },
  amountRemaining: { currency, value },
  countryCode: 'NL',
  settlementAmount: { currency, value },
  details: { consumerName: 'T. TEST', consumerAccount: 'NL17RABO0213698412', consumerBic: 'TESTNL99' },
});

export const failedCard = (payment: WirePayment, failureReason: string, at: number) => ({
  ...ended(payment),
  status: 'failed',
  failedAt: momentOf(at),
  details: {
    cardNumber: '6787',
    cardHolder: 'T. TEST',
    cardAudience: 'consumer',
    cardLabel: 'Mastercard',
    cardCountryCode: 'NL',
    cardSecurity: 'normal',
    feeRegion: 'other',
    failureReason,
    failureMessage: 'Your card was declined.',
  },
});

export const chargebackOf = (id: string, paymentId: string, amount: WireAmount, code: string, at: number) => ({
  resource: 'chargeback',
  id,
  amount,
  settlementAmount: { ...amount, value: `-${amount.value}` },
  createdAt: momentOf(at),
  reason: { code, description: 'In the words of the bank' },
  paymentId,
  reversedAt: null as string | null,
  _links: {
    self: link(`${home}/payments/${paymentId}/chargebacks/${id}`),
    payment: link(`${home}/payments/${paymentId}`),
  },
});

export const pendingRefund = (id: string, paymentId: string, request: RefundRequest, at: number) => ({
  resource: 'refund',
  id,
  mode: 'test',
  ...request,
  settlementAmount: { currency: request.amount.currency, value: `-${request.amount.value}` },
  status: 'pending',
  paymentId,
  createdAt: momentOf(at),
  _links: {
    self: link(`${home}/payments/${paymentId}/refunds/${id}`),
    payment: link(`${home}/payments/${paymentId}`),
    ...documentation('create-refund'),
  },
});

/** `next`: path and query of the page after this one, under the address of Mollie, wherever the list was asked for. */
export const pageOf = (name: string, items: readonly object[], next: string | null) => ({
  count: items.length,
  _embedded: { [name]: items },
  _links: {
    self: link(`${home}/${name}?limit=250`),
    previous: null,
    next: next === null ? null : link(`${home}${next}`),
    ...documentation(`list-${name}`),
  },
});

const method = (id: string, description: string, status: string | null = null) => ({
  resource: 'method',
  id,
  description,
  minimumAmount: { value: '0.01', currency: 'EUR' },
  maximumAmount: { value: '50000.00', currency: 'EUR' },
  status,
  _links: { self: link(`${home}/methods/${id}`) },
});

/**
 * What is switched on for an account, as https://docs.mollie.com/reference/list-methods tells it: wallets only when they are named, debits only
 * among what recurs, and some that nobody here knows.
 */
export const methodsOf = (query: URLSearchParams) => {
  const isEuro = query.get('amount[currency]') === 'EUR';
  const recurring = [method('creditcard', 'Card'), ...(isEuro ? [method('directdebit', 'SEPA Direct Debit')] : [])];
  const oneoff = [
    ...(isEuro ? [method('ideal', 'iDEAL'), method('klarna', 'Klarna'), method('banktransfer', 'Bank transfer')] : []),
    method('creditcard', 'Card', 'activated'),
    method('paypal', 'PayPal', 'pending-boarding'),
    ...(query.get('includeWallets') === 'applepay' ? [method('applepay', 'Apple Pay')] : []),
  ];
  const methods = query.get('sequenceType') === 'recurring' ? recurring : oneoff;
  return { count: methods.length, _embedded: { methods }, _links: { self: link(`${home}/methods`), ...documentation('list-methods') } };
};

const titles: Readonly<Record<number, string>> = {
  401: 'Unauthorized Request',
  403: 'Forbidden',
  404: 'Not Found',
  409: 'Conflict',
  410: 'Gone',
  422: 'Unprocessable Entity',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
};

export const errorOf = (status: number, detail: string, field?: string) => ({
  status,
  title: titles[status] ?? 'Error',
  detail,
  ...(field ? { field } : {}),
  _links: documentation('handling-errors'),
});
