/** The header of an answer has whole seconds, and was on its way for a moment: a smaller difference is none. */
const toleranceMs = 2_000;
let aheadMs = 0;

/** Called with each time that the server tells, in milliseconds since 1970. */
export function noteServerTime(told: number): void {
  const measured = told - Date.now();
  if (Math.abs(measured - aheadMs) > toleranceMs) aheadMs = measured;
}

/** The server's time in milliseconds since 1970, however wrong the clock of this device is. */
export const serverNow = (): number => Date.now() + aheadMs;
