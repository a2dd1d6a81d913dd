/** What comes over a screen unasked, and whether it promotes something; of two that wait, the first here goes first. */
const isPromotion = { terms: false, decision: false, 'time-bonus': true, push: true, install: true } as const;
export type Interruption = keyof typeof isPromotion;
export const interruptions = Object.keys(isPromotion) as readonly Interruption[];

export const promotes = (name: Interruption): boolean => isPromotion[name];

/** Nobody is called away before they have seen where they are. */
const settlingMs = 10_000;

export interface Moment {
  readonly sinceLoadMs: number;
  /** One promotion came in this visit already. */
  readonly hadPromotion: boolean;
  /** Somebody writes or pays. */
  readonly isEngaged: boolean;
  /** A dialog is open. */
  readonly isCovered: boolean;
}

/** A notice waits at the edge of the screen and opens the dialog on a press. */
export type Verdict = 'dialog' | 'notice' | 'later' | 'never';

/** How something may come over the screen at this moment. `never`: not in this visit. */
export function verdictOn(name: Interruption, { sinceLoadMs, hadPromotion, isEngaged, isCovered }: Moment): Verdict {
  if (promotes(name)) {
    if (hadPromotion) return 'never';
    if (sinceLoadMs < settlingMs) return 'later';
  }
  if (isCovered) return 'later';
  return isEngaged ? 'notice' : 'dialog';
}
