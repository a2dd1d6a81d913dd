import { randomUUID } from 'node:crypto';
import { currentEnvironment } from '#config';
import type { OrderAnswer, OrderView, PaymentMethod, PricesAnswer } from '#contracts';
import type { Answer, Caller } from './callers.js';

export interface OrderWish {
  readonly method?: PaymentMethod;
  /** How many credits; without one, the smallest bundle. */
  readonly credits?: number;
}

/** Orders a bundle at its price of the moment, as the member app does. */
export async function placeOrder(who: Caller, { method = 'ideal', credits }: OrderWish = {}): Promise<OrderView> {
  const { body } = (await who.get('/api/prices')) as Answer<PricesAnswer>;
  const bundle = body.prices.bundles.find((one) => one.credits === credits) ?? body.prices.bundles[0];
  const consent = { version: body.prices.consent_version, start_at_once: true, pay_for_use: true };
  const order = { bundle_id: bundle?.id, method, expected: bundle?.payable, consent };
  const answer = (await who.post('/api/orders').set('idempotency-key', randomUUID()).send(order)) as Answer<OrderAnswer>;
  if (!answer.ok) throw new Error(`the order answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  return answer.body.payment;
}

/** What the payment sandbox can be told. `never`: the shop hears nothing of it. */
interface Outcome {
  readonly status: 'paid' | 'failed' | 'canceled' | 'expired' | 'pending';
  readonly webhook?: 'once' | 'twice' | 'never';
  readonly failure_reason?: string;
}

/** The bank of the payment sandbox, in the place of a person at its page. */
export class PaymentBank {
  private readonly key = currentEnvironment()['MOLLIE_KEY'] ?? '';
  private readonly endpoint = currentEnvironment()['MOLLIE_ENDPOINT'] ?? '';

  /** Decides about the payment of an order, or about one by its own id. */
  async decide(idOrOrder: string, outcome: Outcome): Promise<void> {
    await this.call(`payments/${idOrOrder}`, { webhook: 'once', wrong: 'none', ...outcome });
  }

  /** Id of the payment of an order, as the provider calls it. */
  async paymentOf(orderId: string): Promise<string> {
    return ((await this.call(`payments/${orderId}`)) as { payment: { id: string } }).payment.id;
  }

  private async call(path: string, body?: object): Promise<unknown> {
    const answer = await fetch(new URL(`/control/${path}`, this.endpoint), {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${this.key}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`the payment sandbox answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  }
}
