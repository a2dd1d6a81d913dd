/** What the smallest question takes on a machine that has nothing else to do, in milliseconds. */
const QUIET_MS = 10;
const TRIES = 5;

/** How many times longer than on a quiet machine something takes just now, by the smallest question that can be asked: 1 or more. */
export async function paceBy(ask: () => Promise<unknown>): Promise<number> {
  const waits: number[] = [];
  for (let tries = 0; tries < TRIES; tries += 1) {
    const startedAt = performance.now();
    await ask();
    waits.push(performance.now() - startedAt);
  }
  const median = waits.toSorted((one, other) => one - other)[Math.floor(TRIES / 2)] ?? QUIET_MS;
  return Math.max(1, median / QUIET_MS);
}

const ONE_SECOND = 1_000;

/**
 * Does something and waits for what comes of it; throws when that takes longer than a second, or than as many seconds as the machine is slower than
 * a quiet one before or after.
 */
export async function promptly<Result>(
  ask: () => Promise<unknown>,
  act: () => Promise<unknown>,
  seen: () => Promise<Result>,
): Promise<Result> {
  const before = await paceBy(ask);
  await act();
  const startedAt = performance.now();
  const result = await seen();
  const ms = performance.now() - startedAt;
  const most = ONE_SECOND * Math.max(before, await paceBy(ask));
  if (ms > most) throw new Error(`it took ${Math.round(ms)} ms, and should have taken ${Math.round(most)} at most`);
  return result;
}
