import { bareHints } from '../bare-hints.js';
import type { Figure } from '../figure.js';
import { poster } from '../latency.js';
import { LatencyClock } from '../latency-clock.js';
import { listen } from '../listeners.js';
import { comparePairs } from '../pairs.js';
import { messageOf, pair, sendOverHttp, sendSql, type Pairing } from '../sending.js';

const MEMBERS = 2_000;
const LOAD = 0.3;
/** Until a process is as fast as it stays. */
const WARM_UP_S = 8;
/** Of the bare ways as many for each message: they go along with the messages, so that the machine is as busy for all three. */
const PROBES = 0.25;

/** R3: how long a message takes to a socket at another process, against its SQL and a bare hint over the same way. */
export const fanOut: Figure = {
  key: 'R3',
  title:
    'p95 from POST to a socket at another API process / (p95 of the SQL + p95 of bare socket.io between two processes) (ms, 30 % load)',
  accepted: '<= 1.5',
  async measure(run) {
    const stage = await run.open({ members: MEMBERS, apiProcesses: 2 });
    const [pairings, [here = '', there = '']] = [await pair(stage), stage.product.urls];
    const rate = LOAD * (await sendOverHttp(here, pairings, WARM_UP_S)).perSecond;
    console.log(`    ${Math.round(rate)} messages a second`);
    const [product, sql] = [new LatencyClock(), new LatencyClock()];
    const others = pairings.map(({ other }) => other);
    await listen(run, there, others, 'chat.message', ({ message }, at) => product.end(message.client_id, at));
    const bare = await bareHints(run, stage, pairings.length, { text: messageOf().text });
    const send = poster(here);
    const pairingOf = (turn: number): Pairing => pairings[turn % pairings.length] as Pairing;

    const bySql = async (turn: number) => {
      // Other conversations than those that the product writes to at the moment: no row is waited for.
      const [{ actor, chat }, id] = [pairingOf(turn + Math.floor(pairings.length / 2)), `${turn}`];
      sql.begin(id);
      await stage.app.query({ name: 'bench_send', text: sendSql('$1', '$2'), values: [chat, actor.id] });
      sql.end(id, performance.now());
    };
    const byProduct = async (turn: number) => {
      const [{ actor, chat }, message] = [pairingOf(turn), messageOf()];
      product.begin(message.client_id);
      await send(`/api/chats/${chat}/messages`, actor.cookie, message);
    };
    return comparePairs(async (seconds) => {
      const [whole, ...parts] = await Promise.all([
        product.p95(rate, seconds, byProduct),
        sql.p95(rate * PROBES, seconds, bySql),
        bare(rate * PROBES, seconds),
      ]);
      return [whole, parts[0] + parts[1]];
    }, run.pace);
  },
};
