import { setTimeout as sleep } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import { socketPath } from '#contracts';
import { BareSockets } from './bare-sockets.js';
import type { Figure } from './figure.js';
import { poster } from './latency.js';
import { connected, listen } from './listeners.js';
import { compare, percentile, within, type Side } from './pairs.js';
import { messageOf, pair, sendOverHttp, sendSql, type Pairing } from './sending.js';
import { Stage } from './stage.js';

const MEMBERS = 2_000;
const LOAD = 0.3;
/** Until a process is as fast as it stays. */
const WARM_UP_S = 8;
const P95 = 0.95;
const LATEST_MS = 2_000;

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
      const times = new Clock();
      const sockets = await listen(
        there,
        pairings.map(({ other }) => other),
        ({ client_id }, at) => times.end(client_id, at),
      );
      const rooms = await joinAll(bare[1].url, pairings.length, (id) => times.end(id, performance.now()));
      const send = poster(here);
      const ratio = await compare(
        times.side(rate, async (turn) => {
          const [{ actor, chat }, message] = [pairings[turn % pairings.length] as Pairing, messageOf()];
          times.begin(message.client_id);
          await send(`/api/chats/${chat}/messages`, actor.cookie, message);
        }),
        async (seconds) => {
          const sql = await times.side(rate, async (turn) => {
            const { actor, chat } = pairings[turn % pairings.length] as Pairing;
            const [id, startedAt] = [`sql-${turn}`, performance.now()];
            times.begin(id, startedAt);
            await stage.app.query({ name: 'bench_send', text: sendSql('$1', '$2'), values: [chat, actor.id] });
            times.end(id, performance.now());
          })(seconds / 2);
          const emit = await times.side(rate, (turn) => {
            const id = `emit-${turn}`;
            times.begin(id);
            bare[0].emit({ room: `room-${turn % pairings.length}`, payload: { id, text: messageOf().text } });
          })(seconds / 2);
          return sql + emit;
        },
        pace,
      );
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

/** When each thing began and ended, by one clock. */
class Clock {
  private readonly begun = new Map<string, number>();
  private times: number[] = [];

  begin(id: string, at = performance.now()): void {
    this.begun.set(id, at);
  }

  end(id: string, at: number): void {
    const begunAt = this.begun.get(id);
    if (begunAt === undefined) return;
    this.begun.delete(id);
    this.times.push(at - begunAt);
  }

  /** Begins so many a second, whether the earlier ones have ended or not; the p95 of all. */
  side(perSecond: number, act: (turn: number) => Promise<void> | void): Side {
    return async (seconds) => {
      this.times = [];
      this.begun.clear();
      const [startedAt, count] = [performance.now(), Math.floor(perSecond * seconds)];
      const acts: Promise<void>[] = [];
      for (let turn = 0; turn < count; turn += 1) {
        const wait = startedAt + (turn * 1_000) / perSecond - performance.now();
        if (wait > 0) await sleep(wait);
        acts.push(Promise.resolve(act(turn)));
      }
      await Promise.all(acts);
      await within(LATEST_MS, () => this.begun.size === 0);
      if (this.begun.size > count / 100) throw new Error(`${this.begun.size} of ${count} never arrived`);
      return percentile(this.times, P95);
    };
  }
}
