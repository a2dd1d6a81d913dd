import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { HistoryLog } from '../history/history-log.js';
import { Random } from '../seed/random.js';
import type { Product } from '../start/product.js';
import { Buyers } from './buyers.js';
import { signalPart, type Fault } from './faults.js';
import { FinanceDesk } from './finance-desk.js';
import { Hours } from './hours.js';
import { judgeLog } from './judged-log.js';
import { LedgerNotes } from './ledger-notes.js';
import { LossyProxy } from './lossy-proxy.js';
import { faultsInOrders, judgeOrders } from './order-verdict.js';
import { recoverOrders } from './order-recovery.js';
import type { ChaosSettings, Outcome } from './outcome.js';
import { ProviderSide } from './provider-side.js';
import { RECOVERY_S, Strikes } from './strikes.js';

/** A member may order twenty times an hour; whoever took money back through the bank may not order at all any more, which befalls two of three. */
const ORDERS_EACH = 8;
const FEWEST_BUYERS = 120;
const LOST_ANSWERS = 0.1;
const FASTEST = 20;
/** So long answers get lost before it. */
const LOSING_MS = 3_000;
/** Longer than the provider keeps a key. */
const LONG_MINUTES = 61;

/**
 * Members buy, money goes back and comes again while everything breaks; then every balance that was shown is judged, and provider, orders and books are
 * compared.
 */
export async function breakOrders(product: Product, orders: number, { seed, historyFile, around }: ChaosSettings): Promise<Outcome> {
  const random = new Random(seed, 1);
  let losing = LOST_ANSWERS;
  const proxies = await Promise.all(product.urls.map((url) => LossyProxy.before(url, () => random.chance(losing))));
  const provider = new ProviderSide(product.payments);
  const size = Math.max(FEWEST_BUYERS, Math.ceil(orders / ORDERS_EACH));
  const history = new HistoryLog(historyFile);
  const buyers = await Buyers.gather({
    ownerUrl: product.ownerUrl,
    size,
    seed,
    urls: proxies.map(({ url }) => url),
    provider,
    mailboxFile: join(product.dataDir, 'mailbox.jsonl'),
    history,
  });
  const hours = new Hours(buyers.owner, provider);
  const ledger = await LedgerNotes.begin(buyers.owner, history, buyers.members);
  try {
    const perSecond = Math.min(FASTEST, orders / around.seconds);
    const strikes = new Strikes(product.urls, random, [...providerFaults(product, provider, hours), ...around.faults]);
    console.log(
      `${buyers.members.length} buyers, ${product.urls.length} API processes, ${orders} orders, ${Math.round(perSecond)} a second`,
    );
    const startedAt = performance.now();
    await buyers.buy(orders, { perSecond, seconds: (orders / perSecond) * 3 + RECOVERY_S });
    losing = 0;
    await strikes.end();
    await provider.break({ next: 0, kind: '500' });
    console.log(`${Math.round((performance.now() - startedAt) / 1_000)} s; ${strikes.summary()}`);
    for (const code of buyers.refused.slice(0, 5)) console.log(`refused: ${code}`);
    const finance = new FinanceDesk(buyers.owner);
    const found = await recoverOrders(buyers, finance, hours);
    console.log(`${buyers.returns.summary()}; ${buyers.debited.size} direct debits; ${buyers.limited} orders had to wait`);
    for (const fate of buyers.returns.left) console.log(`not played to its end: ${fate}`);
    console.log(`noted on the way: ${found.join(', ') || 'nothing'}`);
    const verdict = await judgeOrders(buyers, provider);
    const notOrdered = Math.max(0, orders - buyers.ordered.size - buyers.refused.length);
    await buyers.lookAtCredits();
    await ledger.add(await buyers.causes());
    const judged = judgeLog(history, (text) => console.log(text));
    return {
      counts: { ...verdict, ...judged },
      faults: {
        ...faultsInOrders(verdict),
        ...(notOrdered > 0 && { notOrdered }),
        ...(judged.contradictions > 0 && { contradictions: judged.contradictions }),
      },
      strikes: strikes.spans,
      good: 'Every paid order granted once, every euro at the provider in the books, every balance true when it was shown, nothing open.',
    };
  } finally {
    await hours.end().catch(() => undefined);
    await buyers.leave();
    history.close();
    await Promise.all(proxies.map((proxy) => proxy.close()));
  }
}

function providerFaults({ dataDir }: Product, provider: ProviderSide, hours: Hours): Fault[] {
  const answers = (['500', 'slow', 'drop', '429'] as const).map((kind) => ({
    name: `provider answers ${kind}`,
    strike: async () => void (await provider.break({ next: 5, kind })),
  }));
  return [
    ...answers,
    { name: 'provider killed', strike: async () => signalPart(dataDir, 'payment-sandbox', 'SIGKILL') },
    { name: 'answers about refunds lost', strike: async () => void (await provider.break({ next: 5, kind: 'drop', path: '/refunds' })) },
    { name: 'webhooks lost', strike: async () => void (await provider.break({ next: 15, kind: 'unheard' })) },
    // What was lost is asked for again when the provider has forgotten the key.
    {
      name: 'an hour passes after lost answers',
      strike: async () => {
        await provider.break({ next: 5, kind: 'drop', method: 'POST', path: '/refunds' });
        await provider.break({ next: 10, kind: 'drop', method: 'POST' });
        await sleep(LOSING_MS);
        await hours.pass(LONG_MINUTES);
      },
    },
  ];
}
