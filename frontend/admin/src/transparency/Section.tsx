import { Paper, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';

/** One table of figures, under its heading. */
export const Section = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <Paper component="section" variant="outlined" sx={{ p: 2 }}>
    <Typography component="h2" variant="h6" gutterBottom>
      {title}
    </Typography>
    <Stack spacing={1.5}>{children}</Stack>
  </Paper>
);
