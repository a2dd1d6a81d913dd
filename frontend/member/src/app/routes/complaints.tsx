import { Box, Flex } from '@chakra-ui/react';
import { Mail, Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSettings } from '#member/shared/state/session';
import { Card } from '#member/ui/Card';
import { Notice } from '#member/ui/Notice';
import { Page, PageTitle, Section } from '#member/ui/Page';
import { dialled, readablePhone } from '#member/ui/phone';
import { OuterLink } from '#member/ui/TextLink';

export default function Complaints() {
  const { t } = useTranslation('complaints');
  const { support_phone, support_email } = useSettings();
  return (
    <Page title={t('title')} description={t('lead')} width="prose">
      <PageTitle lead={t('lead')}>{t('title')}</PageTitle>
      <Card padded>
        <Section title={t('how_title')} mt="0">
          <Flex direction="column" gap="2" align="flex-start">
            <Flex as="span" align="center" gap="3">
              <Phone size="1.4rem" aria-hidden />
              <OuterLink href={`tel:${dialled(support_phone)}`} display="inline-flex" alignItems="center" minH="target">
                {t('how_phone', { phone: readablePhone(support_phone) })}
              </OuterLink>
            </Flex>
            <Flex as="span" align="center" gap="3">
              <Mail size="1.4rem" aria-hidden />
              <OuterLink
                href={`mailto:${support_email}`}
                display="inline-flex"
                alignItems="center"
                minH="target"
                minW="0"
                overflowWrap="anywhere"
              >
                {t('how_email', { email: support_email })}
              </OuterLink>
            </Flex>
          </Flex>
        </Section>
      </Card>
      <Section title={t('what_title')}>
        <Box as="ul" listStyle="disc" ps="6" display="grid" gap="1">
          {([1, 2, 3] as const).map((line) => (
            <li key={line}>{t(`what_${line}`)}</li>
          ))}
        </Box>
      </Section>
      <Section title={t('next_title')}>
        <p>{t('next_text')}</p>
      </Section>
      <Box mt="8">
        <Notice tone="warning" title={t('danger_title')}>
          {t('danger_text')}
        </Notice>
      </Box>
    </Page>
  );
}
