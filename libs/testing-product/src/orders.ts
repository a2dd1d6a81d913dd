import { randomUUID } from 'node:crypto';
import type { OrderAnswer, OrderView, PaymentMethod, PricesAnswer } from '#contracts';
import type { Answer, Caller } from './callers.js';

export interface OrderWish {
  readonly method?: PaymentMethod;
  /** How many credits; without one, the smallest bundle. */
  readonly credits?: number;
  readonly code?: string;
}

/** Orders a bundle at its price of the moment, as the member app does; whether another one waits for a transfer was asked before. */
export async function placeOrder(who: Caller, { method = 'ideal', credits, code }: OrderWish = {}): Promise<OrderView> {
  const { body } = (await who.get(`/api/prices${code ? `?code=${code}` : ''}`)) as Answer<PricesAnswer>;
  const bundle = body.prices.bundles.find((one) => one.credits === credits) ?? body.prices.bundles[0];
  const order = {
    bundle_id: bundle?.id,
    method,
    expected: bundle?.payable,
    consent: body.prices.consent,
    despite_open: true,
    ...(code && { code }),
  };
  const answer = (await who.post('/api/orders').set('idempotency-key', randomUUID()).send(order)) as Answer<OrderAnswer>;
  if (!answer.ok) throw new Error(`the order answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  return answer.body.payment;
}
