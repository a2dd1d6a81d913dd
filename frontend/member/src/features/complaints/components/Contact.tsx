import { Flex } from '@chakra-ui/react';
import { Mail, Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSettings } from '#member/shared/state/session';
import { Section } from '#member/ui/Page';
import { dialled, readablePhone } from '#member/ui/phone';
import { OuterLink } from '#member/ui/TextLink';

const target = { display: 'inline-flex', alignItems: 'center', minH: 'target', minW: '0', overflowWrap: 'anywhere' } as const;

/** For whoever would rather talk or write. */
export function Contact() {
  const { t } = useTranslation('complaints');
  const { support_phone, support_email } = useSettings();
  return (
    <Section title={t('how_title')}>
      <Flex direction="column" gap="2" align="flex-start">
        <Flex as="span" align="center" gap="3">
          <Phone size="1.4rem" aria-hidden />
          <OuterLink href={`tel:${dialled(support_phone)}`} {...target}>
            {t('how_phone', { phone: readablePhone(support_phone) })}
          </OuterLink>
        </Flex>
        <Flex as="span" align="center" gap="3">
          <Mail size="1.4rem" aria-hidden />
          <OuterLink href={`mailto:${support_email}`} {...target}>
            {t('how_email', { email: support_email })}
          </OuterLink>
        </Flex>
      </Flex>
    </Section>
  );
}
