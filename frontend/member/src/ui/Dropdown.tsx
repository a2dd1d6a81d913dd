import { Box, chakra } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { low } from '#member/theme/windows';

const Frame = chakra('details', { base: { position: 'relative' } });
const Summary = chakra('summary', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minH: 'target',
    px: '3',
    borderRadius: 'control',
    fontWeight: 'medium',
    cursor: 'pointer',
    listStyle: 'none',
    userSelect: 'none',
    _hover: { bg: 'sunken' },
    '&[aria-current=true]': { bg: 'primary.tint', color: 'primary.deep' },
  },
});

interface DropdownProps {
  readonly label: ReactNode;
  readonly accessibleName?: string;
  readonly placement?: 'below' | 'above';
  readonly summaryStyle?: object;
  readonly arrow?: boolean;
  /** One is at a place that it leads to. */
  readonly isHere?: boolean;
  readonly children: ReactNode;
}

/** A menu of the bar. It is the browser's own disclosure, so that it opens before the script arrives; Escape and a press elsewhere close it. */
export function Dropdown({
  label,
  accessibleName,
  placement = 'below',
  summaryStyle,
  arrow = true,
  isHere = false,
  children,
}: DropdownProps) {
  const frame = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = (event: Event) => {
      const details = frame.current;
      if (!details?.open) return;
      const inside = event.target instanceof Node && details.contains(event.target);
      if (event instanceof KeyboardEvent) {
        if (event.key !== 'Escape') return;
        details.open = false;
        if (inside) details.querySelector('summary')?.focus();
      } else if (!inside) details.open = false;
    };
    document.addEventListener('pointerdown', close);
    document.addEventListener('keydown', close);
    document.addEventListener('focusin', close);
    return () => {
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('keydown', close);
      document.removeEventListener('focusin', close);
    };
  }, []);
  return (
    <Frame ref={frame} name="bar-menu">
      <Summary aria-label={accessibleName} aria-current={isHere || undefined} css={summaryStyle}>
        {label}
        {arrow ? <ChevronDown size="1.2rem" aria-hidden /> : null}
      </Summary>
      <Box
        position="absolute"
        insetEnd="0"
        {...(placement === 'below' ? { top: 'calc(100% + 0.5rem)' } : { bottom: 'calc(100% + 0.5rem)' })}
        zIndex="bar"
        minW="min(20rem, calc(100vw - 1.5rem))"
        maxW="calc(100vw - 1.5rem)"
        maxH="min(34rem, calc(100dvh - 9rem))"
        css={{ [low]: { maxH: 'calc(100dvh - 5rem)' } }}
        overflowY="auto"
        p="2"
        bg="surface"
        borderRadius="card"
        borderWidth="1px"
        borderColor="line"
        boxShadow="card"
      >
        {children}
      </Box>
    </Frame>
  );
}

/** One entry of a dropdown: a button that submits, or a link with `asChild`. */
export const MenuEntry = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    w: 'full',
    minH: 'target',
    px: '4',
    py: '2',
    borderRadius: 'control',
    textAlign: 'start',
    textDecoration: 'none',
    color: 'ink',
    cursor: 'pointer',
    _hover: { bg: 'sunken' },
    '&[aria-current=true]': { bg: 'primary.tint', color: 'primary.deep', fontWeight: 'medium' },
  },
});
