import { Box, Flex, Heading, type BoxProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useHead, type Head } from '#member/shared/hooks/use-head';

/** `title` is for the browser tab and search engines; the site's name and its focus are added. */
interface PageProps extends Readonly<Head> {
  /** `cards`: a grid of cards, which may take more of a very large window. */
  readonly width?: 'content' | 'cards' | 'prose' | 'form';
  readonly children: ReactNode;
}

/** One screen: its title, its width and its calm margins. */
export function Page({ width = 'content', children, ...head }: PageProps) {
  useHead(head);
  return (
    <Box
      w="full"
      maxW={width === 'cards' ? { base: 'content', '2xl': 'wide' } : width}
      mx="auto"
      px={{ base: '4', md: '8' }}
      pt={{ base: '4', md: '9' }}
      pb={{ base: '10', md: '16' }}
    >
      {children}
    </Box>
  );
}

interface PageTitleProps {
  readonly children: ReactNode;
  /** One sentence under the title. */
  readonly lead?: ReactNode;
  /** One action at the right, under the title on phones. */
  readonly action?: ReactNode;
}

export function PageTitle({ children, lead, action }: PageTitleProps) {
  return (
    <Flex mb={{ base: '4', md: '6' }} gap="4" justify="space-between" align="flex-end" wrap="wrap">
      <Box minW="0">
        <Heading as="h1" textStyle="h1" tabIndex={-1} id="page-title">
          {children}
        </Heading>
        {lead ? (
          <Box mt={{ base: '1', md: '2' }} color="ink.soft" maxW="prose">
            {lead}
          </Box>
        ) : null}
      </Box>
      {action}
    </Flex>
  );
}

interface SectionProps extends Omit<BoxProps, 'title'> {
  readonly title?: ReactNode;
}

export function Section({ title, children, ...rest }: SectionProps) {
  return (
    <Box as="section" mt="8" {...rest}>
      {title ? (
        <Heading as="h2" textStyle="h2" mb="3">
          {title}
        </Heading>
      ) : null}
      {children}
    </Box>
  );
}
