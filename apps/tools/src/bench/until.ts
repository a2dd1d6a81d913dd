import { setTimeout as sleep } from 'node:timers/promises';

/** Asks until the answer is not undefined; throws what is missing when that takes too long. */
export async function until<Answer>(
  ask: () => Promise<Answer | undefined>,
  missing: string,
  { patienceMs = 120_000, pauseMs = 50 }: { readonly patienceMs?: number; readonly pauseMs?: number } = {},
): Promise<Answer> {
  for (const deadline = performance.now() + patienceMs; performance.now() < deadline; await sleep(pauseMs)) {
    const answer = await ask();
    if (answer !== undefined) return answer;
  }
  throw new Error(missing);
}
