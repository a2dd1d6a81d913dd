import { Box } from '@chakra-ui/react';
import type { ComponentType } from 'react';

/** Warnings and news above the content. Each decides for itself whether it has something to say; features are joined here. */
const banners: readonly ComponentType[] = [];

export function Banners() {
  if (banners.length === 0) return null;
  return (
    <Box w="full" maxW="content" mx="auto" px={{ base: '4', md: '8' }} display="grid" gap="3" css={{ '&:not(:empty)': { pt: '4' } }}>
      {banners.map((Banner, index) => (
        <Banner key={index} />
      ))}
    </Box>
  );
}
