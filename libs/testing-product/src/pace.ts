const BURST_MS = 40;
const ONE_SECOND = 1_000;

/** How many times longer than alone a process takes for its work just now, because others want the processor too: 1 or more. */
export function paceNow(): number {
  const startedAt = performance.now();
  const before = process.cpuUsage();
  const spent = () => {
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000;
  };
  while (spent() < BURST_MS);
  return Math.max(1, (performance.now() - startedAt) / spent());
}

/**
 * Does something and waits for what comes of it; throws when that takes longer than a second, which is as much longer as everything takes on this
 * machine before or after.
 */
export async function promptly<Result>(act: () => Promise<unknown>, seen: () => Promise<Result>): Promise<Result> {
  const before = paceNow();
  await act();
  const startedAt = performance.now();
  const result = await seen();
  const ms = performance.now() - startedAt;
  const most = ONE_SECOND * Math.max(before, paceNow());
  if (ms > most) throw new Error(`it took ${Math.round(ms)} ms, and should have taken ${Math.round(most)} at most`);
  return result;
}
