import { Box } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { localeFacts, type OrderConsent } from '#contracts';

/** What a member agrees to with each order, so that the credits may come at once, in the sentences that the order keeps. */
export function ConsentLines({ consent }: { readonly consent: OrderConsent }) {
  return (
    <Box as="ul" display="grid" gap="2" mt="2" lang={localeFacts[consent.language].iso}>
      {[consent.start_at_once, consent.pay_for_use].map((line) => (
        <Box as="li" key={line} display="flex" gap="3">
          <Box color="success" flexShrink={0} mt="1">
            <Check size="1.25rem" aria-hidden />
          </Box>
          <span>{line}</span>
        </Box>
      ))}
    </Box>
  );
}
