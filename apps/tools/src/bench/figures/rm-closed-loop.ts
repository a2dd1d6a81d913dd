import { cpus } from 'node:os';
import type { Figure } from '../figure.js';
import { poster } from '../latency.js';
import { LatencyClock } from '../latency-clock.js';
import { listen } from '../listeners.js';
import { comparePairs, percentile } from '../pairs.js';
import { CpuMeter, type Part } from '../processes.js';
import { messageOf, pair, sendBySql, sendBySqlAt, type Pairing } from '../sending.js';
import type { Stage } from '../stage.js';

const MEMBERS = 2_000;
const PAIRS = 100;
const IN_FLIGHT = 16;
/** As short a line as people write. */
const WORDS = 'Shall we walk along the water on Sunday, if it’s dry';
const LOST_MS = 10_000;
/** How busy an open loop keeps the server, as shares of what the closed loop reached: an afternoon, and an evening. */
const LOADS = [0.3, 0.66] as const;
const parts = ['api', 'postgres', 'redis', 'worker'] as const satisfies readonly Part[];

type Times = { readonly p50: number; readonly p95: number; readonly p99: number };
type Loop = Times & { readonly messages: number; readonly perSecond: number; readonly idle: number };

/** RM: the closed loop by which servers of chat are compared: nobody sends the next message before the receiver has the last one. */
export const closedLoopRate: Figure = {
  key: 'RM',
  title: `messages a second, ${IN_FLIGHT} in flight, each awaited at its receiver / of the SQL function alone under pgbench`,
  accepted: 'at least 2,200 a second for at most 650 µs of CPU; p95 <= 3 ms and p99 <= 7 ms at 30 %, <= 15 ms and <= 40 ms at 66 %',
  async measure(run) {
    const stage = await run.open({ members: MEMBERS });
    const pairings = (await pair(stage)).slice(0, PAIRS);
    const waiting = new Map<string, () => void>();
    const clock = new LatencyClock();
    const others = pairings.map(({ other }) => other);
    await listen(run, stage.url, others, 'chat.message', ({ message }, at) => {
      clock.end(message.client_id, at);
      waiting.get(message.client_id)?.();
    });
    const meters = new Map<Part, CpuMeter>();
    for (const part of parts) meters.set(part, await CpuMeter.of(stage, [part]));
    return comparePairs(async (seconds) => {
      const { loop, us } = await measured(meters, () => closedLoop(stage, pairings, waiting, IN_FLIGHT, seconds));
      const alone = await closedLoop(stage, pairings, waiting, 1, seconds / 2);
      const each = parts.map((part) => `${part} ${Math.round((us.get(part) ?? 0) / loop.messages)}`).join(', ');
      const all = [...us.values()].reduce((sum, one) => sum + one, 0) / loop.messages;
      console.log(
        `    ${Math.round(loop.perSecond)} a second, ${Math.round(all)} µs of CPU each (${each}), ${percent(loop.idle)} of the machine idle; ${timesOf(loop)}; one at a time ${timesOf(alone)}`,
      );
      for (const load of LOADS) {
        const rate = load * loop.perSecond;
        const times = timesOf(await openLoop(stage, pairings, clock, rate, seconds));
        // What the machine has to give: no way to a receiver is shorter than the transaction alone.
        const bare = timesOf(timesIn(await sendBySqlAt(stage.product.databaseUrl, rate, seconds)));
        console.log(`    at ${percent(load)}, ${Math.round(rate)} a second: ${times}; the function alone ${bare}`);
      }
      return [loop.perSecond, (await sendBySql(stage.product.databaseUrl, seconds)).perSecond];
    }, run.pace);
  },
};

/** Runs the loop within all meters at once. */
async function measured(meters: ReadonlyMap<Part, CpuMeter>, run: () => Promise<Loop>) {
  const us = new Map<Part, number>();
  let within = run;
  for (const [part, meter] of meters) {
    const inner = within;
    within = async () => {
      const { us: spent, result } = await meter.during(inner);
      us.set(part, spent);
      return result;
    };
  }
  return { loop: await within(), us };
}

const percent = (share: number): string => `${Math.round(share * 100)} %`;
const timesOf = ({ p50, p95, p99 }: Times): string => `p50 ${p50.toFixed(2)} ms, p95 ${p95.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms`;
const timesIn = (times: readonly number[]): Times => ({
  p50: percentile(times, 0.5),
  p95: percentile(times, 0.95),
  p99: percentile(times, 0.99),
});

/** Milliseconds since the start of the machine that its cores were idle, and all of them. */
function cpuTimes(): { readonly idle: number; readonly all: number } {
  const times = cpus().map((core) => core.times);
  const sum = (of: (core: (typeof times)[number]) => number) => times.reduce((total, core) => total + of(core), 0);
  return { idle: sum(({ idle }) => idle), all: sum(({ user, nice, sys, idle, irq }) => user + nice + sys + idle + irq) };
}

/** Messages that begin whether the earlier ones have come or not; from the POST to the receiver's socket. */
async function openLoop(
  { url }: Stage,
  pairings: readonly Pairing[],
  clock: LatencyClock,
  perSecond: number,
  seconds: number,
): Promise<Times> {
  const post = poster(url);
  const times = await clock.openLoop(perSecond, seconds, async (turn) => {
    const { actor, chat } = pairings[turn % pairings.length] as Pairing;
    const { client_id } = messageOf();
    clock.begin(client_id);
    await post(`/api/chats/${chat}/messages`, actor.cookie, { client_id, text: WORDS });
  });
  return timesIn(times);
}

async function closedLoop(
  { url }: Stage,
  pairings: readonly Pairing[],
  waiting: Map<string, () => void>,
  inFlight: number,
  seconds: number,
): Promise<Loop> {
  const post = poster(url);
  const [startedAt, before] = [performance.now(), cpuTimes()];
  const endsAt = startedAt + seconds * 1_000;
  const times: number[] = [];
  let turn = 0;
  const sendOne = async ({ actor, chat }: Pairing) => {
    const { client_id } = messageOf();
    const sentAt = performance.now();
    const had = new Promise<void>((done, fail) => {
      const lost = setTimeout(() => fail(new Error('a message did not come to its receiver')), LOST_MS);
      waiting.set(client_id, () => {
        clearTimeout(lost);
        done();
      });
    });
    await Promise.all([post(`/api/chats/${chat}/messages`, actor.cookie, { client_id, text: WORDS }), had]);
    waiting.delete(client_id);
    times.push(performance.now() - sentAt);
  };
  await Promise.all(
    Array.from({ length: inFlight }, async () => {
      while (performance.now() < endsAt) await sendOne(pairings[(turn += 1) % pairings.length] as Pairing);
    }),
  );
  const perSecond = times.length / ((performance.now() - startedAt) / 1_000);
  const after = cpuTimes();
  return { messages: times.length, perSecond, idle: (after.idle - before.idle) / (after.all - before.all), ...timesIn(times) };
}
