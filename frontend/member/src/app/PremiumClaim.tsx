import { Box } from '@chakra-ui/react';
import { useSettings } from '#member/shared/state/session';

/** What the owner says of premium, in the words of the owner; without any it is not there. */
export function PremiumClaim() {
  const { premium_claim: claim } = useSettings();
  return claim ? (
    <Box as="p" mb="7" fontWeight="bold" overflowWrap="anywhere">
      {claim}
    </Box>
  ) : null;
}
