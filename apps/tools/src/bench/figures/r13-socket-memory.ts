import { setTimeout as sleep } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import { socketPath } from '#contracts';
import { BareSockets } from '../bare-sockets.js';
import type { Figure } from '../figure.js';
import { connected } from '../listeners.js';
import { memoryProbe } from '../memory-probe.js';
import { compare, type Side } from '../pairs.js';
import { mbOf, pidsOf, rssOf } from '../processes.js';
import { actorOf, type Stage, type Actor } from '../stage.js';
import { until } from '../until.js';

const MEMBERS = 2_000;
const ACTORS = 2_000;
/** As many connect first: they fill what is loaded, compiled and reserved once, and is no part of what one more costs. */
const FIRST = 2_000;
const COUNT = 4_000;
const AT_ONCE = 100;
const SETTLE_MS = 1_500;

/** R13: what a connected member costs in memory. Each pair begins with fresh processes, because memory is never given back whole. */
export const socketMemory: Figure = {
  key: 'R13',
  title: 'memory of 1,000 connected members / of 1,000 sockets of bare socket.io (MB)',
  accepted: '<= 1.5',
  async measure({ pace, open, atEnd }) {
    const probe = memoryProbe();
    atEnd(probe.forget);
    const stage = await open({ members: MEMBERS, settings: probe.settings });
    const actors = await stage.actors(ACTORS);
    const ofMembers: Side = async () => {
      const pid = await restarted(stage);
      return perThousand(
        (count) => dial(stage.url, count, (turn) => asMember(actors, turn)),
        async () => (await probe.use(pid)).rss,
      );
    };
    const bare: Side = async () => {
      const server = await BareSockets.start(stage.product.redisUrl);
      const used = async () => {
        await server.collect();
        return rssOf(server.pid);
      };
      try {
        return await perThousand((count) => dial(server.url, count, (turn) => ({ auth: { room: `room-${turn}` } })), used);
      } finally {
        await server.stop();
      }
    };
    return compare(ofMembers, bare, { ...pace, warmUp: false });
  },
};

const asMember = (actors: readonly Actor[], turn: number) => ({ extraHeaders: { cookie: actorOf(actors, turn).cookie } });

async function perThousand(open: (count: number) => Promise<Socket[]>, used: () => Promise<number>): Promise<number> {
  const sockets = await open(FIRST);
  await sleep(SETTLE_MS);
  const before = await used();
  sockets.push(...(await open(COUNT)));
  await sleep(SETTLE_MS);
  const after = await used();
  for (const socket of sockets) socket.disconnect();
  return (mbOf(after - before) * 1_000) / COUNT;
}

async function dial(url: string, count: number, options: (turn: number) => object): Promise<Socket[]> {
  const sockets: Socket[] = [];
  while (sockets.length < count) {
    const more = Array.from({ length: Math.min(AT_ONCE, count - sockets.length) }, (_socket, index) =>
      io(url, { path: socketPath, transports: ['websocket'], forceNew: true, reconnection: false, ...options(sockets.length + index) }),
    );
    await Promise.all(more.map(connected));
    sockets.push(...more);
  }
  return sockets;
}

/** Ends the API and waits until another one answers. */
async function restarted(stage: Stage): Promise<number> {
  const [before = 0] = pidsOf(stage, 'api');
  process.kill(before, 'SIGTERM');
  const ask = async (): Promise<number | undefined> => {
    const [pid = before] = pidsOf(stage, 'api');
    return pid !== before && (await fetch(`${stage.url}/api/ready`)).ok ? pid : undefined;
  };
  return until(() => ask().catch(() => undefined), 'no other API answers', { pauseMs: 200 });
}
