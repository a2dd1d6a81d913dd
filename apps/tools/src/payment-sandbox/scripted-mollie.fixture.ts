import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import {
  chargebackOf,
  errorOf,
  failedCard,
  openPayment,
  pageOf,
  paidPayment,
  pendingRefund,
  type PaymentRequest,
  type RefundRequest,
  type WireAmount,
  type WirePayment,
} from './mollie-bodies.fixture.js';
import type { BadAnswer } from './payment-provider-contract.fixture.js';

type WireRefund = ReturnType<typeof pendingRefund>;
type Answer = readonly [status: number, body: object];

export interface Heard {
  readonly method: string;
  readonly url: string;
  readonly key: string | undefined;
}

const minorOf = ({ value }: WireAmount): number => Number(value.replace('.', ''));
const decimal = (minor: number): string => (minor / 100).toFixed(2);

/** Mollie by its documentation: what it answers is written down from there, and nothing of it is shared with our own sandbox. */
export class ScriptedMollie {
  /** Every request that came, the first one first. */
  readonly heard: Heard[] = [];
  private readonly payments: WirePayment[] = [];
  private readonly refunds: WireRefund[] = [];
  private readonly chargebacks: ReturnType<typeof chargebackOf>[] = [];
  private readonly answers = new Map<string, Answer>();
  private readonly badAnswers: BadAnswer[] = [];
  private readonly server = createServer((request, response) => void this.hear(request, response));

  async open(): Promise<string> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    const address = this.server.address();
    return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : ''}/v2`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  /** The next request gets this in place of its answer; what it asks for is not done. */
  next(bad: BadAnswer): void {
    this.badAnswers.push(bad);
  }

  pay(id: string): void {
    const { amount } = this.paymentOf(id);
    this.change(id, (payment) => paidPayment(payment, amount, Date.now()));
  }

  failCard(id: string, reason: string): void {
    this.change(id, (payment) => failedCard(payment, reason, Date.now()));
  }

  chargeBack(id: string): void {
    const { amount } = this.paymentOf(id);
    this.chargebacks.unshift(chargebackOf(id, amount, Date.now()));
    this.change(id, (payment) => ({ ...payment, amountChargedBack: payment.amount }));
  }

  add(request: PaymentRequest): WirePayment {
    const payment = openPayment(`tr_${String(this.payments.length).padStart(10, '0')}`, request, Date.now());
    this.payments.unshift(payment);
    return payment;
  }

  private paymentOf(id: string): WirePayment {
    const payment = this.payments.find((one) => one.id === id);
    if (!payment) throw new Error(`${id} is not known`);
    return payment;
  }

  private change(id: string, change: (payment: WirePayment) => object): void {
    this.payments[this.payments.indexOf(this.paymentOf(id))] = change(this.paymentOf(id)) as WirePayment;
  }

  private async hear(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '', headers } = request;
    this.heard.push({ method, url, key: headers.authorization });
    const text = (await request.toArray()).join('');
    const bad = this.badAnswers.shift();
    if (bad !== undefined) return answerBadly(bad, response);
    const key = headers['idempotency-key'] as string | undefined;
    const given = key === undefined ? undefined : this.answers.get(key);
    const [status, body] = given ?? this.answer(method, new URL(url, 'http://mollie.example'), text ? JSON.parse(text) : null);
    if (key !== undefined) this.answers.set(key, [status, body]);
    response.writeHead(status, { 'content-type': 'application/hal+json; charset=utf-8' }).end(JSON.stringify(body));
  }

  private answer(method: string, { pathname, searchParams }: URL, body: unknown): Answer {
    const [, , resource, id, part] = pathname.split('/');
    if (resource === 'refunds') return [200, pageOf('refunds', this.refunds, null)];
    if (resource === 'chargebacks') return [200, pageOf('chargebacks', this.chargebacks, null)];
    if (resource !== 'payments') return [404, errorOf(404, 'No such resource')];
    if (id === undefined) return method === 'POST' ? [201, this.add(body as PaymentRequest)] : this.page(searchParams);
    const payment = this.payments.find((one) => one.id === id);
    if (!payment) return [404, errorOf(404, `No payment exists with token ${id}.`)];
    if (part === undefined) return [200, payment];
    const ofPayment = this.refunds.filter(({ paymentId }) => paymentId === id);
    return method === 'POST' ? this.refund(payment, body as RefundRequest) : [200, pageOf('refunds', ofPayment, null)];
  }

  private page(query: URLSearchParams): Answer {
    const limit = Number(query.get('limit') ?? 50);
    if (limit > 250) return [400, errorOf(400, 'The maximum limit is 250', 'limit')];
    const from = query.get('from');
    const first = from === null ? 0 : this.payments.findIndex(({ id }) => id === from);
    const next = this.payments[first + limit];
    const items = this.payments.slice(first, first + limit);
    return [200, pageOf('payments', items, next ? `/payments?from=${next.id}&limit=${limit}` : null)];
  }

  private refund(payment: WirePayment, request: RefundRequest): Answer {
    const { amountRefunded, amountRemaining } = payment as Partial<Record<'amountRefunded' | 'amountRemaining', WireAmount>>;
    if (!amountRefunded || !amountRemaining) return [422, errorOf(422, 'The payment is not paid')];
    if (minorOf(request.amount) > minorOf(amountRemaining)) return [422, errorOf(422, 'The amount is higher than the maximum', 'amount')];
    const refund = pendingRefund(`re_${String(this.refunds.length).padStart(10, '0')}`, payment.id, request);
    this.refunds.unshift(refund);
    const { currency } = payment.amount;
    const moved = minorOf(request.amount);
    this.change(payment.id, (now) => ({
      ...now,
      amountRefunded: { currency, value: decimal(minorOf(amountRefunded) + moved) },
      amountRemaining: { currency, value: decimal(minorOf(amountRemaining) - moved) },
    }));
    return [201, refund];
  }
}

function answerBadly(bad: BadAnswer, response: ServerResponse): void {
  if (typeof bad === 'number') {
    const headers = { 'content-type': 'application/hal+json', ...(bad === 429 || bad === 503 ? { 'retry-after': '0' } : {}) };
    response.writeHead(bad, headers).end(JSON.stringify(errorOf(bad, 'As the script says.')));
  } else if (bad === 'cut') response.destroy();
  else if (bad === 'slow end') response.writeHead(200, { 'content-type': 'application/hal+json' }).write('{"resource":');
  else if (bad === 'no json') response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Down for maintenance</h1>');
  else if (bad === 'other json')
    response.writeHead(200, { 'content-type': 'application/hal+json' }).end('{"resource":"customer","id":"cst_1"}');
  else if (bad === 'redirect') response.writeHead(302, { location: '/v2/elsewhere' }).end();
  // 'slow': there is no answer at all.
}
