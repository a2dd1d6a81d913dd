import { sizeOf, sizes, type Size } from './test-files.js';

/** Of a file that no run has timed yet. */
const UNTIMED_SECONDS = 3;
/** Until the services of a size stand. */
const startSeconds: Readonly<Record<Size, number>> = { unit: 2, medium: 8, product: 35 };

export interface Nearest {
  readonly chosen: readonly string[];
  readonly left: readonly string[];
  /** What those that are left would take. */
  readonly leftSeconds: number;
}

/**
 * Those of these test files, the nearest first, that are judged within so many seconds. A file that is too long does not keep out a shorter
 * one behind it.
 */
export function nearestWithin(
  budgetSeconds: number,
  files: readonly string[],
  times: Readonly<Record<string, number>>,
  workers: Readonly<Record<Size, number>>,
): Nearest {
  const chosen: string[] = [];
  const left: string[] = [];
  const started = new Set<Size>();
  let seconds = 0;
  let leftSeconds = 0;
  for (const file of files) {
    const size = sizeOf(file) ?? sizes[0];
    const own = (times[file] ?? UNTIMED_SECONDS) / workers[size];
    const cost = own + (started.has(size) ? 0 : startSeconds[size]);
    if (seconds + cost > budgetSeconds) {
      left.push(file);
      leftSeconds += own;
      continue;
    }
    chosen.push(file);
    started.add(size);
    seconds += cost;
  }
  return { chosen, left, leftSeconds: Math.round(leftSeconds) };
}
