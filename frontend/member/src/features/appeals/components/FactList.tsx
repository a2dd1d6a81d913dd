import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';

export type Fact = readonly [label: string, value: ReactNode];

/** Each label above its value. */
export function FactList({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <Box as="dl" display="grid" gap="4">
      {facts.map(([label, value]) => (
        <div key={label}>
          <Box as="dt" textStyle="small" color="ink.soft">
            {label}
          </Box>
          <Box as="dd" fontWeight="medium" whiteSpace="pre-line" overflowWrap="anywhere" dir="auto">
            {value}
          </Box>
        </div>
      ))}
    </Box>
  );
}
