import type { Purchase, Purchases } from './purchases.js';
import type { Stage } from './stage.js';
import { until } from './until.js';

const CALLERS = 16;

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

export const untilSettled = (purchases: Purchases, called: readonly Purchase[]): Promise<boolean> =>
  until(async () => (await purchases.countWaiting(called)) === 0 || undefined, `not all of ${called.length} orders were settled`, {
    pauseMs: 20,
  });

/** Nothing that was told to the worker is left to do: of what is due, or of one reaction, whenever it is due. */
export const untilIdle = ({ owner }: Stage, reaction: string | null = null): Promise<boolean> =>
  until(async () => {
    const { rows } = await owner.query<{ left: number }>(
      `select count(*)::int as left from events.outbox where case when $1::text is null then due < now() else reaction = $1 end`,
      [reaction],
    );
    return rows[0]?.left === 0 || undefined;
  }, 'the worker does not come to its end');
