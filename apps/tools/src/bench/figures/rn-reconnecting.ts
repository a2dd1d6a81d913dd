import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import { socketPath } from '#contracts';
import { pidOf } from '../../chaos/faults.js';
import { signIn, signOut } from '../../chaos/signed-in.js';
import type { Figure } from '../figure.js';
import { poster } from '../latency.js';
import { connected } from '../listeners.js';
import { memoryProbe, type MemoryProbe } from '../memory-probe.js';
import { percentile, ratioOf, within } from '../pairs.js';
import { messageOf, pair, type Pairing } from '../sending.js';
import type { Stage } from '../stage.js';

const MOST = 10_000;
const MOST_KB = 25;
const MOST_S = 30;
const AGENT = 'reconnecting';
const AT_ONCE = 100;
/** The first ones fill what is loaded, compiled and reserved once, and is no part of what one more costs. */
const FIRST = 0.1;
const SETTLE_MS = 1_500;
const BYTES_PER_KB = 1_024;
const SENDS_PER_SECOND = 20;
const QUIET_S = 10;
const PATIENCE_MS = 300_000;
/** As the pages have it. */
const reconnection = { reconnectionDelay: 500, reconnectionDelayMax: 10_000 };
const REFUSED_PAUSE_MS = 5_000;
const PART = 'api-1';

/** RN: what each of many sockets costs a process, and what happens when that process ends and all of them come back. One member has one of them. */
export const reconnecting: Figure = {
  key: 'RN',
  title: `memory of each of ${MOST} sockets of one process, fewer with fewer members / ${MOST_KB} kB`,
  accepted: `<= 1; all back within ${MOST_S} s of the restart, and the p95 of a send meanwhile at most twice that of before`,
  async measure({ members, pace, open, atEnd }) {
    const count = Math.min(MOST, members);
    const probe = memoryProbe();
    atEnd(probe.forget);
    const stage = await open({ members: count, apiProcesses: 2, settings: probe.settings });
    const crowd = new SocketCrowd(stage.product.urls[1] ?? '', await cookiesOf(stage));
    atEnd(() => signOut(stage.owner, AGENT));
    atEnd(() => crowd.leave());
    const pairings = await pair(stage);
    const memory: [number, number][] = [];
    const back: [number, number][] = [];
    const sends: [number, number][] = [];
    for (let round = 0; round < (pace.pairs ?? 1); round += 1) {
      memory.push([await kilobytesEach(stage, probe, crowd, count), MOST_KB]);
      const quiet = await p95While(stage, pairings, () => sleep(QUIET_S * 1_000));
      let seconds = Number.NaN;
      const meanwhile = await p95While(stage, pairings, async () => {
        seconds = await untilBack(stage, crowd, count);
      });
      back.push([seconds, MOST_S]);
      sends.push([meanwhile, quiet]);
    }
    const parts = {
      'kB each': ratioOf(memory),
      'seconds until all are back': ratioOf(back),
      'p95 of a send, ms': ratioOf(sends),
    };
    return { ...parts['kB each'], parts };
  },
};

/** Of everybody who may sign in. */
async function cookiesOf({ owner }: Stage): Promise<string[]> {
  const { rows } = await owner.query<{ id: string }>(
    `select member_id as id from visibility.member_standing where confirmed and not (fictional or suspended or banned or deleted)`,
  );
  const people = await signIn(
    owner,
    rows.map(({ id }) => id),
    AGENT,
  );
  return people.map(({ cookie }) => cookie);
}

/** Sockets that come back by themselves, as those of pages do. */
class SocketCrowd {
  private readonly sockets: Socket[] = [];

  constructor(
    private readonly url: string,
    private readonly cookies: readonly string[],
  ) {}

  get connected(): number {
    return this.sockets.filter((socket) => socket.connected).length;
  }

  async fill(count: number): Promise<void> {
    while (this.sockets.length < count) {
      const more = Array.from({ length: Math.min(AT_ONCE, count - this.sockets.length) }, (_socket, index) => this.dial(index));
      this.sockets.push(...more);
      await Promise.all(more.map(connected));
    }
  }

  leave(): void {
    for (const socket of this.sockets.splice(0)) socket.disconnect();
  }

  private dial(index: number): Socket {
    const cookie = this.cookies[(this.sockets.length + index) % this.cookies.length] ?? '';
    const socket = io(this.url, { path: socketPath, transports: ['websocket'], forceNew: true, ...reconnection, extraHeaders: { cookie } });
    // A process that cannot ask its database refuses, and the client would not try again by itself.
    socket.on('connect_error', () => !socket.active && setTimeout(() => socket.connect(), REFUSED_PAUSE_MS));
    return socket;
  }
}

/** In a process that has had none before. */
async function kilobytesEach(stage: Stage, probe: MemoryProbe, crowd: SocketCrowd, count: number): Promise<number> {
  crowd.leave();
  await restart(stage);
  const used = async (): Promise<number> => {
    await sleep(SETTLE_MS);
    return (await probe.use(processOf(stage) ?? 0)).rss;
  };
  const first = Math.ceil(count * FIRST);
  await crowd.fill(first);
  const before = await used();
  await crowd.fill(count);
  return ((await used()) - before) / BYTES_PER_KB / (count - first);
}

/** Seconds from the end of the process until all of its sockets are back at the next one. */
async function untilBack(stage: Stage, crowd: SocketCrowd, count: number): Promise<number> {
  const startedAt = performance.now();
  const ready = restart(stage).then(() => performance.now());
  await within(PATIENCE_MS, () => crowd.connected < count / 2);
  await within(PATIENCE_MS, () => crowd.connected === count);
  if (crowd.connected < count) throw new Error(`${count - crowd.connected} of ${count} sockets did not come back`);
  const endedAt = performance.now();
  console.log(`    ready after ${seconds((await ready) - startedAt)} s, all back after ${seconds(endedAt - startedAt)} s`);
  return (endedAt - startedAt) / 1_000;
}

const seconds = (ms: number): string => (ms / 1_000).toFixed(1);
const processOf = ({ product }: Stage): number | undefined => pidOf(join(product.dataDir, 'run.json'), PART);

/** Ends the process as a new version does, and waits until the next one answers. */
async function restart(stage: Stage): Promise<void> {
  const before = processOf(stage);
  if (before !== undefined) process.kill(before, 'SIGTERM');
  for (;;) {
    await sleep(100);
    if (processOf(stage) === before) continue;
    const answer = await fetch(`${stage.product.urls[1]}/api/ready`).catch(() => undefined);
    if (answer?.ok) return;
  }
}

/** The p95 of sends at the other process while something goes on. */
async function p95While(stage: Stage, pairings: readonly Pairing[], work: () => Promise<unknown>): Promise<number> {
  const send = poster(stage.url);
  const [times, faults]: [number[], unknown[]] = [[], []];
  const over = new AbortController();
  const working = work().finally(() => over.abort());
  working.catch(() => undefined); // it is awaited when the last send has begun
  const sending: Promise<unknown>[] = [];
  while (!over.signal.aborted) {
    const { actor, chat } = pairings[sending.length % pairings.length] as Pairing;
    const startedAt = performance.now();
    const sent = send(`/api/chats/${chat}/messages`, actor.cookie, messageOf());
    sending.push(
      sent.then(
        () => times.push(performance.now() - startedAt),
        (fault: unknown) => faults.push(fault),
      ),
    );
    await sleep(1_000 / SENDS_PER_SECOND);
  }
  await working;
  await Promise.all(sending);
  if (faults.length > 0) throw faults[0];
  return percentile(times, 0.95);
}
