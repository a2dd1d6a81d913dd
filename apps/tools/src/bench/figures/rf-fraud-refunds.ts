import { setTimeout as sleep } from 'node:timers/promises';
import { signalPart } from '../../chaos/faults.js';
import type { Figure } from '../figure.js';
import { Fraudsters } from '../fraudsters.js';
import { poster } from '../latency.js';
import { percentile, ratioOf } from '../pairs.js';
import { messageOf, pair, type Pairing } from '../sending.js';
import type { Stage } from '../stage.js';
import { untilIdle } from '../webhooks.js';

const MEMBERS = 7_500;
const CONTACTS = 5_000;
const MOST_S = 60;
const CALLERS = 4;
/** Some 80 messages a second: about a third of what this much machine can do. */
const PAUSE_MS = 40;
/** So much of the mails that follow is looked at. */
const MAILING_MS = 8_000;

type Load = { readonly mean: number; readonly p95: number };
type Pair = { readonly alone: Load; readonly crediting: Load; readonly mailing: Load; readonly seconds: number };

/** RF: somebody to whom 5,000 members wrote for credits is banned for fraud: what others feel of it, and how long it takes. */
export const fraudRefunds: Figure = {
  key: 'RF',
  title: `mean time of a send while ${CONTACTS} contacts of a fraudster get their credits back / while nothing else happens (ms)`,
  accepted: `<= 1.1, and all have their warning and credits within ${MOST_S} s`,
  async measure({ pace, open }) {
    const stage = await open({ members: MEMBERS });
    const pairings = await pair(stage);
    const fraudsters = await Fraudsters.of(stage, pairings, CONTACTS);
    // Those of a run that was broken off.
    await fraudsters.dropMails();
    const found: Pair[] = [];
    for (let turn = 0; turn < (pace.pairs ?? 3); turn += 1) found.push(await measureOnce(stage, pairings, fraudsters));
    const whenKilled = await withWorkerKilled(stage, fraudsters);
    console.log(
      `    worker killed in the middle: each of ${CONTACTS} has one warning and its credits once, within ${whenKilled.toFixed(1)} s   held`,
    );
    const slowest = Math.max(...found.map(({ seconds }) => seconds));
    console.log(
      `    ${CONTACTS} contacts have warning and credits within ${slowest.toFixed(1)} s   ${slowest <= MOST_S ? 'held' : 'NOT HELD'}`,
    );
    const part = (of: 'crediting' | 'mailing', figure: keyof Load) => ratioOf(found.map((one) => [one[of][figure], one.alone[figure]]));
    const crediting = part('crediting', 'mean');
    const others = { 'p95 while crediting': part('crediting', 'p95'), 'mean while mailing': part('mailing', 'mean') };
    return { ...crediting, parts: { 'mean while crediting': crediting, ...others } };
  },
};

async function measureOnce(stage: Stage, pairings: readonly Pairing[], fraudsters: Fraudsters): Promise<Pair> {
  const fraudster = await fraudsters.next();
  await stage.owner.query('vacuum (analyze)');
  await untilIdle(stage);
  const send = senderOf(stage, pairings);
  await send(() => sleep(2_000));
  let seconds = 0;
  const decisionId = await fraudsters.ban(fraudster);
  const crediting = await send(async () => void (seconds = await fraudsters.untilMadeGood(decisionId)));
  const mailing = await send(() => sleep(MAILING_MS));
  await fraudsters.dropMails();
  await untilIdle(stage);
  const alone = await send(() => sleep(Math.max(5_000, seconds * 1_000)));
  console.log(
    `    credits ${seconds.toFixed(1)} s   a send: alone ${show(alone)}, while crediting ${show(crediting)}, while mailing ${show(mailing)}`,
  );
  return { alone, crediting, mailing, seconds };
}

/** Throws when anybody was left out, or had something twice. */
async function withWorkerKilled(stage: Stage, fraudsters: Fraudsters): Promise<number> {
  const decisionId = await fraudsters.ban(await fraudsters.next());
  await fraudsters.untilWarned(decisionId, CONTACTS / 5);
  signalPart(stage.product.dataDir, 'worker', 'SIGKILL');
  return fraudsters.untilMadeGood(decisionId);
}

const show = ({ mean, p95 }: Load): string => `${mean.toFixed(1)} (p95 ${p95.toFixed(1)})`;

/** Members who write all the while that something else happens. */
function senderOf({ url }: Stage, pairings: readonly Pairing[]): (meanwhile: () => Promise<unknown>) => Promise<Load> {
  const post = poster(url);
  let turn = 0;
  return async (meanwhile) => {
    const times: number[] = [];
    const over = new AbortController();
    const callers = Array.from({ length: CALLERS }, async () => {
      while (!over.signal.aborted) {
        const { actor, chat } = pairings[(turn += 1) % pairings.length] as Pairing;
        const startedAt = performance.now();
        await post(`/api/chats/${chat}/messages`, actor.cookie, messageOf());
        times.push(performance.now() - startedAt);
        await sleep(PAUSE_MS);
      }
    });
    await meanwhile().finally(() => over.abort());
    await Promise.all(callers);
    return { mean: times.reduce((sum, time) => sum + time, 0) / times.length, p95: percentile(times, 0.95) };
  };
}
