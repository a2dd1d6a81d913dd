import { Box, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** What and how much, line by line. */
export function Facts({ children }: { readonly children: ReactNode }) {
  return <Box as="dl">{children}</Box>;
}

interface FactProps {
  readonly label: ReactNode;
  readonly strong?: boolean;
  readonly children: ReactNode;
}

export function Fact({ label, strong = false, children }: FactProps) {
  return (
    <Flex
      justify="space-between"
      columnGap="5"
      wrap="wrap"
      py="2.5"
      borderBottomWidth="1px"
      borderColor="hairline"
      _last={{ borderBottomWidth: '0' }}
      fontWeight={strong ? 'bold' : undefined}
      fontSize={strong ? 'lg' : undefined}
    >
      <Box as="dt">{label}</Box>
      <Box as="dd" ms="auto" textAlign="end" minW="0" overflowWrap="anywhere" fontVariantNumeric="tabular-nums">
        {children}
      </Box>
    </Flex>
  );
}
