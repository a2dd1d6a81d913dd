import { monitorEventLoopDelay } from 'node:perf_hooks';
import { percentile } from '../bench/pairs.js';
import { arrivals } from './arrivals.js';
import { againstOf, kinds, perSecondAt, probes, type Kind, type Probe } from './evening.js';
import { beginMailing, mailingProgress } from './mailing.js';
import { runOpenLoop } from './open-loop.js';
import type { Reading } from './readings.js';
import type { Scene } from './scene.js';
import { Tally, type Times } from './tally.js';

export type Compared = Times & {
  readonly against: Probe;
  /** Times of it, over those of what it is held against. */
  readonly ratios: { readonly p50: number; readonly p95: number; readonly p99: number };
};

export interface Slice {
  readonly rate: number;
  readonly seconds: number;
  readonly kinds: Readonly<Record<Kind | 'told', Compared>>;
  readonly probes: Readonly<Record<Probe, Times>>;
  readonly mails: { readonly sent: number; readonly planned: number; readonly oldest_event_s: number };
  readonly failures: readonly string[];
  readonly begin: Reading;
  readonly end: Reading;
  /** Of the program that asks, in milliseconds: what begins late here is no fault of the product. */
  readonly generator: { readonly late_p99: number; readonly loop_p99: number };
}

const NS_PER_MS = 1e6;
const timed = [...kinds, 'told'] as const;

/** A part of an evening, from one moment without questions to the next. */
export async function runSlice(scene: Scene, rate: number, seconds: number): Promise<Slice> {
  const tally = new Tally();
  await scene.prepare(rate, tally);
  const begin = await scene.reading();
  await beginMailing(scene.stage.owner);
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  const { late } = await runOpenLoop(arrivals(perSecondAt(rate), seconds, scene.random), scene.acts, tally);
  delay.disable();
  const { sent, planned, waits } = await mailingProgress(scene.stage.owner);
  const end = await scene.reading();
  const ofProbes = Object.fromEntries(probes.map((probe) => [probe, tally.timesOf(probe)])) as Slice['probes'];
  return {
    rate,
    seconds,
    kinds: Object.fromEntries(timed.map((kind) => [kind, compare(kind, tally, ofProbes)])) as Slice['kinds'],
    probes: ofProbes,
    mails: { sent, planned, oldest_event_s: waits },
    // Then the worker had nothing to do, and the rest was borne too easily.
    failures: planned > 0 && sent === 0 ? [...tally.mainReasons, `mails: none of ${planned} was sent`] : tally.mainReasons,
    begin,
    end,
    generator: { late_p99: percentile(late, 0.99), loop_p99: delay.percentile(99) / NS_PER_MS },
  };
}

function compare(kind: Kind | 'told', tally: Tally, ofProbes: Slice['probes']): Compared {
  const [times, against] = [tally.timesOf(kind), againstOf(kind)];
  const probe = ofProbes[against];
  return { ...times, against, ratios: { p50: times.p50 / probe.p50, p95: times.p95 / probe.p95, p99: times.p99 / probe.p99 } };
}
