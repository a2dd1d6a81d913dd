import type { RefreshState } from '#contracts-admin';

/** Each time all sums are asked for anew, by each page that is open: often enough to see a count end, seldom enough to be no load. */
const COUNTING_MS = 15_000;
/** What is late or has failed mends itself at some time, and nobody waits for it. */
const TROUBLED_MS = 60_000;

/** After how long the page asks again by itself; false: not before somebody looks anew. */
export function askedAgainAfter(refresh: RefreshState | undefined): number | false {
  if (refresh === 'due' || refresh === 'running') return COUNTING_MS;
  return refresh === 'late' || refresh === 'failed' ? TROUBLED_MS : false;
}
