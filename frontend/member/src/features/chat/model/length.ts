import { codePoints } from '#contracts';

/** The counter appears when this many characters are left. */
export const counterFrom = 100;

export interface Length {
  readonly left: number;
  readonly over: boolean;
  readonly near: boolean;
}

/** Counted in code points of what will be sent: the server counts the same. */
export function lengthOf(text: string, max: number): Length {
  const left = max - codePoints(text.trim());
  return { left, over: left < 0, near: left <= counterFrom };
}
