import { setTimeout as sleep } from 'node:timers/promises';

/** Longer than any of the answers takes on a machine that is not overloaded; past it they come in steps of it. */
const STEP_MS = 400;

/** Where answers must not tell whether an address has an account, they must not tell it by their time either. */
export async function inEvenTime<Result>(isQuiet: boolean, work: () => Promise<Result>): Promise<Result> {
  if (!isQuiet) return work();
  const startedAt = performance.now();
  const [outcome] = await Promise.allSettled([work()]);
  const taken = performance.now() - startedAt;
  await sleep(STEP_MS * Math.ceil(taken / STEP_MS) - taken);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}
