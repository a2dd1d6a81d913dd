import { Box, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { dashboardWords as text } from './dashboard-words';

interface EarlierProps {
  /** What stands here was asked for before; what is asked for now is on its way. */
  readonly isEarlier: boolean;
  readonly children: ReactNode;
}

/** Figures that may be those of another choice: as long as they are, it is said, and they look like it. */
export const Earlier = ({ isEarlier, children }: EarlierProps) => (
  <Box>
    <Typography role="status" sx={{ fontWeight: 600 }}>
      {isEarlier ? text.loadingChosen : null}
    </Typography>
    <Stack
      spacing={2}
      aria-busy={isEarlier}
      inert={isEarlier}
      sx={{ transition: 'opacity 150ms', ...(isEarlier && { opacity: 0.35, filter: 'grayscale(1)' }) }}
    >
      {children}
    </Stack>
  </Box>
);
