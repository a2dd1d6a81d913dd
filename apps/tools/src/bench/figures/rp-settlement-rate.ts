import type { Figure } from '../figure.js';
import { compare } from '../pairs.js';
import { pgbench } from '../pgbench.js';
import { Purchases } from '../purchases.js';
import { hearSettlement, offer, scriptOf } from '../settlement-script.js';
import { signalAll, stopWorker } from '../processes.js';
import type { Stage } from '../stage.js';
import { StatementTap } from '../statement-tap.js';
import { settle, untilIdle } from '../webhooks.js';

/** A community of its own: it buys more than any other. */
const MEMBERS = 2_200;
const PER_SECOND = 60;
const CONNECTIONS = 16;

/** RP: orders paid through webhook, queue and provider, against the same transactions under pgbench. */
export const settlementRate: Figure = {
  key: 'RP',
  title: 'settled webhooks / pgbench of the same transactions (per second)',
  accepted: '>= 0.25',
  async measure({ pace, open }) {
    const tap = new StatementTap(['api', 'worker']);
    const stage = await open({ members: MEMBERS, settings: tap.settings });
    const purchases = await Purchases.of(stage);
    // A first purchase makes premium: everybody has one.
    await settle(stage.url, purchases, await purchases.paid(purchases.buyers.length));
    const script = await scriptOf(stage, ...(await hearSettlement(stage, tap, purchases)));
    return compare(
      async (seconds) => settle(stage.url, purchases, await purchases.paid(PER_SECOND * seconds)),
      async (seconds) => {
        const turns = PER_SECOND * seconds;
        await offer(stage, await purchases.unknown(turns * CONNECTIONS));
        const options = ['-c', String(CONNECTIONS), '-t', String(turns)];
        return withoutWorker(stage, async () => (await pgbench(stage.product.databaseUrl, script, options)).perSecond);
      },
      pace,
    );
  },
};

/** What the bare transactions leave for the worker to do is taken away before it sees it; what it had to do before is awaited. */
async function withoutWorker(stage: Stage, work: () => Promise<number>): Promise<number> {
  await untilIdle(stage);
  await stopWorker(stage);
  try {
    return await work();
  } finally {
    await stage.owner.query('delete from events.outbox; delete from payments.orders where id in (select order_id from bench.purchase)');
    signalAll(stage, 'worker', 'SIGCONT');
  }
}
