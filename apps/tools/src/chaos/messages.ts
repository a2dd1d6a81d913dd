import { HistoryLog } from '../history/history-log.js';
import type { Product } from '../start/product.js';
import { Random } from '../seed/random.js';
import { Crowd } from './crowd.js';
import { judgeLog } from './judged-log.js';
import { LedgerNotes } from './ledger-notes.js';
import { LossyProxy } from './lossy-proxy.js';
import { RECOVERY_S, Strikes } from './strikes.js';
import type { ChaosSettings, Outcome } from './outcome.js';
import { faultsIn, judge } from './verdict.js';

const PHONES = 40;
const LOST_ANSWERS = 0.1;
/** No message costs more credits. */
const DEAREST = 10;
const FASTEST = 150;

/** What the crowd has to know of a product. */
export type Addresses = Pick<Product, 'urls' | 'ownerUrl'>;

/** Members write while everything breaks; then what each of them saw is judged, and every message and every charge is counted again. */
export async function breakMessages(product: Addresses, messages: number, { seed, historyFile, around }: ChaosSettings): Promise<Outcome> {
  const random = new Random(seed, 1);
  let losing = LOST_ANSWERS;
  const proxies = await Promise.all(product.urls.map((url) => LossyProxy.before(url, () => random.chance(losing))));
  const addresses = proxies.map(({ url }) => url);
  const history = new HistoryLog(historyFile);
  const crowd = await Crowd.of({
    ownerUrl: product.ownerUrl,
    size: PHONES,
    credits: messages * DEAREST,
    seed,
    urls: () => addresses,
    socketUrl: (phone) => product.urls[phone % product.urls.length] ?? '',
    history,
    isParting: true,
  });
  try {
    const members = crowd.phones.map(({ person }) => person.id);
    const ledger = await LedgerNotes.begin(crowd.owner, history, members);
    const perSecond = Math.min(FASTEST, messages / around.seconds);
    const strikes = new Strikes(product.urls, random, around.faults);
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
    const refused = crowd.phones.flatMap((phone) => phone.refused).filter(({ chat }) => !crowd.partedChats.has(chat));
    for (const { code } of refused.slice(0, 5)) console.log(`refused: ${code}`);
    const verdict = await judge(crowd);
    await ledger.add(await crowd.causes());
    const judged = judgeLog(history, (text) => console.log(text));
    return {
      counts: { ...verdict, ...judged },
      faults: { ...faultsIn(verdict), ...(judged.contradictions > 0 && { contradictions: judged.contradictions }) },
      strikes: strikes.spans,
      good: 'Nothing lost, nothing doubled, nothing charged twice, and nobody saw what cannot have been.',
    };
  } finally {
    await crowd.leave();
    history.close();
    await Promise.all(proxies.map((proxy) => proxy.close()));
  }
}
