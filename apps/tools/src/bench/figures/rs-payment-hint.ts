import { bareHints } from '../bare-hints.js';
import type { Figure } from '../figure.js';
import { poster } from '../latency.js';
import { LatencyClock } from '../latency-clock.js';
import { listen } from '../listeners.js';
import { comparePairs } from '../pairs.js';
import { Purchases, type Purchase } from '../purchases.js';
import { callWebhook, settle } from '../webhooks.js';

const MEMBERS = 2_200;
/** Of each way: about 350,000 purchases a day, and the worker writes their papers meanwhile. */
const PER_SECOND = 2;

/** RS: how long it takes from the provider's call to an open screen at another process, against a settlement that somebody waits for and a bare hint. */
export const paymentHint: Figure = {
  key: 'RS',
  title:
    'p95 from webhook to a socket at another API process / (p95 of a settlement that its caller waits for + p95 of bare socket.io) (ms)',
  accepted: '<= 1.5',
  async measure(run) {
    const stage = await run.open({ members: MEMBERS, apiProcesses: 2 });
    const [here = '', there = ''] = stage.product.urls;
    const purchases = await Purchases.of(stage);
    // A first purchase makes premium: everybody has one.
    await settle(here, purchases, await purchases.paid(purchases.buyers.length));
    const [called, checked] = [new LatencyClock(), new LatencyClock()];
    await listen(run, there, purchases.buyers, 'payment.changed', ({ payment_id: id, state }, at) => {
      if (state === 'completed') called.end(id, at);
    });
    const bare = await bareHints(run, stage, purchases.buyers.length);
    const post = poster(here);

    const byWebhook = async (purchase: Purchase) => {
      called.begin(purchase.orderId);
      await callWebhook(here, purchase);
    };
    const byCheck = async ({ orderId, actor }: Purchase) => {
      checked.begin(orderId);
      await post(`/api/orders/${orderId}/check`, actor.cookie);
      checked.end(orderId, performance.now());
    };
    return comparePairs(async (seconds) => {
      const count = Math.floor(PER_SECOND * seconds);
      const [some, others] = [await purchases.paid(count), await purchases.paid(count)];
      const [whole, ...parts] = await Promise.all([
        called.p95(PER_SECOND, seconds, (turn) => byWebhook(some[turn] as Purchase)),
        checked.p95(PER_SECOND, seconds, (turn) => byCheck(others[turn] as Purchase)),
        bare(PER_SECOND, seconds),
      ]);
      return [whole, parts[0] + parts[1]];
    }, run.pace);
  },
};
