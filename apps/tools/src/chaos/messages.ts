import type { Product } from '../start/product.js';
import { Random } from '../seed/random.js';
import { Crowd } from './crowd.js';
import { LossyProxy } from './lossy-proxy.js';
import { RECOVERY_S, Strikes } from './strikes.js';
import type { Outcome } from './outcome.js';
import { faultsIn, judge } from './verdict.js';

const PHONES = 40;
const LOST_ANSWERS = 0.1;
/** No message costs more credits. */
const DEAREST = 10;
/** Long enough for every fault to strike at least once. */
const SHORTEST_S = 60;
const FASTEST = 150;

/** Members write while everything breaks; then every message and every charge is counted again. */
export async function breakMessages(product: Product, messages: number, seed: number): Promise<Outcome> {
  const random = new Random(seed, 1);
  let losing = LOST_ANSWERS;
  const proxies = await Promise.all(product.urls.map((url) => LossyProxy.before(url, () => random.chance(losing))));
  const addresses = proxies.map(({ url }) => url);
  const crowd = await Crowd.of({
    ownerUrl: product.ownerUrl,
    size: PHONES,
    credits: messages * DEAREST,
    seed,
    urls: () => addresses,
    socketUrl: (phone) => product.urls[phone % product.urls.length] ?? '',
  });
  try {
    const perSecond = Math.min(FASTEST, messages / SHORTEST_S);
    const strikes = new Strikes(product, random);
    console.log(`${PHONES} phones, ${product.urls.length} API processes, ${messages} messages, ${Math.round(perSecond)} a second`);
    const startedAt = performance.now();
    await crowd.talk(messages, { perSecond, seconds: (messages / perSecond) * 3 + RECOVERY_S });
    losing = 0;
    await strikes.end();
    await crowd.rest();
    const tries = crowd.phones.reduce((sum, phone) => sum + phone.tries, 0);
    const lost = proxies.reduce((sum, { dropped }) => sum + dropped, 0);
    console.log(
      `${Math.round((performance.now() - startedAt) / 1_000)} s, ${tries} tries, ${lost} answers lost, ` +
        `${crowd.phones.reduce((sum, phone) => sum + phone.hints, 0)} hints heard; ${strikes.summary()}`,
    );
    for (const { code } of crowd.phones.flatMap(({ refused }) => refused).slice(0, 5)) console.log(`refused: ${code}`);
    const verdict = await judge(crowd);
    return { counts: verdict, faults: faultsIn(verdict), good: 'Nothing lost, nothing doubled, nothing charged twice.' };
  } finally {
    await crowd.leave();
    await Promise.all(proxies.map((proxy) => proxy.close()));
  }
}
