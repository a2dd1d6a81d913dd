import { paymentMethods, type PaymentMethod } from '#contracts';
import { MollieClient } from './mollie-client.js';
import { toCustomerId, toMollieCustomer, toMollieDebit, toMollieMandate, toProviderMandate } from './mollie-mandate-wire.js';
import { MollieSettlements } from './mollie-settlements.js';
import { methodQueries, toMethods } from './mollie-methods.js';
import { toMolliePayment, toMollieRefund, toPage, toProviderPayment, toProviderRefund, toReturn } from './mollie-wire.js';
import {
  PaymentProvider,
  ProviderError,
  type NewDebit,
  type NewMandate,
  type NewPayment,
  type NewRefund,
  type ProviderMandate,
  type ProviderPayment,
  type ProviderRefund,
} from './payment-provider.js';

export interface MollieOptions {
  /** Begins with `live_` or `test_`. */
  readonly key: string;
  /** Up to and with `/v2`. */
  readonly endpoint: string;
  /** An access token of the organisation; without it settlements cannot be read. */
  readonly settlementsKey?: string | undefined;
  /** How long a method waits, less than the ten seconds of the port. */
  readonly timeoutMs?: number;
  /** How many a list is asked for at once; Mollie gives 250 at most. */
  readonly pageSize?: number;
}

/** Mollie's Payments API v2, at any endpoint that speaks it. */
export class MollieProvider extends PaymentProvider {
  readonly name = 'mollie';
  readonly mode: 'live' | 'test';
  readonly settlements: MollieSettlements;
  private readonly client: MollieClient;
  private readonly timeoutMs: number;
  private readonly pageSize: number;
  private readonly read: (answer: unknown) => ProviderPayment;

  constructor({ key, endpoint, settlementsKey, timeoutMs = 9_000, pageSize = 250 }: MollieOptions) {
    super();
    this.mode = key.startsWith('live_') ? 'live' : 'test';
    this.client = new MollieClient(key, endpoint);
    this.timeoutMs = timeoutMs;
    this.pageSize = pageSize;
    this.settlements = new MollieSettlements(settlementsKey === undefined ? null : new MollieClient(settlementsKey, endpoint), {
      timeoutMs,
      pageSize,
    });
    this.read = (answer) => toProviderPayment(answer, endpoint);
  }

  async createPayment(payment: NewPayment): Promise<ProviderPayment> {
    const options = { method: 'POST', body: toMolliePayment(payment), idempotencyKey: payment.orderId, signal: this.deadline() } as const;
    return this.read(await this.client.request('/payments', options));
  }

  async findPayment(id: string): Promise<ProviderPayment | null> {
    // A chargeback says why the bank took the money back.
    const answer = await unlessGone([404], this.client.request(`${pathOf(id)}?embed=chargebacks`, { signal: this.deadline() }));
    return answer === null ? null : this.read(answer);
  }

  async *listPayments(since: Date, patience?: AbortSignal): AsyncIterable<ProviderPayment> {
    yield* this.list('payments', this.read, since, patience);
  }

  async *listReturned(since: Date): AsyncIterable<string> {
    for await (const { paymentId } of this.list('refunds', toReturn, since)) yield paymentId;
    for await (const { paymentId } of this.list('chargebacks', toReturn, since)) yield paymentId;
  }

  /** All of a kind, the newest first, down to a moment. */
  private async *list<Item extends { readonly createdAt: Date }>(
    name: 'payments' | 'refunds' | 'chargebacks',
    read: (item: unknown) => Item,
    since: Date,
    patience?: AbortSignal,
  ): AsyncIterable<Item> {
    const wholeSecond = Math.floor(since.getTime() / 1000) * 1000; // Mollie tells no parts of a second
    for (let query: string | null = `?limit=${this.pageSize}`; query !== null;) {
      const answer = await this.client.request(`/${name}${query}`, { signal: this.deadline(patience) });
      const { items, next } = toPage(answer, name);
      for (const item of items.map(read)) {
        if (item.createdAt.getTime() < wholeSecond) return;
        yield item;
      }
      query = next;
    }
  }

