import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useSession } from '#member/shared/state/session';
import { ActionButton, LinkButton } from '#member/ui/ActionButton';
import { LetterDrawing, PathDrawing, TeaDrawing } from '#member/ui/drawings';
import { EmptyState } from '#member/ui/EmptyState';
import { ErrorSummary } from '#member/ui/ErrorSummary';
import { Page } from '#member/ui/Page';

/** The link in the mail to a new address leads here. Opening it changes nothing; the button does. */
export default function MailChangeDo() {
  const { t } = useTranslation('link');
  const { form, user } = useSession();
  const [query] = useSearchParams();
  const token = form?.values['token'] ?? query.get('token') ?? '';
  if (query.has('done')) {
    return (
      <Page title={t('mail_change.done_title')} width="form" noIndex>
        <EmptyState
          headingLevel="h1"
          drawing={<TeaDrawing />}
          title={t('mail_change.done_title')}
          action={<LinkButton to={user ? '/members' : '/login'}>{user ? t('members') : t('login')}</LinkButton>}
        >
          {t('mail_change.done_text')}
        </EmptyState>
      </Page>
    );
  }
  if (!token || form?.code === 'link_invalid' || form?.errors['token']) {
    return (
      <Page title={t('spent.title')} width="form" noIndex>
        <EmptyState
          headingLevel="h1"
          drawing={<PathDrawing />}
          title={t('spent.title')}
          action={<LinkButton to={user ? '/settings/email' : '/login?next=/settings/email'}>{t('mail_change.again')}</LinkButton>}
        >
          {t('mail_change.spent')}
        </EmptyState>
      </Page>
    );
  }
  return (
    <Page title={t('mail_change.title')} width="form" noIndex>
      <ErrorSummary errors={{}} message={form?.message} />
      <EmptyState
        headingLevel="h1"
        drawing={<LetterDrawing />}
        title={t('mail_change.title')}
        action={
          <form method="post" action="/mail-change/do">
            <input type="hidden" name="token" value={token} />
            <ActionButton type="submit" size="lg">
              {t('mail_change.submit')}
            </ActionButton>
          </form>
        }
      >
        {t('mail_change.text')}
      </EmptyState>
    </Page>
  );
}
