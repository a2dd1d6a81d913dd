import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useSession } from '../../session/session';
import { ActionButton, LinkButton } from '../../ui/ActionButton';
import { Card } from '../../ui/Card';
import { LetterDrawing } from '../../ui/drawings';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorSummary } from '../../ui/ErrorSummary';
import { Field } from '../../ui/Field';
import { Page, PageTitle } from '../../ui/Page';
import { PhoneLink } from '../../ui/PhoneLink';

export default function ResetPassword() {
  const { t } = useTranslation('auth');
  const { form } = useSession();
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
    <Page title={t('reset.title')} width="form">
      <PageTitle lead={t('reset.lead')}>{t('reset.title')}</PageTitle>
      <ErrorSummary errors={form?.errors ?? {}} message={form?.message} />
      <Card padded asChild mb="6">
        <form method="post" action="/reset-password" noValidate>
          <Field
            name="email"
            type="email"
            label={t('login.email')}
            autoComplete="email"
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={form?.values['email']}
            error={form?.errors['email']}
            required
          />
          <ActionButton type="submit" wide size="lg">
            {t('reset.submit')}
          </ActionButton>
        </form>
      </Card>
      <PhoneLink />
    </Page>
  );
}
