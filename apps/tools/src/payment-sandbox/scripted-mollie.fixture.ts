import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import {
  chargebackOf,
  errorOf,
  failedCard,
  methodsOf,
  momentOf,
  openPayment,
  pageOf,
  paidPayment,
  pendingRefund,
  type PaymentRequest,
  type RefundRequest,
  type WireAmount,
  type WirePayment,
} from './mollie-bodies.fixture.js';
import { paidDebit, pendingDebit, refusedDebit, type DebitRequest, type WireDebit } from './mollie-debit-bodies.fixture.js';
import { ScriptedMollieSettlements } from './scripted-mollie-settlements.fixture.js';
import type { BadAnswer } from './payment-provider-contract.fixture.js';
import { ScriptedMandates } from './scripted-mandates.fixture.js';

type WireRefund = ReturnType<typeof pendingRefund>;
type Answer = readonly [status: number, body: object];

/** How long a key lives: https://docs.mollie.com/reference/api-idempotency. */
const KEY_LIVES_MS = 3_600_000;

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
  private readonly payments: (WirePayment | WireDebit)[] = [];
  private readonly refunds: WireRefund[] = [];
  private readonly chargebacks: ReturnType<typeof chargebackOf>[] = [];
  private readonly settlements = new ScriptedMollieSettlements(
    () => ({ payments: this.payments, refunds: this.refunds, chargebacks: this.chargebacks }),
    () => momentOf(this.now()),
  );
  private readonly answers = new Map<string, { readonly answer: Answer; readonly at: number }>();
  private readonly badAnswers: BadAnswer[] = [];
  private losing = 0;
  private readonly server = createServer((request, response) => void this.hear(request, response));
  private readonly mandates: ScriptedMandates;

  /** `now`: milliseconds, as `Date.now` tells them. */
  constructor(private readonly now: () => number = Date.now) {
    this.mandates = new ScriptedMandates(now);
  }

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

  /** The next request is done, and its answer gets lost. */
  loseAnswer(): void {
    this.losing += 1;
  }

  pay(id: string): void {
    const { amount } = this.paymentOf(id);
    this.change(id, (payment) => (isDebit(payment) ? paidDebit(payment, amount, this.now()) : paidPayment(payment, amount, this.now())));
  }

  failCard(id: string, reason: string): void {
    this.change(id, (payment) => (isDebit(payment) ? payment : failedCard(payment, reason, this.now())));
  }

  refuseDebit(id: string, code: string): void {
    this.change(id, (payment) => (isDebit(payment) ? refusedDebit(payment, code, this.now()) : payment));
  }

  moveMandate(id: string, status: string): void {
    this.mandates.move(id, status);
  }

  /** All of it, or a part. Answers the id of the chargeback. */
  chargeBack(paymentId: string, minor = minorOf(this.paymentOf(paymentId).amount), code = 'AC01'): string {
    const id = `chb_${String(this.chargebacks.length).padStart(10, '0')}`;
    const { currency } = this.paymentOf(paymentId).amount;
    this.chargebacks.unshift(chargebackOf(id, paymentId, { currency, value: decimal(minor) }, code, this.now()));
    this.count(paymentId);
    return id;
  }

  reverseChargeback(id: string): void {
    const chargeback = this.chargebacks.find((one) => one.id === id);
    if (!chargeback) throw new Error(`${id} is not known`);
    chargeback.reversedAt = momentOf(this.now());
    this.count(chargeback.paymentId);
  }

  /** Somebody refunds in the dashboard: nothing of ours is written on it. */
  refundThere(paymentId: string, minor: number): string {
    const { currency } = this.paymentOf(paymentId).amount;
    return this.addRefund(paymentId, { amount: { currency, value: decimal(minor) }, description: 'By phone', metadata: null }).id;
  }

  moveRefund(id: string, status: string): void {
    const refund = this.refunds.find((one) => one.id === id);
    if (!refund) throw new Error(`${id} is not known`);
    refund.status = status;
    this.count(refund.paymentId);
  }

  /** Pays out what is not paid out yet. */
  settle(): void {
    this.settlements.settle();
  }

  add(request: PaymentRequest): WirePayment {
    const payment = openPayment(this.nextId(), request, this.now());
    this.payments.unshift(payment);
    return payment;
  }

  private nextId(): string {
    return `tr_${String(this.payments.length).padStart(10, '0')}`;
  }

  private paymentOf(id: string): WirePayment | WireDebit {
    const payment = this.payments.find((one) => one.id === id);
    if (!payment) throw new Error(`${id} is not known`);
    return payment;
  }

  private change(id: string, change: (payment: WirePayment | WireDebit) => object): void {
    this.payments[this.payments.indexOf(this.paymentOf(id))] = change(this.paymentOf(id)) as WirePayment;
  }

  private async hear(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '', headers } = request;
    this.heard.push({ method, url, key: headers.authorization });
    const text = (await request.toArray()).join('');
    const bad = this.badAnswers.shift();
    if (bad !== undefined) return answerBadly(bad, response);
    const key = headers['idempotency-key'] as string | undefined;
    const [status, body] = this.given(key) ?? this.answer(method, new URL(url, 'http://mollie.example'), text ? JSON.parse(text) : null);
    if (key !== undefined && !this.given(key)) this.answers.set(key, { answer: [status, body], at: this.now() });
    if (this.losing > 0) {
      this.losing -= 1;
      return void response.destroy();
    }
    if (status === 204) return void response.writeHead(204).end();
    response.writeHead(status, { 'content-type': 'application/hal+json; charset=utf-8' }).end(JSON.stringify(body));
  }

  private given(key: string | undefined): Answer | undefined {
    const known = key === undefined ? undefined : this.answers.get(key);
    return known && this.now() - known.at < KEY_LIVES_MS ? known.answer : undefined;
  }

  private answer(method: string, { pathname, searchParams }: URL, body: unknown): Answer {
    const [, , resource, id, part, mandateId] = pathname.split('/');
    if (resource === 'methods') return [200, methodsOf(searchParams)];
    if (resource === 'refunds') return page('refunds', '/refunds', this.refunds, searchParams);
    if (resource === 'chargebacks') return page('chargebacks', '/chargebacks', this.chargebacks, searchParams);
    if (resource === 'customers') return this.mandates.answer(method, id, mandateId, body);
    if (resource === 'settlements') return this.settlement(id, part, searchParams);
    if (resource !== 'payments') return [404, errorOf(404, 'No such resource')];
    if (id === undefined) return method === 'POST' ? this.create(body) : page('payments', '/payments', this.payments, searchParams);
    const payment = this.payments.find((one) => one.id === id);
    if (!payment) return [404, errorOf(404, `No payment exists with token ${id}.`)];
    if (part === undefined) return [200, { ...payment, ...this.embedded(id, searchParams) }];
    const ofPayment = this.refunds.filter(({ paymentId }) => paymentId === id);
    return method === 'POST'
      ? this.refund(payment, body as RefundRequest)
      : page('refunds', `/payments/${id}/refunds`, ofPayment, searchParams);
  }

  private create(body: unknown): Answer {
    const request = body as PaymentRequest | DebitRequest;
    if (!('sequenceType' in request)) return [201, this.add(request)];
    const mandate = this.mandates.valid(request.customerId, request.mandateId);
    if (!mandate) return [422, errorOf(422, 'No suitable mandates found for customer', 'mandateId')];
    const debit = pendingDebit(this.nextId(), request, mandate, this.now());
    this.payments.unshift(debit);
    return [201, debit];
  }

  private embedded(id: string, query: URLSearchParams): object {
    const chargebacks = this.chargebacks.filter(({ paymentId }) => paymentId === id);
    return query.get('embed') === 'chargebacks' ? { _embedded: { chargebacks } } : {};
  }

  private settlement(id: string | undefined, part: string | undefined, query: URLSearchParams): Answer {
    const { settled } = this.settlements;
    if (id === undefined) {
      const bodies = settled.map(({ body }) => body);
      return page('settlements', '/settlements', bodies, query);
    }
    const found = settled.find(({ body }) => body.id === id);
    if (!found) return [404, errorOf(404, `No settlement exists with token ${id}.`)];
    return part === undefined ? [200, found.body] : page(part, `/settlements/${id}/${part}`, found.of[part] ?? [], query);
  }

  private refund(payment: WirePayment | WireDebit, request: RefundRequest): Answer {
    const { amountRefunded, amountRemaining } = payment as Partial<Record<'amountRefunded' | 'amountRemaining', WireAmount>>;
    if (!amountRefunded || !amountRemaining) return [422, errorOf(422, 'The payment is not paid')];
    if (minorOf(request.amount) > minorOf(amountRemaining)) return [422, errorOf(422, 'The amount is higher than the maximum', 'amount')];
    return [201, this.addRefund(payment.id, request)];
  }

  private addRefund(paymentId: string, request: RefundRequest): WireRefund {
    const refund = pendingRefund(`re_${String(this.refunds.length).padStart(10, '0')}`, paymentId, request, this.now());
    this.refunds.unshift(refund);
    this.count(paymentId);
    return refund;
  }

  /** What went back, and what is left: a refund counts until it fails or is cancelled, a chargeback until it is reversed. */
  private count(id: string): void {
    const { amount } = this.paymentOf(id);
    const sum = (items: readonly { amount: WireAmount }[]) => items.reduce((total, item) => total + minorOf(item.amount), 0);
    const refunded = sum(this.refunds.filter(({ paymentId, status }) => paymentId === id && status !== 'failed' && status !== 'canceled'));
    const chargedBack = sum(this.chargebacks.filter(({ paymentId, reversedAt }) => paymentId === id && reversedAt === null));
    const money = (minor: number): WireAmount => ({ currency: amount.currency, value: decimal(minor) });
    this.change(id, (payment) => ({
      ...payment,
      amountRefunded: money(refunded),
      amountRemaining: money(Math.max(0, minorOf(amount) - refunded - chargedBack)),
      amountChargedBack: chargedBack > 0 ? money(chargedBack) : undefined,
    }));
  }
}

