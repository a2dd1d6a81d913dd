import { Box } from '@mui/material';
import type { ReactNode } from 'react';

type Tone = 'plain' | 'good' | 'warning' | 'bad' | 'special';

const colours: Record<Tone, string> = {
  plain: 'text.secondary',
  good: 'success.main',
  warning: 'warning.main',
  bad: 'error.main',
  special: 'secondary.main',
};

interface LabelProps {
  readonly tone?: Tone;
  readonly children: ReactNode;
}

/** A state as a word; the colour only helps to find it. */
export function Label({ tone = 'plain', children }: LabelProps) {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-block',
        px: 1,
        borderRadius: 1,
        border: 1,
        borderColor: 'currentColor',
        color: colours[tone],
        fontSize: '0.875rem',
        fontWeight: 600,
        whiteSpace: 'nowrap',
      }}
    >
      {children}
    </Box>
  );
}
