import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Brand } from './Brand';
import { countriesWarnedEverywhere } from './entry-rule';
import { Footer } from './Footer';
import { Frame } from './Frame';

interface LanderLayoutProps {
  /** Countries whose visitors are warned at the entry; an error page warns nobody. */
  readonly entryCountries?: readonly string[];
  readonly children: ReactNode;
}

/** The name, the content, the footer: nothing that leads away. */
export function LanderLayout({ entryCountries = countriesWarnedEverywhere, children }: LanderLayoutProps) {
  return (
    <Frame
      entryCountries={entryCountries}
      header={
        <Box as="header" bg="surface" borderBottomWidth="1px" borderColor="hairline">
          <Box maxW="content" mx="auto" px={{ base: '4', md: '8' }} py="3">
            <Brand />
          </Box>
        </Box>
      }
      footer={<Footer />}
    >
      {children}
    </Frame>
  );
}
