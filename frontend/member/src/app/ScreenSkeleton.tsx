import { Box } from '@chakra-ui/react';
import { useHead } from '#member/shared/hooks/use-head';
import { PageSkeleton } from '#member/ui/Skeletons';

/** What stands in the first HTML where the browser will draw a member's screen. */
export function ScreenSkeleton() {
  useHead({ noIndex: true });
  return (
    <Box w="full" maxW="content" mx="auto" px={{ base: '4', md: '8' }} pt={{ base: '6', md: '9' }}>
      <PageSkeleton />
    </Box>
  );
}
