import type { Metrics } from 'bullmq';
import { MINUTES_KEPT } from './queue-options.js';

const MINUTE_MS = 60_000;

/**
 * How many jobs finished in each minute of the last day, the newest first; the first one is the minute that is not over yet. BullMQ moves its
 * list on only when a job finishes: what it holds is as old as its last mark.
 */
export function minutesOf({ meta, data }: Pick<Metrics, 'meta' | 'data'>, now: number): number[] {
  const minutes = Array.from({ length: MINUTES_KEPT }, () => 0);
  if (!meta.prevTS) return minutes;
  const passed = Math.floor(now / MINUTE_MS) - Math.floor(meta.prevTS / MINUTE_MS);
  const counts = [meta.count - meta.prevCount, ...data.map(Number)];
  counts.forEach((count, index) => {
    const minute = Math.max(0, passed) + index;
    if (minute < MINUTES_KEPT) minutes[minute] = count;
  });
  return minutes;
}