const isDebit = (payment: WirePayment | WireDebit): payment is WireDebit => payment.method === 'directdebit';

/** A page of a list that begins with the newest. */
function page(name: string, path: string, all: readonly { readonly id: string }[], query: URLSearchParams): Answer {
  const limit = Number(query.get('limit') ?? 50);
  if (limit > 250) return [400, errorOf(400, 'The maximum limit is 250', 'limit')];
  const from = query.get('from');
  const first = from === null ? 0 : all.findIndex(({ id }) => id === from);
  const next = all[first + limit];
  return [200, pageOf(name, all.slice(first, first + limit), next ? `${path}?from=${next.id}&limit=${limit}` : null)];
}

function answerBadly(bad: BadAnswer, response: ServerResponse): void {
  if (typeof bad === 'number') {
    const headers = { 'content-type': 'application/hal+json', ...(bad === 429 || bad === 503 ? { 'retry-after': '0' } : {}) };
    response.writeHead(bad, headers).end(JSON.stringify(errorOf(bad, 'As the script says.')));
  } else if (bad === 'cut') response.destroy();
  else if (bad === 'slow end') response.writeHead(200, { 'content-type': 'application/hal+json' }).write('{"resource":');
  else if (bad === 'no json') response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Down for maintenance</h1>');
  else if (bad === 'other json')
    response.writeHead(200, { 'content-type': 'application/hal+json' }).end('{"resource":"profile","id":"pfl_1"}');
  else if (bad === 'redirect') response.writeHead(302, { location: '/v2/elsewhere' }).end();
  // 'slow': there is no answer at all.
}
