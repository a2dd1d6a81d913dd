import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { methodQueries } from './mollie-methods.js';
import { MollieProvider } from './mollie-provider.js';
import { ProviderError } from './payment-provider.js';

const key = 'test_dHar4XY7LxsDOtmnkVtjNVWXLSlXsM';
const settlementsKey = 'access_of_the_organisation_in_its_tests';

const amount = { currency: 'EUR', value: '10.00' };
const createdAt = '2026-11-25T09:13:37+00:00';
const payment = { resource: 'payment', id: 'tr_1', mode: 'test', status: 'open', amount, method: 'ideal', metadata: null, createdAt };
const refund = { resource: 'refund', id: 're_1', paymentId: 'tr_1', status: 'pending', amount, metadata: null, createdAt };
const chargeback = { resource: 'chargeback', id: 'chb_1', paymentId: 'tr_2', amount, createdAt, reversedAt: null };
const mandate = { resource: 'mandate', id: 'mdt_1', status: 'valid', method: 'directdebit', createdAt };
const settlement = { resource: 'settlement', id: 'stl_1', reference: '1234567.2611.01', status: 'paidout', amount, createdAt };
const method = (id: string) => ({ resource: 'method', id, status: 'activated' });
/** Of a list; Mollie names the next page under its own address, wherever the list was asked for. */
const page = (name: string, items: readonly object[], next: string | null = null) => ({
  count: items.length,
  _embedded: { [name]: items },
  _links: { previous: null, next: next && { href: `https://api.mollie.com/v2${next}`, type: 'application/hal+json' } },
});

/** What Mollie answers by its documentation; null: nothing, with a status of 204. */
const documented: Readonly<Record<string, object | null>> = {
  'POST /payments': payment,
  'GET /payments': page('payments', [payment]),
  'GET /payments/tr_1': payment,
  'POST /payments/tr_1/refunds': refund,
  'GET /payments/tr_1/refunds': page('refunds', [refund]),
  'GET /refunds': page('refunds', [refund]),
  'GET /chargebacks': page('chargebacks', [chargeback]),
  'POST /customers': { resource: 'customer', id: 'cst_1' },
  'DELETE /customers/cst_1': null,
  'POST /customers/cst_1/mandates': mandate,
  'GET /customers/cst_1/mandates/mdt_1': mandate,
  'DELETE /customers/cst_1/mandates/mdt_1': null,
  'GET /methods': page('methods', ['directdebit', 'creditcard', 'klarna', 'ideal'].map(method)),
  'GET /settlements': page('settlements', [settlement]),
  'GET /settlements/stl_1/payments': page('payments', [payment]),
  'GET /settlements/stl_1/refunds': page('refunds', [refund]),
  'GET /settlements/stl_1/chargebacks': page('chargebacks', [chargeback]),
};

interface Asked {
  readonly method: string;
  /** With its query, after `/v2`. */
  readonly path: string;
  readonly key: string | undefined;
  readonly idempotencyKey: string | undefined;
}
type Answer = (response: ServerResponse, asked: Asked) => unknown;

const answered = (response: ServerResponse, status: number, body: object) =>
  response.writeHead(status, { 'content-type': 'application/hal+json' }).end(JSON.stringify(body));
const byTheBook: Answer = (response, { method: verb, path }) => {
  const body = documented[`${verb} ${path.split('?')[0]}`];
  if (body === null) return response.writeHead(204).end();
  return body ? answered(response, 200, body) : answered(response, 404, { status: 404, title: 'Not Found' });
};

