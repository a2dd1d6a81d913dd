import { useTranslation } from 'react-i18next';
import { useSession } from '#member/shared/state/session';
import { LinkButton } from '#member/ui/ActionButton';
import { HeartsDrawing, LetterDrawing, PathDrawing } from '#member/ui/drawings';
import { EmptyState } from '#member/ui/EmptyState';
import { Page } from '#member/ui/Page';

/** `/activate/done`: the address is confirmed, and everything is open. Whoever comes by another way, and has not confirmed it, is told so. */
export function ActivateDoneScreen() {
  const { t } = useTranslation('activation');
  const { user } = useSession();
  if (user?.status === 'not_confirmed') {
    return (
      <Page title={t('title')} noIndex>
        <EmptyState
          headingLevel="h1"
          drawing={<LetterDrawing />}
          title={t('title')}
          action={
            <LinkButton to="/complete-signup" size="lg">
              {t('code.submit')}
            </LinkButton>
          }
        >
          {t('done.not_yet', { email: user.email })}
        </EmptyState>
      </Page>
    );
  }
  return (
    <Page title={t('done.title')} noIndex>
      <EmptyState
        headingLevel="h1"
        drawing={<HeartsDrawing />}
        title={t('done.title')}
        action={
          <LinkButton to={user ? '/members' : '/login'} size="lg">
            {t(user ? 'done.members' : 'done.login')}
          </LinkButton>
        }
      >
        {t('done.text')}
      </EmptyState>
    </Page>
  );
}

/** `/activate/error`: the link is used up or too old; the way to a new mail. Whoever has confirmed the address needs none. */
export function ActivateErrorScreen() {
  const { t } = useTranslation('activation');
  const { user } = useSession();
  if (user && user.status !== 'not_confirmed') return <ActivateDoneScreen />;
  return (
    <Page title={t('error.title')} noIndex>
      <EmptyState
        headingLevel="h1"
        drawing={<PathDrawing />}
        title={t('error.title')}
        action={
          <LinkButton to={user ? '/complete-signup' : '/login?next=/complete-signup'}>{t(user ? 'error.again' : 'done.login')}</LinkButton>
        }
      >
        <p>{t('error.text')}</p>
        {user ? null : <p>{t('error.login_first')}</p>}
      </EmptyState>
    </Page>
  );
}
