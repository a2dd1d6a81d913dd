import { Box } from '@mui/material';
import type { Look } from './chart-types';

const swatches = {
  bar: (colour: string) => ({ height: 12, background: colour }),
  hatched: (colour: string) => ({
    height: 12,
    border: `1px solid ${colour}`,
    background: `repeating-linear-gradient(135deg, ${colour} 0 3px, transparent 3px 6px)`,
  }),
  line: (colour: string) => ({ height: 0, borderTop: `3px solid ${colour}` }),
  broken: (colour: string) => ({ height: 0, borderTop: `3px dashed ${colour}` }),
} satisfies Record<Look, (colour: string) => object>;

interface LegendProps {
  readonly name: string;
  readonly look: Look;
  readonly colour: string;
}

/** What a look of the chart stands for. */
export const Legend = ({ name, look, colour }: LegendProps) => (
  <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
    <Box component="span" aria-hidden sx={{ width: 20, ...swatches[look](colour) }} />
    {name}
  </Box>
);
