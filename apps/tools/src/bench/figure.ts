import type { Pace, Ratio } from './pairs.js';
import { Stage, type StageWish } from './stage.js';

/** One figure of the bench: what it compares, what is accepted, and how it is measured. */
export interface Figure {
  /** R1 …: by which `--only` and the answers name it. */
  readonly key: string;
  readonly title: string;
  readonly accepted: string;
  readonly measure: (run: Run) => Promise<Ratio>;
}

export interface FigureOptions {
  readonly members: number;
  /** How many requests the memory is watched over. */
  readonly requests: number;
  readonly pace: Pace;
}

export interface Run extends FigureOptions {
  /** The started product with so many members, as many as the run is for unless said otherwise. It ends with the figure. */
  readonly open: (wish?: Partial<StageWish>) => Promise<Stage>;
  /** What is to be ended in any case; the last first. */
  readonly atEnd: (end: () => unknown) => void;
}

/** Measures one figure, and ends whatever that took. */
export async function measure(figure: Figure, options: FigureOptions): Promise<Ratio> {
  const endings: (() => unknown)[] = [];
  const atEnd = (end: () => unknown) => void endings.push(end);
  const open = async (wish: Partial<StageWish> = {}): Promise<Stage> => {
    const stage = await Stage.open({ members: options.members, ...wish });
    atEnd(() => stage.close());
    return stage;
  };
  try {
    return await figure.measure({ ...options, open, atEnd });
  } finally {
    for (const end of endings.toReversed()) await end();
  }
}
