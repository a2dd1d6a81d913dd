import { Box } from '@chakra-ui/react';
import { Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSettings } from '#member/shared/state/session';
import { dialled, readablePhone } from './phone';
import { OuterLink } from './TextLink';

/** Help by phone, in the same words everywhere. */
export function PhoneLink() {
  const { t } = useTranslation();
  const { support_phone } = useSettings();
  if (!support_phone) return null;
  return (
    <Box>
      <OuterLink href={`tel:${dialled(support_phone)}`} display="inline-flex" alignItems="center" gap="2.5" minH="target">
        <Phone size="1.25rem" aria-hidden />
        {t('footer.call', { phone: readablePhone(support_phone) })}
      </OuterLink>
    </Box>
  );
}
