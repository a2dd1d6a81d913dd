import { Box, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface FactProps {
  readonly label: string;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** One line of what an account is, with what can be done about it. */
export function Fact({ label, action, children }: FactProps) {
  return (
    <Box py="3" borderBottomWidth="1px" borderColor="hairline" _last={{ borderBottomWidth: '0' }}>
      <Box as="dt" textStyle="small" color="ink.soft">
        {label}
      </Box>
      <Flex as="dd" justify="space-between" align="center" columnGap="4" wrap="wrap" minH="target">
        <Box fontWeight="medium" minW="0" overflowWrap="anywhere">
          {children}
        </Box>
        {action}
      </Flex>
    </Box>
  );
}

export const factAction = { display: 'inline-flex', alignItems: 'center', minH: 'target' } as const;
