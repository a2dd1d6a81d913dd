const LONGEST_PAUSE_MS = 1_000;
/** A piece of work takes some 50 ms: at 100 ms of delay it goes on at a tenth of its pace. */
const PAUSE_PER_DELAY = 5;

/** How long work that can wait pauses after each piece, in milliseconds, while people wait so many longer than they should. It never stops. */
export const pauseFor = (delayMs: number): number => Math.min(LONGEST_PAUSE_MS, delayMs * PAUSE_PER_DELAY);
