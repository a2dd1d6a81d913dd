import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ActionButton, LinkButton } from '#member/ui/ActionButton';
import { LetterDrawing } from '#member/ui/drawings';
import { EmptyState } from '#member/ui/EmptyState';
import { Page, PageTitle } from '#member/ui/Page';
import { PhoneLink } from '#member/ui/PhoneLink';
import { AskForEmail } from '../AskForEmail';

export default function ResetPassword() {
  const { t } = useTranslation('auth');
  const [query] = useSearchParams();
  if (query.has('sent')) {
    return (
      <Page title={t('reset.sent_title')} width="form" noIndex>
        <EmptyState
          headingLevel="h1"
          drawing={<LetterDrawing />}
          title={t('reset.sent_title')}
          action={
            <LinkButton to="/login" tone="outline">
              {t('reset.back')}
            </LinkButton>
          }
        >
          {t('reset.sent_text')}
        </EmptyState>
      </Page>
    );
  }
  return (
    <Page title={t('reset.title')} description={t('reset.lead')} width="form">
      <PageTitle lead={t('reset.lead')}>{t('reset.title')}</PageTitle>
      <AskForEmail action="/reset-password" label={t('login.email')}>
        <ActionButton type="submit" wide size="lg">
          {t('reset.submit')}
        </ActionButton>
      </AskForEmail>
      <PhoneLink />
    </Page>
  );
}
