import { Box } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** What a member agrees to with each order, so that the credits may come at once, in sentences. */
export function ConsentLines({ days }: { readonly days: number }) {
  const { t } = useTranslation('payments');
  return (
    <Box as="ul" display="grid" gap="2" mt="2">
      {[t('checkout.start_at_once'), t('checkout.pay_for_use', { days })].map((line) => (
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
