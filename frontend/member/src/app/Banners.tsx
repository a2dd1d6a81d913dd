import { Box } from '@chakra-ui/react';
import { Suspense, type ComponentType } from 'react';
import { ActivationReminder, PhotoAlert } from '../features/banners';
import { useSession } from '../session/session';

/** Warnings and news above the content, the most pressing first. Each decides for itself whether it has something to say. */
const banners: readonly ComponentType[] = [ActivationReminder, PhotoAlert];

/** The server writes them into the first HTML, so that nothing moves when the app arrives. */
export function Banners() {
  const { user } = useSession();
  if (!user) return null;
  return (
    <Box w="full" maxW="content" mx="auto" px={{ base: '4', md: '8' }} display="grid" gap="3" css={{ '&:not(:empty)': { pt: '4' } }}>
      {/* Who signs up in this window becomes a member before the words of the banners are here. */}
      <Suspense fallback={null}>
        {banners.map((Banner, index) => (
          <Banner key={index} />
        ))}
      </Suspense>
    </Box>
  );
}
