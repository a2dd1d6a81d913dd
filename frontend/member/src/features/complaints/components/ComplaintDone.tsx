import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useFormats, useSession } from '#member/shared/state/session';
import { LinkButton } from '#member/ui/ActionButton';
import { Card } from '#member/ui/Card';
import { Page, PageTitle } from '#member/ui/Page';
import { readablePhone } from '#member/ui/phone';

interface ComplaintDoneProps {
  readonly reference: string;
  readonly email: string;
  readonly dueAt: Date;
}

/** The number to keep, where the receipt went, and when there will be an answer. */
export function ComplaintDone({ reference, email, dueAt }: ComplaintDoneProps) {
  const { t } = useTranslation('complaints');
  const { date } = useFormats();
  const { settings, user } = useSession();
  return (
    <Page title={t('done.title')} width="prose" noIndex>
      <PageTitle>{t('done.title')}</PageTitle>
      <Card padded>
        <Box>{t('done.reference')}</Box>
        <Box textStyle="h1" fontVariantNumeric="tabular-nums" letterSpacing="wide" userSelect="all">
          {reference}
        </Box>
        <Box mt="2" overflowWrap="anywhere">
          {t('done.keep', { email })}
        </Box>
      </Card>
      <Box mt="6" mb="8" display="grid" gap="3">
        <Box as="p" fontWeight="medium">
          {t('done.due', { date: date(dueAt) })}
        </Box>
        <p>{t('done.next', { phone: readablePhone(settings.support_phone) })}</p>
      </Box>
      <LinkButton to={user ? '/members' : '/'} tone="outline">
        {t('done.home')}
      </LinkButton>
    </Page>
  );
}
