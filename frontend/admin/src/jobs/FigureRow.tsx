import { Box } from '@mui/material';
import type { ReactNode } from 'react';

interface FigureRowProps {
  readonly figures: readonly (readonly [label: string, value: ReactNode])[];
}

/** A few figures side by side, each below its name. */
export const FigureRow = ({ figures }: FigureRowProps) => (
  <Box
    component="dl"
    sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(5.75rem, 1fr))', columnGap: 1.5, rowGap: 1.5, m: 0 }}
  >
    {figures.map(([label, value]) => (
      <Box key={label} sx={{ display: 'flex', flexDirection: 'column', justifyContent: 'space-between' }}>
        <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
          {label}
        </Box>
        <Box component="dd" sx={{ m: 0, fontSize: '1.25rem', fontWeight: 600, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
          {value}
        </Box>
      </Box>
    ))}
  </Box>
);