  async createRefund(refund: NewRefund): Promise<ProviderRefund> {
    const options = { method: 'POST', body: toMollieRefund(refund), idempotencyKey: refund.key, signal: this.deadline() } as const;
    return toProviderRefund(await this.client.request(`${pathOf(refund.paymentId)}/refunds`, options));
  }

  async listRefunds(paymentId: string): Promise<readonly ProviderRefund[]> {
    const signal = this.deadline();
    const refunds: ProviderRefund[] = [];
    for (let query: string | null = `?limit=${this.pageSize}`; query !== null;) {
      const { items, next } = toPage(await this.client.request(`${pathOf(paymentId)}/refunds${query}`, { signal }), 'refunds');
      refunds.push(...items.map(toProviderRefund));
      query = next;
    }
    return refunds;
  }

  /** Mollie keeps mandates of its customers: each of ours is that of a customer of its own. */
  async createMandate(mandate: NewMandate): Promise<ProviderMandate> {
    const signal = this.deadline();
    const { mandateId } = mandate;
    const customer = { method: 'POST', body: toMollieCustomer(mandate), idempotencyKey: `${mandateId}-customer`, signal } as const;
    const customerId = toCustomerId(await this.client.request('/customers', customer));
    // With the id of the customer in its key: after the hour of the first key there is another customer, and another request.
    const wish = { method: 'POST', body: toMollieMandate(mandate), idempotencyKey: `${mandateId}-${customerId}`, signal } as const;
    try {
      return toProviderMandate(await this.client.request(mandatesOf(customerId), wish), customerId);
    } catch (error) {
      // The name of somebody by whose account nothing can be collected stays nowhere.
      if (error instanceof ProviderError && error.kind === 'refused') await this.deleteCustomer(customerId);
      throw error;
    }
  }

  async findMandate(customerId: string, id: string): Promise<ProviderMandate | null> {
    const answer = await unlessGone([404, 410], this.client.request(mandatePath(customerId, id), { signal: this.deadline() }));
    return answer === null ? null : toProviderMandate(answer, customerId);
  }

  async revokeMandate(customerId: string, id: string): Promise<void> {
    await unlessGone([404, 410], this.client.request(mandatePath(customerId, id), { method: 'DELETE', signal: this.deadline() }));
  }

  async deleteCustomer(customerId: string): Promise<void> {
    await unlessGone([404, 410], this.client.request(customerPath(customerId), { method: 'DELETE', signal: this.deadline() }));
  }

  async createDebit(debit: NewDebit): Promise<ProviderPayment> {
    const options = { method: 'POST', body: toMollieDebit(debit), idempotencyKey: debit.orderId, signal: this.deadline() } as const;
    return this.read(await this.client.request('/payments', options));
  }

  async listMethods(currency: string): Promise<readonly PaymentMethod[]> {
    const signal = this.deadline();
    const methods: PaymentMethod[] = [];
    for (const query of methodQueries(currency)) methods.push(...toMethods(await this.client.request(query, { signal }), query));
    return paymentMethods.filter((method) => methods.includes(method));
  }

  private deadline(patience?: AbortSignal): AbortSignal {
    const ofRequest = AbortSignal.timeout(this.timeoutMs);
    return patience ? AbortSignal.any([ofRequest, patience]) : ofRequest;
  }
}

const pathOf = (paymentId: string): string => `/payments/${encodeURIComponent(paymentId)}`;
const customerPath = (customerId: string): string => `/customers/${encodeURIComponent(customerId)}`;
const mandatesOf = (customerId: string): string => `${customerPath(customerId)}/mandates`;
const mandatePath = (customerId: string, id: string): string => `${mandatesOf(customerId)}/${encodeURIComponent(id)}`;

/** Null for what is not there (404), or not there any more (410). */
async function unlessGone(statuses: readonly number[], answer: Promise<unknown>): Promise<unknown> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ProviderError && error.status !== undefined && statuses.includes(error.status)) return null;
    throw error;
  }
}
