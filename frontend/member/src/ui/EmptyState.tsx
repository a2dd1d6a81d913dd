import { Box, Flex, Heading } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  /** One of the small line drawings. */
  readonly drawing: ReactNode;
  readonly title: ReactNode;
  readonly children?: ReactNode;
  /** One clear next step. */
  readonly action?: ReactNode;
  readonly headingLevel?: 'h1' | 'h2' | 'h3';
}

export function EmptyState({ drawing, title, children, action, headingLevel = 'h2' }: EmptyStateProps) {
  return (
    <Flex direction="column" align="center" textAlign="center" gap="3" py={{ base: '8', md: '14' }} px="4">
      {drawing}
      <Heading
        as={headingLevel}
        // On a page of its own it is the title, which takes the focus after a change of screen.
        id={headingLevel === 'h1' ? 'page-title' : undefined}
        tabIndex={-1}
        textStyle="h2"
        maxW="full"
        overflowWrap="anywhere"
        hyphens="auto"
      >
        {title}
      </Heading>
      {children ? (
        <Box maxW="30rem" color="ink.soft">
          {children}
        </Box>
      ) : null}
      {action ? <Box mt="3">{action}</Box> : null}
    </Flex>
  );
}
