const SHORTEST_MS = 500;
const LONGEST_MS = 15_000;
/** What lived so long does not die of its own start. */
const HEALTHY_AFTER_MS = 5_000;

/** How long to wait before a part is started again: what was healthy until now comes back at once, what dies young later and later. */
export function restartPauseMs(lastPauseMs: number | undefined, livedMs: number): number {
  if (livedMs >= HEALTHY_AFTER_MS) return 0;
  return Math.min(Math.max((lastPauseMs ?? 0) * 2, SHORTEST_MS), LONGEST_MS);
}
