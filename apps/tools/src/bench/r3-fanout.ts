import { setTimeout as sleep } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import { socketPath } from '#contracts';
import { BareSockets } from './bare-sockets.js';
import type { Figure } from './figure.js';
import { poster } from './latency.js';
import { connected, listen } from './listeners.js';
import { comparePairs, percentile, within } from './pairs.js';
import { messageOf, pair, sendOverHttp, sendSql, type Pairing } from './sending.js';
import { Stage } from './stage.js';

const MEMBERS = 2_000;
const LOAD = 0.3;
/** Until a process is as fast as it stays. */
const WARM_UP_S = 8;
const P95 = 0.95;
const LATEST_MS = 2_000;
/** Of the bare ways as many for each message: they go along with the messages, so that the machine is as busy for all three. */
const PROBES = 0.25;

/** R3: how long a message takes to a socket at another process, against its SQL and a bare hint over the same way. */
export const r3: Figure = {
  name: 'R3',
  title:
    'p95 from POST to a socket at another API process / (p95 of the SQL + p95 of bare socket.io between two processes) (ms, 30 % load)',
  accepted: '<= 1.5',
  async measure({ pace }) {
    const stage = await Stage.open(MEMBERS, 2);
    const bare = await Promise.all([BareSockets.start(stage.product.redisUrl), BareSockets.start(stage.product.redisUrl)]);
    try {
      const [pairings, [here = '', there = '']] = [await pair(stage), stage.product.urls];
      const rate = LOAD * (await sendOverHttp(here, pairings, WARM_UP_S)).perSecond;
      console.log(`    ${Math.round(rate)} messages a second`);
      const [product, sql, emit] = [new Clock(), new Clock(), new Clock()];
      const sockets = await listen(
        there,
        pairings.map(({ other }) => other),
        ({ client_id }, at) => product.end(client_id, at),
      );
      const rooms = await joinAll(bare[1].url, pairings.length, (id) => emit.end(id, performance.now()));
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
      const byBareSockets = (turn: number) => {
        const id = `${turn}`;
        emit.begin(id);
        bare[0].emit({ room: `room-${turn % pairings.length}`, payload: { id, text: messageOf().text } });
      };
      const ratio = await comparePairs(async (seconds) => {
        const [whole, ...parts] = await Promise.all([
          product.p95(rate, seconds, byProduct),
          sql.p95(rate * PROBES, seconds, bySql),
          emit.p95(rate * PROBES, seconds, byBareSockets),
        ]);
        return [whole, parts[0] + parts[1]];
      }, pace);
      for (const socket of [...sockets, ...rooms]) socket.disconnect();
      return ratio;
    } finally {
      await Promise.all(bare.map((one) => one.stop()));
      await stage.close();
    }
  },
};

async function joinAll(url: string, count: number, heard: (id: string) => void): Promise<Socket[]> {
  const sockets = Array.from({ length: count }, (_socket, index) =>
    io(url, { path: socketPath, transports: ['websocket'], forceNew: true, auth: { room: `room-${index}` } }),
  );
  for (const socket of sockets) socket.on('told', ({ id }: { id: string }) => heard(id));
  await Promise.all(sockets.map(connected));
  return sockets;
}

/** When things of one kind began and ended. All kinds are told by one clock. */
class Clock {
  private readonly begun = new Map<string, number>();
  private times: number[] = [];

  begin(id: string): void {
    this.begun.set(id, performance.now());
  }

  end(id: string, at: number): void {
    const begunAt = this.begun.get(id);
    if (begunAt === undefined) return;
    this.begun.delete(id);
    this.times.push(at - begunAt);
  }

  /**
   * Begins about so many a second, whether the earlier ones have ended or not; the p95 of how long they took, in milliseconds. They begin by chance,
   * as people write: in step, those of one kind would always meet those of another.
   */
  async p95(perSecond: number, seconds: number, act: (turn: number) => Promise<void> | void): Promise<number> {
    this.times = [];
    this.begun.clear();
    const count = Math.floor(perSecond * seconds);
    const acts: Promise<void>[] = [];
    let at = performance.now();
    for (let turn = 0; turn < count; turn += 1) {
      at -= (Math.log(1 - Math.random()) * 1_000) / perSecond;
      const wait = at - performance.now();
      if (wait > 0) await sleep(wait);
      acts.push(Promise.resolve(act(turn)));
    }
    await Promise.all(acts);
    await within(LATEST_MS, () => this.begun.size === 0);
    if (this.begun.size > count / 100) throw new Error(`${this.begun.size} of ${count} never arrived`);
    return percentile(this.times, P95);
  }
}
