import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { ClearFault } from '../clear-fault.js';
import { Random } from '../seed/random.js';
import type { Product } from '../start/product.js';
import { Buyers } from './buyers.js';
import { signalPart, type Fault } from './faults.js';
import { LossyProxy } from './lossy-proxy.js';
import { faultsInOrders, judgeOrders } from './order-verdict.js';
import type { Outcome } from './outcome.js';
import { ProviderSide } from './provider-side.js';
import { RECOVERY_S, Strikes } from './strikes.js';

const BUYERS = 40;
const LOST_ANSWERS = 0.1;
const SHORTEST_S = 60;
const FASTEST = 20;
/** A payment that is pending is paid after a minute. */
const PENDING_S = 75;
/** The provider is asked about open orders after these times; see `pauseBeforeAsking`. */
const jumps = ['6 minutes', '70 minutes', '26 hours', '50 hours', '74 hours'] as const;

/** Members buy while everything breaks; then provider, orders and books are compared. */
export async function breakOrders(product: Product, orders: number, seed: number): Promise<Outcome> {
  const random = new Random(seed, 1);
  let losing = LOST_ANSWERS;
  const proxies = await Promise.all(product.urls.map((url) => LossyProxy.before(url, () => random.chance(losing))));
  const provider = new ProviderSide(product.payments);
  const buyers = await Buyers.gather({ ownerUrl: product.ownerUrl, size: BUYERS, seed, urls: proxies.map(({ url }) => url), provider });
  try {
    const perSecond = Math.min(FASTEST, orders / SHORTEST_S);
    const strikes = new Strikes(product, random, providerFaults(product, provider));
    console.log(`${BUYERS} buyers, ${product.urls.length} API processes, ${orders} orders, ${Math.round(perSecond)} a second`);
    const startedAt = performance.now();
    await buyers.buy(orders, { perSecond, seconds: (orders / perSecond) * 3 + RECOVERY_S });
    losing = 0;
    await strikes.end();
    await provider.break({ next: 0, kind: '500' });
    console.log(`${Math.round((performance.now() - startedAt) / 1_000)} s; ${strikes.summary()}`);
    for (const code of buyers.refused.slice(0, 5)) console.log(`refused: ${code}`);
    await recover(buyers);
    const verdict = await judgeOrders(buyers, await provider.payments());
    return { counts: verdict, faults: faultsInOrders(verdict), good: 'Every paid order granted once, none unpaid, and all books agree.' };
  } finally {
    await buyers.owner.query(`update public.app_clock set ahead = interval '0'`).catch(() => undefined);
    await buyers.leave();
    await Promise.all(proxies.map((proxy) => proxy.close()));
  }
}

function providerFaults({ dataDir }: Product, provider: ProviderSide): Fault[] {
  const answers = (['500', 'slow', 'drop', '429'] as const).map((kind) => ({
    name: `provider answers ${kind}`,
    strike: async () => void (await provider.break({ next: 5, kind })),
  }));
  return [...answers, { name: 'provider killed', strike: async () => signalPart(dataDir, 'payment-sandbox', 'SIGKILL') }];
}

/** The days after, in minutes: the clock jumps from one look at open orders to the next; at last the books are compared. */
async function recover(buyers: Buyers): Promise<void> {
  await sleep(PENDING_S * 1_000);
  for (const ahead of jumps) {
    await buyers.payRest();
    await buyers.owner.query(`update public.app_clock set ahead = $1::interval`, [ahead]);
    await untilNone(buyers.owner, `select count(*)::int as left from payments.orders where ask_at < public.app_now()`);
  }
  await untilNone(
    buyers.owner,
    `select count(*)::int as left from events.outbox where reaction like 'payment.%' and due < public.app_now()`,
  );
  await reconcile(buyers.owner);
}

async function reconcile(owner: pg.Pool): Promise<void> {
  const name = 'payment.reconcile-all';
  const { rows } = await owner.query<{ run: number }>(
    // Recurring jobs go by the machine's clock, which no jump moves.
    `update events.schedule set next_run_at = now() where name = $1 returning run`,
    [name],
  );
  // A try that failed ends its run too, and counts.
  await untilNone(
    owner,
    `select count(*)::int as left from events.schedule where name = '${name}' and (run = ${rows[0]?.run ?? 0} or tries > 0)`,
  );
}

/** Waits until a count is 0; throws when it is not within the time that everything may take to be whole again. */
async function untilNone(owner: pg.Pool, sql: string): Promise<void> {
  for (let waited = 0; waited < RECOVERY_S * 1_000; waited += 500) {
    const { rows } = await owner.query<{ left: number }>(sql);
    if (rows[0]?.left === 0) return;
    await sleep(500);
  }
  throw new ClearFault(`After ${RECOVERY_S} s this is still not none: ${sql}`);
}
