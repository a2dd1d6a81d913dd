import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Brand } from './Brand';
import { Footer } from './Footer';
import { Frame } from './Frame';

/** The name, the content, the footer: nothing that leads away. */
export function LanderLayout({ children }: { readonly children: ReactNode }) {
  return (
    <Frame
      header={
        <Box as="header" bg="surface" px={{ base: '4', md: '7' }} py="3" borderBottomWidth="1px" borderColor="hairline">
          <Brand />
        </Box>
      }
      footer={<Footer />}
    >
      {children}
    </Frame>
  );
}
