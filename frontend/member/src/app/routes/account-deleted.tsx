import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useSession } from '#member/shared/state/session';
import { ActionButton, LinkButton } from '#member/ui/ActionButton';
import { BenchDrawing, HeartsDrawing, LetterDrawing, PathDrawing } from '#member/ui/drawings';
import { EmptyState } from '#member/ui/EmptyState';
import { Page } from '#member/ui/Page';
import { AskForEmail } from '../AskForEmail';

/** After a deletion; with the way back for two weeks, and the mail with the link once more. Who is signed in has no deleted account. */
export default function AccountDeleted() {
  const { t } = useTranslation('leaving');
  const { form, user } = useSession();
  const [query] = useSearchParams();
  if (query.has('back')) {
    return (
      <Page title={t('returned.title')} width="form" noIndex>
        <EmptyState
          headingLevel="h1"
          drawing={<HeartsDrawing />}
          title={t('returned.title')}
          action={<LinkButton to="/login">{t('returned.login')}</LinkButton>}
        >
          {t('returned.text')}
        </EmptyState>
      </Page>
    );
  }
  if (user) {
    return (
      <Page title={t('deleted.still_here')} width="form" noIndex>
        <EmptyState
          headingLevel="h1"
          drawing={<BenchDrawing />}
          title={t('deleted.still_here')}
          action={<LinkButton to="/">{t('deleted.home')}</LinkButton>}
        />
      </Page>
    );
  }
  if (query.has('sent') && !form) {
    return (
      <Page title={t('deleted.sent_title')} width="form" noIndex>
        <EmptyState
          headingLevel="h1"
          drawing={<LetterDrawing />}
          title={t('deleted.sent_title')}
          action={
            <LinkButton to="/" tone="outline">
              {t('deleted.home')}
            </LinkButton>
          }
        >
          {t('deleted.sent_text')}
        </EmptyState>
      </Page>
    );
  }
  return (
    <Page title={t('deleted.title')} width="form" noIndex>
      <EmptyState headingLevel="h1" drawing={<PathDrawing />} title={t('deleted.title')}>
        {t('deleted.text')}
      </EmptyState>
      <AskForEmail
        action="/account-deleted"
        label={t('deleted.email')}
        lead={
          <Box fontWeight="bold" mb="4">
            {t('deleted.again')}
          </Box>
        }
      >
        <ActionButton type="submit" tone="outline">
          {t('deleted.send')}
        </ActionButton>
      </AskForEmail>
    </Page>
  );
}
