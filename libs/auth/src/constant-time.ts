import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '#contracts';

/** Longer than any of the answers takes on a machine that is not overloaded; past it they come in steps of it. */
const STEP_MS = 400;

/** Where answers must not tell whether an address has an account, they must not tell it by their time either. */
export async function inConstantTime<Result>(isQuiet: boolean, work: () => Promise<Result>): Promise<Result> {
  if (!isQuiet) return work();
  const startedAt = performance.now();
  const [outcome] = await Promise.allSettled([work()]);
  await untilNextStep(startedAt);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}

/** Waits until a whole number of steps has passed. */
export async function untilNextStep(startedAt: number): Promise<void> {
  const taken = performance.now() - startedAt;
  await sleep(STEP_MS * Math.ceil(taken / STEP_MS) - taken);
}

/** A limit on the mails to an address tells of it too: where answers must not, what was limited is answered as if it had been done. */
export async function hidingLimits<Result>(isQuiet: boolean, asIfDone: Result, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (isQuiet && error instanceof AppError && error.code === 'too_many_requests') return asIfDone;
    throw error;
  }
}
