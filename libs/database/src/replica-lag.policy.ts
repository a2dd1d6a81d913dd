/** A moment at which the primary had written so much. */
export type Written = { readonly at: number; readonly position: bigint };

/** How old the answer of a replica may be, in ms. */
export const MOST_STALE_MS = 5_000;

/** Postgres writes a position of its log as two hexadecimal halves, such as `16/B374D848`. */
export function walPosition(text: string): bigint {
  const [high = '0', low = '0'] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

/** The latest moment whose writes a replica has that replayed as far as `position`; undefined when it lacks those of all of them. */
export function upToDateAt(written: readonly Written[], position: bigint): number | undefined {
  return written.findLast((one) => one.position <= position)?.at;
}

/** Whether what a replica had at `upTo` may still be told at `now`. */
export const isRecent = (upTo: number | undefined, now: number): boolean => upTo !== undefined && now - upTo <= MOST_STALE_MS;
