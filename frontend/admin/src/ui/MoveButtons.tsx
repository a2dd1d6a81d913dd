import { IconButton, Stack } from '@mui/material';
import { ArrowDown, ArrowUp } from 'lucide-react';

interface MoveButtonsProps {
  /** What is moved, for those who do not see where the buttons stand. */
  readonly name: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onMove: (by: -1 | 1) => void;
}

/** One place up, one place down. A button at an end stays where the focus is, and does nothing. */
export const MoveButtons = ({ name, isFirst, isLast, onMove }: MoveButtonsProps) => (
  <Stack direction="row">
    <IconButton aria-label={`Move up: ${name}`} aria-disabled={isFirst} onClick={() => onMove(-1)} sx={{ width: 44, height: 44 }}>
      <ArrowUp size="1.1rem" aria-hidden />
    </IconButton>
    <IconButton aria-label={`Move down: ${name}`} aria-disabled={isLast} onClick={() => onMove(1)} sx={{ width: 44, height: 44 }}>
      <ArrowDown size="1.1rem" aria-hidden />
    </IconButton>
  </Stack>
);
