import { setTimeout as sleep } from 'node:timers/promises';

/** Waits until something is so, asking 40 times a second; throws after `seconds`. */
export async function until(isSo: () => boolean | Promise<boolean>, seconds = 15): Promise<void> {
  const patience = performance.now() + seconds * 1_000;
  while (!(await isSo())) {
    if (performance.now() > patience) throw new Error(`not within ${seconds} s`);
    await sleep(25);
  }
}
