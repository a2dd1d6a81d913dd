import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const Frame = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minH: '2.75rem',
    px: '4',
    py: '1.5',
    bg: 'surface',
    color: 'ink',
    borderWidth: 'control',
    borderColor: 'line',
    borderRadius: 'pill',
    fontWeight: 'medium',
    lineHeight: 'snug',
    cursor: 'pointer',
    textAlign: 'start',
    _hover: { borderColor: 'ink' },
    '&[aria-pressed=true]': { bg: 'primary.tint', color: 'primary.deep', borderColor: 'primary' },
  },
});

interface ChipProps extends Omit<HTMLChakraProps<'button'>, 'children'> {
  readonly pressed?: boolean;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

/** A small switch in a row of choices: filters, suggestions. */
export function Chip({ pressed, icon, children, ...rest }: ChipProps) {
  return (
    <Frame type="button" aria-pressed={pressed} {...rest}>
      {icon}
      <span>{children}</span>
    </Frame>
  );
}
