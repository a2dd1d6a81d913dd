import { kinds, probes, type Kind } from './evening.js';
import type { Verdict } from './limits.policy.js';
import { steadyFigures, type Reading } from './readings.js';
import type { Compared, Slice } from './slice.js';
import { slopeOf, type Slope } from './slopes.js';
import type { Times } from './tally.js';

export type Slopes = Readonly<Partial<Record<(typeof steadyFigures)[number], Slope>>>;

export interface Report {
  readonly members: number;
  readonly seed: number;
  readonly slices: readonly Slice[];
  /** From the end of the first slice, when everything is warm, or from the begin of the only one. */
  readonly slopes: Slopes;
  readonly broke?: { readonly rate: number; readonly borne: number | null; readonly verdict: Verdict };
}

/** By how much what must be steady grows in an hour. */
export function slopesOf(slices: readonly Slice[]): Slopes {
  const ends = slices.map(({ end }) => end);
  const readings = ends.length > 1 ? ends : slices.flatMap(({ begin, end }) => [begin, end]);
  const slopes = steadyFigures.map((figure) => [
    figure,
    slopeOf(readings.map((reading) => ({ atMs: reading.atMs, value: reading[figure] }))),
  ]);
  return Object.fromEntries(slopes.filter(([, slope]) => slope !== undefined)) as Slopes;
}

export function printSlice(slice: Slice): void {
  const { rate, seconds, mails, failures, generator } = slice;
  console.log(`${seconds} s at ${rate.toFixed(2)} of the evening of a million members`);
  console.log(`  ${'kind'.padEnd(12)} ${'count'.padStart(7)} ${'failed'.padStart(6)} ${columns(['p50', 'p95', 'p99'])} ms   times what`);
  for (const kind of [...kinds, 'told'] as const) printKind(kind, slice.kinds[kind]);
  for (const probe of probes) console.log(`  ${timesText(probe, slice.probes[probe])}`);
  console.log(`  mails ${mails.sent} of ${mails.planned} sent; the oldest event waits ${mails.oldest_event_s.toFixed(1)} s`);
  console.log(`  generator: began ${generator.late_p99.toFixed(1)} ms late (p99), its own loop ${generator.loop_p99.toFixed(1)} ms (p99)`);
  printReading('begin', slice.begin);
  printReading('end', slice.end);
  for (const failure of failures) console.log(`  failed: ${failure}`);
}

export function printSlopes(slopes: Slopes): void {
  for (const [figure, { perHour, percentPerHour }] of Object.entries(slopes))
    console.log(`  ${figure.padEnd(12)} ${perHour.toFixed(1).padStart(10)} an hour (${percentPerHour.toFixed(1)} %)`);
}

function printKind(kind: Kind | 'told', compared: Compared): void {
  const { against, ratios } = compared;
  console.log(`  ${timesText(kind, compared)}      ${columns([ratios.p50, ratios.p95, ratios.p99])} ${against}`);
}

const timesText = (name: string, { count, failed, p50, p95, p99 }: Times): string =>
  `${name.padEnd(12)} ${String(count).padStart(7)} ${String(failed).padStart(6)} ${columns([p50, p95, p99])}`;

const columns = (values: readonly (number | string)[]): string =>
  values.map((value) => (typeof value === 'string' ? value : Number.isFinite(value) ? value.toFixed(1) : '-').padStart(7)).join(' ');

function printReading(name: string, reading: Reading): void {
  const { api_rss, api_heap, worker_rss, worker_heap, redis_rss, connections, dead_rows, redis_keys, api_loop_p99, worker_loop_p99 } =
    reading;
  console.log(
    `  ${name.padEnd(6)} API ${api_rss.toFixed(0)} MB (heap ${api_heap.toFixed(0)}), worker ${worker_rss.toFixed(0)} MB (heap ${worker_heap.toFixed(0)}), ` +
      `Redis ${redis_rss.toFixed(0)} MB, ${connections} connections, ${dead_rows} dead rows, ${redis_keys} keys; ` +
      `loop p99 API ${api_loop_p99.toFixed(1)} ms, worker ${worker_loop_p99.toFixed(1)} ms`,
  );
}
