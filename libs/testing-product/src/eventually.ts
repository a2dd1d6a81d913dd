import { setTimeout as sleep } from 'node:timers/promises';

/** Asks again and again until there is an answer; throws after so many seconds. */
export async function eventually<Result>(
  seconds: number,
  ask: () => Promise<Result | undefined | false> | Result | undefined | false,
): Promise<Result> {
  const deadline = performance.now() + seconds * 1_000;
  for (;;) {
    const result = await ask();
    if (result !== undefined && result !== false) return result;
    if (performance.now() > deadline) throw new Error(`not within ${seconds} s`);
    await sleep(50);
  }
}
