import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const Frame = chakra('button', {
  base: {
    position: 'relative',
    display: 'block',
    w: 'full',
    borderRadius: 'inherit',
    overflow: 'hidden',
    cursor: 'zoom-in',
    // The ring would be cut off by the round corners around the photo.
    _focusVisible: { outlineOffset: '-3px' },
  },
});

interface PhotoTileProps {
  readonly label: string;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** A photo that opens large. */
export function PhotoTile({ label, onClick, children }: PhotoTileProps) {
  return (
    <Frame type="button" aria-label={label} aria-haspopup="dialog" onClick={onClick}>
      {children}
    </Frame>
  );
}
