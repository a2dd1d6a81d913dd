import { Paper, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface SectionProps {
  readonly title: string;
  /** `h2` where nothing but the title of the page stands above it. */
  readonly level?: 'h2' | 'h3';
  readonly children: ReactNode;
}

/** One part of a page, under its heading. */
export function Section({ title, level = 'h3', children }: SectionProps) {
  return (
    <Paper component="section" variant="outlined" sx={{ p: 2 }}>
      <Typography component={level} variant="h6" gutterBottom>
        {title}
      </Typography>
      <Stack spacing={1.5}>{children}</Stack>
    </Paper>
  );
}
