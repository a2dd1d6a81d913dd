import type { Figure } from './figures';
import type { Format } from './formats';

/** Told apart by their shape too: whole bars, hatched ones, a line with dots, a broken one with rings. */
export type Look = 'bar' | 'hatched' | 'line' | 'broken';

export interface Series {
  readonly name: string;
  readonly figures: readonly Figure[];
  readonly format: Format;
  /** How the chart draws it; without a look it stands in the table and in the file alone. */
  readonly look?: Look;
}

export interface Step {
  readonly key: string;
  /** Below the bar. */
  readonly short: string;
  /** In tables and files. */
  readonly name: string;
}

export interface Charted {
  readonly title: string;
  readonly steps: readonly Step[];
  readonly series: readonly Series[];
}
