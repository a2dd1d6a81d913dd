import type { Palette } from '@mui/material';
import type { Look, Series, Step } from './chart-types';

/** A series that the chart draws, and the name under which its figures stand in the rows. */
export type Drawn = Series & { readonly look: Look; readonly key: string };
export type ChartColours = Readonly<Record<Look, string>>;

export const chartColours = ({ primary, secondary }: Pick<Palette, 'primary' | 'secondary'>): ChartColours => ({
  bar: primary.main,
  hatched: secondary.main,
  line: primary.main,
  broken: secondary.main,
});

/** Those with a look; the others stand in the table and in the file alone. */
export const drawnOf = (series: readonly Series[]): Drawn[] =>
  series.flatMap((one) => (one.look ? [{ ...one, look: one.look }] : [])).map((one, order) => ({ ...one, key: `f${order}` }));

/** The steps, each with its figure of every series. */
export const rowsOf = (steps: readonly Step[], drawn: readonly Drawn[]) =>
  steps.map((step, index) => ({ ...step, ...Object.fromEntries(drawn.map(({ key, figures }) => [key, figures[index] ?? null])) }));
