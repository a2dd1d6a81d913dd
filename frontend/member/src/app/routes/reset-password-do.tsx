import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useSession } from '#member/shared/state/session';
import { ActionButton, LinkButton } from '#member/ui/ActionButton';
import { Card } from '#member/ui/Card';
import { PathDrawing, TeaDrawing } from '#member/ui/drawings';
import { EmptyState } from '#member/ui/EmptyState';
import { ErrorSummary } from '#member/ui/ErrorSummary';
import { Page, PageTitle } from '#member/ui/Page';
import { PasswordField } from '#member/ui/PasswordField';

/** The link of the mail leads here; the token travels from the address into the form and no further. */
export default function ResetPasswordDo() {
  const { t } = useTranslation('auth');
  const { form, user } = useSession();
  const [query] = useSearchParams();
  const token = form?.values['token'] ?? query.get('token') ?? '';
  if (query.has('done')) {
    return (
      <Page title={t('reset.done_title')} width="form" noIndex>
        <EmptyState
          headingLevel="h1"
          drawing={<TeaDrawing />}
          title={t('reset.done_title')}
          action={<LinkButton to={user ? '/members' : '/login'}>{user ? t('activate.members_button') : t('login.submit')}</LinkButton>}
        >
          {t(user ? 'reset.done_text' : 'reset.done_login')}
        </EmptyState>
      </Page>
    );
  }
  if (!token || form?.code === 'link_invalid' || form?.errors['token']) {
    return (
      <Page title={t('reset.invalid_title')} width="form" noIndex>
        <EmptyState
          headingLevel="h1"
          drawing={<PathDrawing />}
          title={t('reset.invalid_title')}
          action={<LinkButton to="/reset-password">{t('reset.again')}</LinkButton>}
        >
          {form?.errors['token'] ?? form?.message ?? t('reset.invalid_text')}
        </EmptyState>
      </Page>
    );
  }
  return (
    <Page title={t('reset.do_title')} width="form" noIndex>
      <PageTitle>{t('reset.do_title')}</PageTitle>
      <ErrorSummary errors={form?.errors ?? {}} message={form?.message} />
      <Card padded asChild>
        <form method="post" action="/reset-password/do" noValidate>
          <input type="hidden" name="token" value={token} />
          <PasswordField
            name="password"
            label={t('reset.new_password')}
            hint={t('reset.password_hint')}
            autoComplete="new-password"
            error={form?.errors['password']}
            required
          />
          <ActionButton type="submit" wide size="lg">
            {t('reset.do_submit')}
          </ActionButton>
        </form>
      </Card>
    </Page>
  );
}
