import { setTimeout as sleep } from 'node:timers/promises';
import type { Purchase, Purchases } from './purchases.js';
import type { Stage } from './stage.js';

const CALLERS = 16;
const PATIENCE_MS = 120_000;

/** The provider's call about one payment. */
export async function callWebhook(url: string, { pspRef }: Pick<Purchase, 'pspRef'>): Promise<void> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const response = await fetch(`${url}/api/webhooks/payments`, { method: 'POST', headers, body: `id=${pspRef}` });
  await response.text();
  if (!response.ok) throw new Error(`the webhook answered ${response.status}`);
}

/** Calls about all payments, 16 at a time, and waits until every order is paid; how many were settled a second. */
export async function settle(url: string, purchases: Purchases, called: readonly Purchase[]): Promise<number> {
  const startedAt = performance.now();
  let turn = 0;
  await Promise.all(
    Array.from({ length: CALLERS }, async () => {
      for (let next = called[turn++]; next; next = called[turn++]) await callWebhook(url, next);
    }),
  );
  await untilSettled(purchases, called);
  return (called.length * 1_000) / (performance.now() - startedAt);
}

export async function untilSettled(purchases: Purchases, called: readonly Purchase[]): Promise<void> {
  for (const deadline = performance.now() + PATIENCE_MS; performance.now() < deadline; await sleep(20))
    if ((await purchases.countWaiting(called)) === 0) return;
  throw new Error(`${await purchases.countWaiting(called)} of ${called.length} orders were not settled`);
}

/** Nothing that was told to the worker is left to do. */
export async function untilIdle({ owner }: Stage): Promise<void> {
  for (const deadline = performance.now() + PATIENCE_MS; performance.now() < deadline; await sleep(100)) {
    const { rows } = await owner.query<{ left: number }>('select count(*)::int as left from events.outbox where due < now()');
    if (rows[0]?.left === 0) return;
  }
  throw new Error('the worker does not come to its end');
}
