import { Box } from '@chakra-ui/react';
import { Brand } from './Brand';

/** Who speaks here, and the way home. */
export function BrandBar() {
  return (
    <Box as="header" bg="surface" borderBottomWidth="1px" borderColor="hairline" pt="env(safe-area-inset-top)">
      <Box maxW="content" mx="auto" px={{ base: '4', md: '8' }} py="3">
        <Brand />
      </Box>
    </Box>
  );
}
