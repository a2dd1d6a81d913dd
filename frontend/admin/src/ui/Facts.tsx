import { Box } from '@mui/material';
import type { ReactNode } from 'react';

interface FactsProps {
  readonly rows: readonly (readonly [label: string, value: ReactNode])[];
}

/** Names and values in two columns; on a phone the value stands below its name. */
export function Facts({ rows }: FactsProps) {
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: 'max-content minmax(0, 68ch)' },
        columnGap: 3,
        rowGap: { xs: 0, sm: 1 },
        m: 0,
      }}
    >
      {rows.map(([label, value]) => (
        <Box key={label} sx={{ display: 'contents' }}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {label}
          </Box>
          <Box component="dd" sx={{ m: 0, mb: { xs: 1.5, sm: 0 }, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