const heard: Asked[] = [];
let answer: Answer;
const server = createServer((request, response) => {
  const { method: verb = '', url = '', headers } = request;
  const asked = {
    method: verb,
    path: url.replace(/^\/v2/, ''),
    key: headers.authorization,
    idempotencyKey: headers['idempotency-key']?.toString(),
  };
  heard.push(asked);
  request.resume().once('end', () => answer(response, asked));
});
let endpoint: string;
let provider: MollieProvider;
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v2`;
  provider = new MollieProvider({ key, endpoint, settlementsKey, timeoutMs: 3_000 });
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  heard.length = 0;
  answer = byTheBook;
});

async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const listed: Item[] = [];
  for await (const item of items) listed.push(item);
  return listed;
}
const money = { minor: 1_000, currency: 'EUR' };
const webhookUrl = 'https://www.site.example/api/webhooks/payments';
const order = {
  orderId: 'o1',
  amount: money,
  description: '50 credits',
  method: 'ideal',
  locale: 'nl',
  returnUrl: 'https://www.site.example/credits/return',
  webhookUrl,
} as const;
const signed = {
  mandateId: 'm1',
  reference: 'SITE-1',
  holder: 'T. de Vries',
  iban: 'NL18RABO0213698412',
  signedOn: '2026-11-25',
  locale: 'nl',
} as const;
const debit = { orderId: 'o2', amount: money, description: 'The site o2', customerId: 'cst_1', mandateId: 'mdt_1', webhookUrl };
const wish = { paymentId: 'tr_1', refundId: 'r1', key: 'k1', amount: money, description: 'Withdrawal' };

interface Call {
  readonly act: (at: MollieProvider) => Promise<unknown>;
  /** Its requests, with the idempotency key behind. */
  readonly asks: readonly string[];
  readonly says: unknown;
  /** What it asks for may not be there, and that is its answer. */
  readonly mayBeGone?: readonly number[];
  /** A status of 2xx is enough, whatever is said besides. */
  readonly isUnread?: boolean;
}
const calls: Readonly<Record<string, Call>> = {
  createPayment: { act: (at) => at.createPayment(order), asks: ['POST /payments o1'], says: { id: 'tr_1', status: 'open' } },
  findPayment: {
    act: (at) => at.findPayment('tr_1'),
    asks: ['GET /payments/tr_1?embed=chargebacks'],
    says: { id: 'tr_1' },
    mayBeGone: [404],
  },
  listPayments: { act: (at) => all(at.listPayments(new Date(0))), asks: ['GET /payments?limit=250'], says: [{ id: 'tr_1' }] },
  listReturned: {
    act: (at) => all(at.listReturned(new Date(0))),
    asks: ['GET /refunds?limit=250', 'GET /chargebacks?limit=250'],
    says: ['tr_1', 'tr_2'],
  },
  createRefund: { act: (at) => at.createRefund(wish), asks: ['POST /payments/tr_1/refunds k1'], says: { id: 're_1', status: 'pending' } },
  listRefunds: { act: (at) => at.listRefunds('tr_1'), asks: ['GET /payments/tr_1/refunds?limit=250'], says: [{ id: 're_1' }] },
  createMandate: {
    act: (at) => at.createMandate(signed),
    asks: ['POST /customers m1-customer', 'POST /customers/cst_1/mandates m1-cst_1'],
    says: { customerId: 'cst_1', id: 'mdt_1', status: 'valid' },
  },
  findMandate: {
    act: (at) => at.findMandate('cst_1', 'mdt_1'),
    asks: ['GET /customers/cst_1/mandates/mdt_1'],
    says: { id: 'mdt_1', status: 'valid' },
    mayBeGone: [404, 410],
  },
  revokeMandate: {
    act: (at) => at.revokeMandate('cst_1', 'mdt_1'),
    asks: ['DELETE /customers/cst_1/mandates/mdt_1'],
    says: null,
    mayBeGone: [404, 410],
    isUnread: true,
  },
  deleteCustomer: {
    act: (at) => at.deleteCustomer('cst_1'),
    asks: ['DELETE /customers/cst_1'],
    says: null,
    mayBeGone: [404, 410],
    isUnread: true,
  },
  createDebit: { act: (at) => at.createDebit(debit), asks: ['POST /payments o2'], says: { id: 'tr_1' } },
  listMethods: {
    act: (at) => at.listMethods('EUR'),
    asks: methodQueries('EUR').map((query) => `GET ${query}`),
    says: ['ideal', 'creditcard', 'directdebit'],
  },
  'settlements.list': { act: (at) => all(at.settlements.list(new Date(0))), asks: ['GET /settlements?limit=250'], says: [{ id: 'stl_1' }] },
  'settlements.lines': {
    act: (at) => all(at.settlements.lines({ id: 'stl_1', amount: money })),
    asks: ['payments', 'refunds', 'chargebacks'].map((list) => `GET /settlements/stl_1/${list}?limit=250`),
    says: [{ kind: 'payment' }, { kind: 'refund' }, { kind: 'chargeback' }],
  },
};

describe('Mollie', () => {
  it.each(Object.entries(calls))('is asked by %s as its documentation says, and understood', async (name, { act, asks, says }) => {
    expect({ said: (await act(provider)) ?? null }).toMatchObject({ said: says });
    expect(heard.map(({ method: verb, path, idempotencyKey = '' }) => `${verb} ${path} ${idempotencyKey}`.trim())).toEqual(asks);
    const own = name.startsWith('settlements') ? settlementsKey : key;
    expect(new Set(heard.map((asked) => asked.key))).toEqual(new Set([`Bearer ${own}`]));
  });

  const statuses: readonly (readonly [number, ProviderError['kind']])[] = [
    [401, 'misconfigured'],
    [403, 'misconfigured'],
    [404, 'refused'],
    [409, 'unavailable'],
    [410, 'refused'],
    [422, 'refused'],
    [429, 'unavailable'],
    [500, 'unavailable'],
    [503, 'unavailable'],
  ];
  /** The outcome of each call where every request is answered so, and how often it asked. */
  async function outcomes(bad: Answer, at = provider): Promise<Record<string, unknown>> {
    answer = bad;
    const ended = await Promise.all(
      Object.entries(calls).map(async ([name, { act }]) => {
        const outcome = await act(at).catch((error: unknown) => (error instanceof ProviderError ? error.kind : error));
        return [name, outcome ?? null];
      }),
    );
    expect(heard).toHaveLength(ended.length);
    return Object.fromEntries(ended) as Record<string, unknown>;
  }
  const eachCall = (outcomeOf: (call: Call) => unknown) =>
    Object.fromEntries(Object.entries(calls).map(([name, call]) => [name, outcomeOf(call)]));

  it.each(statuses)('is asked once when it answers %s, which means %s', async (status, kind) => {
    const bad: Answer = (response) => {
      if (status === 429 || status === 503) response.setHeader('retry-after', '0');
      answered(response, status, { status, title: 'As the script says' });
    };
    expect(await outcomes(bad)).toEqual(eachCall(({ mayBeGone }) => (mayBeGone?.includes(status) ? null : kind)));
  });

  const notAnswers: readonly (readonly [string, Answer])[] = [
    ['cut the line', (response) => response.destroy()],
    ['lead elsewhere', (response) => response.writeHead(302, { location: '/v2/elsewhere' }).end()],
    ['answer with a page', (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Down for maintenance</h1>')],
  ];
  it.each(notAnswers)('is asked once when it should %s, and nothing is known then', async (_how, bad) => {
    expect(await outcomes(bad)).toEqual(eachCall(() => 'unavailable'));
  });

  it.each<[string, Answer]>([
    ['say nothing', () => undefined],
    ['begin an answer and leave it', (response) => response.writeHead(200).write('{"resource":')],
  ])('is given up when it should %s', async (_how, bad) => {
    expect(await outcomes(bad, new MollieProvider({ key, endpoint, settlementsKey, timeoutMs: 1_000 }))).toEqual(
      eachCall(() => 'unavailable'),
    );
  });

  it('is not understood with an answer of another shape, where one is read', async () => {
    const outcome = await outcomes((response) => answered(response, 200, { resource: 'profile', id: 'pfl_1' }));
    expect(outcome).toEqual(eachCall(({ isUnread }) => (isUnread ? null : 'unavailable')));
  });

  it('is asked for the next page at our endpoint, whatever address it names', async () => {
    answer = (response, { path }) =>
      answered(response, 200, page('payments', [payment], path.includes('from') ? null : '/payments?from=tr_0&limit=250'));
    expect(await all(provider.listPayments(new Date(0)))).toHaveLength(2);
    expect(heard.map(({ path, key: told }) => [path, told])).toEqual([
      ['/payments?limit=250', `Bearer ${key}`],
      ['/payments?from=tr_0&limit=250', `Bearer ${key}`],
    ]);
  });

  it('is quoted in its own words, and never with the key', async () => {
    answer = (response) => answered(response, 422, { title: 'Unprocessable Entity', detail: 'As the script says.' });
    const refused = await provider.createPayment(order).catch((error: unknown) => error);
    expect(refused).toMatchObject({ status: 422, message: 'Mollie answered 422: Unprocessable Entity As the script says.' });
    answer = (response) => response.destroy();
    const cut = await provider.createPayment(order).catch((error: unknown) => error);
    expect(JSON.stringify([String(refused), String(cut)])).not.toContain(key);
  });

  it('keeps no customer whose account it refuses, and the account is repeated to nobody', async () => {
    answer = (response, asked) => {
      if (!asked.path.endsWith('/mandates')) return byTheBook(response, asked);
      return answered(response, 422, { title: 'Unprocessable Entity', detail: `The bank account ${signed.iban} is invalid` });
    };
    const refused = await provider.createMandate(signed).catch((error: unknown) => error);
    expect(refused).toMatchObject({ name: 'ProviderError', kind: 'refused', status: 422 });
    expect(String(refused)).toContain('is invalid');
    expect(String(refused)).not.toContain('RABO');
    expect(heard.at(-1)).toMatchObject({ method: 'DELETE', path: '/customers/cst_1' });
  });

  it('tells its payouts to nobody without the token of the organisation', async () => {
    const { settlements } = new MollieProvider({ key, endpoint });
    expect(settlements.isReadable).toBe(false);
    await expect(all(settlements.list(new Date(0)))).rejects.toMatchObject({ kind: 'misconfigured' });
    expect(heard).toEqual([]);
  });
});
