import type { Span } from './gaps.js';
import type { Surroundings } from './strikes.js';

export interface ChaosSettings {
  readonly seed: number;
  /** Where what everybody sees is noted. */
  readonly historyFile: string;
  readonly around: Surroundings;
}

/** What was counted when everything was whole again. */
export interface Outcome {
  readonly counts: Readonly<Record<string, number>>;
  /** What must not be, by its name; empty when all is well. */
  readonly faults: Readonly<Record<string, number>>;
  /** What struck, and when. */
  readonly strikes: readonly Span[];
  /** What is true when there are none. */
  readonly good: string;
}
