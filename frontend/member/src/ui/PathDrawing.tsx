import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const Frame = chakra('svg', { base: { w: '9rem', h: '7rem', color: 'secondary' } });

/** A small line drawing in two colours of the palette. */
export function Drawing({ children }: { readonly children: ReactNode }) {
  return (
    <Frame
      viewBox="0 0 144 112"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      focusable="false"
    >
      {children}
    </Frame>
  );
}

export const soft = 'var(--m-colors-primary)';

/** A path that ends: page not found. */
export const PathDrawing = () => (
  <Drawing>
    <path d="M14 94c24-4 26-22 48-24s26 14 46 8" strokeDasharray="2 10" />
    <path d="M108 78V34" />
    <path d="M108 38h24l8 8-8 8h-24z" stroke={soft} />
    <path d="M20 94c6-20 12-28 20-34M40 60c-4-8-2-16 6-20" stroke={soft} />
  </Drawing>
);
