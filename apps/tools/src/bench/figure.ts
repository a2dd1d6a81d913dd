import type { Pace, Ratio } from './pairs.js';

/** One figure of the bench: what it compares, what is accepted, and how it is measured. */
export type Figure = {
  readonly name: string;
  readonly title: string;
  readonly accepted: string;
  readonly measure: (options: FigureOptions) => Promise<Ratio>;
};

export type FigureOptions = {
  readonly members: number;
  /** How many requests the memory is watched over. */
  readonly requests: number;
  readonly pace: Pace;
};
